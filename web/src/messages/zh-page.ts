import type { enPage } from './en-page';

/** 只有网站自己的页面才说的话：可以带走什么，带走的文件怎样介绍自己。 */
export const zhPage: Readonly<Record<keyof typeof enPage, string>> = {
  'app.lab': '实验室',
  'app.lesson': '课程',
  'app.guide': '嵌入',
  'app.models': '模型',
  'app.pages': '本站的页面',
  'guide.copy': '复制',
  'guide.copied': '已复制',
  'guide.notCopied': '已选中，请复制',
  'check.same': '已在这台设备上核对：算出的数字和我们的一样。',
  'check.words': '这台设备算出的结果和我们的不一样：“{text}”译成了“{found}”，本应是“{expected}”。请换一个浏览器试试。',
  'check.weights': '这台设备算出的数字和我们的不一样：有一个注意力权重差了 {difference}。请换一个浏览器试试。',
  'check.how': '在这里翻译“{text}”，再和我们附带的结果逐个比较：每个子词、每个注意力权重',
  'stages.title': '时间花在哪里',
  'stages.tokenise': '切分子词',
  'stages.encode': '读：编码器',
  'stages.recurrence': '解码器状态',
  'stages.attend': '回头看：注意力',
  'stages.output': '挑选子词：输出层',
  'stages.search': '搜索',
  'stages.bindings': 'C++ 与页面之间',
  'stages.drawing': '画图',
  'stages.note':
    '这是刚才在这里完成的一次翻译（{pieces} 个子词）。许多浏览器的时钟每 0.1 毫秒才走一格：更短的时间要么只在平均意义上准确，要么显示为 0。',
  'stages.ms': '{ms} 毫秒',
  'app.file': '这一页是一个独立的文件，不联网也能用。组成与许可',
  'app.file.broken': '这个文件在这里打不开：可能不完整，或者浏览器太旧。2023 年以后的浏览器都可以。',
  'take.page.whole': '把这一页带走（{size}）',
  'take.page.hint': '一个 HTML 文件，程序、模型和这句话都在里面，不联网也能用',
};
