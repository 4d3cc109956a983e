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
  'app.file': '这一页是一个独立的文件，不联网也能用。组成与许可',
  'app.file.broken': '这个文件在这里打不开：可能不完整，或者浏览器太旧。2023 年以后的浏览器都可以。',
  'take.page.whole': '把这一页带走（{size}）',
  'take.page.hint': '一个 HTML 文件，程序、模型和这句话都在里面，不联网也能用',
};
