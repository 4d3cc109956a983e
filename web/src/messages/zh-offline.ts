import type { enOffline } from './en-offline';

/** 离线使用时页面要说的话，随对话框一起取来。 */
export const zhOffline: Readonly<Record<keyof typeof enOffline, string>> = {
  'offline.title': '离线使用“回看”',
  'offline.site.unasked': '即将把网页存到这台设备上……',
  'offline.site.keeping': '正在把网页存到这台设备上……',
  'offline.site.kept': '网页已存到这台设备上，没有网络也能打开。',
  'offline.site.failed': '网页没能存到这台设备上（{reason}）。请在联网时重试。',
  'offline.plain-http':
    '本页是通过普通 http 打开的，浏览器不会保存任何东西：没有网络就打不开，每次打开都要重新下载模型。其他功能照常。',
  'offline.plain-http.do': '想离线使用，请向管理服务器的人要 https 地址；在自己的电脑上，用 http://localhost 也行。',
  'offline.refused': '浏览器不肯为本页保存任何东西：可能是无痕窗口，或者设置不允许。没有网络就打不开，其他功能照常。',
  'offline.refused.do': '想离线使用，请在普通窗口里打开。',
  'offline.file':
    '也可以把这一页作为一个文件带走。不联网也能打开，换一台设备、放在 U 盘里都行；浏览器须是 2022 年以后的（Safari 须是 2023 年以后的）：',
  'offline.file.take': '{model}（{size}）',
  'offline.models': '模型',
  'offline.model.kept': '已在这台设备上',
  'offline.model.missing': '还没有下载',
  'offline.all': '全部存到这台设备（{bytes}）',
  'offline.progress': '正在把全部内容存到这台设备',
  'offline.cancel': '取消',
  'offline.complete': '全部内容都在这台设备上了，可以断开网络。',
  'offline.cancelled': '已停止。收到的部分会保留，下次接着下载。',
  'offline.again': '收到的部分会保留，重试时接着下载。',
  'offline.remove': '删除模型（{bytes}）',
  'offline.removed': '模型已删除，用到时会重新下载。',
  'offline.mayBeCleared': '设备空间不足时，浏览器可能会清掉这些内容：上课前请再到这里看一眼。',
  'failure.full': '这台设备放不下了。请腾出一些空间，再重试。',
  'failure.not-kept': '浏览器不肯保存：可能是无痕窗口，或者设置不允许。',
  'update.ready': '网页有了新版本，已存到这台设备上。',
  'update.reload': '重新打开',
  'update.others': '请先关掉其他打开着“回看”的标签页（{count} 个），它们还在用旧版本。',
};
