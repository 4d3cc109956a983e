import type { enFiles } from './en-files';

/** 注意力文件里可能出的错：在哪一行，该怎么办；以及图下可能写的话。 */
export const zhFiles: Readonly<Record<keyof typeof enFiles, string>> = {
  'file.illustrative': '示意图，不是训练结果。',
  'file.empty': '里面没有内容。请用属性、文件或元素里的 script 给出权重。',
  'file.unknown':
    '第 {line} 行：认不出是什么格式。请写明：format="nematus"、"marian"、"opennmt"、"sockeye"、"pharaoh"、"json" 或 "csv"。',
  'file.json': '第 {line} 行：不是正确的 JSON。请检查括号、逗号和引号。',
  'file.fields': '第 {line} 行：“|||” 之间只有 {found} 栏，这种格式应当更多。格式写对了吗？',
  'file.number': '第 {line} 行：“{text}” 不是数。权重是 0 到 1 之间的数。',
  'file.range': '第 {line} 行：{text} 小于 0。权重是 0 到 1 之间的数。',
  'file.rows': '第 {line} 行：有 {found} 行权重，目标词却有 {words} 个。每个词要一行，句末可以再加一行。',
  'file.columns': '第 {line} 行：有 {found} 个权重，源词却有 {wanted} 个。每个词要一个权重，句末可以再加一个。',
  'file.link': '第 {line} 行：“{text}” 不是对齐链接。写法是“源-目标”，从 0 数起：0-0 1-2。',
  'file.linkOutside':
    '第 {line} 行：链接 {link} 超出了 {source} 个源词和 {target} 个目标词。两边的文本和这个文件对得上吗？',
  'file.needsSource': '第 {line} 行：文件里没有源词。请写在属性 source 里。',
  'file.needsTarget': '第 {line} 行：文件里没有目标词。请写在属性 target 里。',
  'file.noMatrix': '第 {line} 行：没有找到权重。每个目标词要有一行数。',
  'file.noSentence': '共有 {count} 句，没有第 {wanted} 句。',
  'file.unreachable': '取不到文件 {file}。地址写对了吗？那台服务器允许这个页面读取吗（Access-Control-Allow-Origin）？',
  'file.refused': '服务器没有给出文件 {file}，回答是 {status}。地址写对了吗？',
  'file.tooLarge': '第 {line} 行：一张图最多 {most} 个词。',
};
