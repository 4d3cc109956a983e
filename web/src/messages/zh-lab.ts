import type { enLab } from './en-lab';

/** 中文界面的其余部分：怎样读图、模型，以及还能打开什么。 */
export const zhLab: Readonly<Record<keyof typeof enLab, string>> = {
  'look.open': '画法',
  'map.guide.scale': '每一行是模型写出的一个词。颜色越靠近色条右端，写这个词时看那里就越多。',
  'map.guide.swapped': '每一列是模型写出的一个词。格子越醒目，写这个词时看那里就越多。',
  'map.guide.strongest': '只画每个词看得最多的那一处，其余权重没有画出来。',
  'map.guide.threshold': '涂色的格子权重不小于 {threshold}，其余没有画出来。',
  'direction.label': '从哪种语言到哪种语言',
  'direction.name': '{source} → {target}',
  'answer.other': '这还是“{model}”的译文',
  'model.late': '{scorer}（后接上下文）',
  'model.own': '你的：{scorer}',
  'model.wiring.context_in': '用上一个状态提问，上下文向量参与算出下一个状态',
  'model.wiring.context_out': '用新的状态提问，上下文向量只用来输出',
  'vector.name': '一个向量',
  'vector.size': '：{size} 个数，句子再长也是这么多',
  'view.compare': '并排比较',
  'compare.later': '同一个句子，交给几个模型翻译，并排来看。',
  'view.fiveMinds': '五种问法',
  'take.title': '带走',
  'own.open': '打开模型文件夹……',
  'own.opening': '正在打开……',
  'own.hint': '自己训练的模型文件夹；也可以把文件拖到本页。文件只在这台设备上读取，不会发送到任何地方。',
};
