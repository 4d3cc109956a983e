import type { enLength } from './en-length';

/** 中文界面：句长与信息瓶颈。 */
export const zhLength: Readonly<Record<keyof typeof enLength, string>> = {
  'length.title': '句子越长，译得怎样？（{pair}）',
  'length.figure': '不同源句长度的 BLEU 分，带 95% 置信区间',
  'length.axis.words': '源句的词数',
  'length.slider': '句子长度',
  'length.words': '{words} 个词',
  'length.legend': '画哪些模型的曲线',
  'length.inputs': '输入条数',
  'length.fetching': '正在取测量结果……',
  'length.failed': '没有取到测量结果。',
  'length.none': '这个网站上没有按句长测量的结果，所以没有曲线。',
  'length.otherPair': '这里的曲线、试译的句子和梯度，都是{pair}的。你选的是{other}，这个方向还没有测量过。',
  'length.ownModel': '这里都是本站{pair}模型的结果。你自己的模型“{model}”没有测量过，所以没有曲线。',
  'length.switch': '换成{pair}',
  'length.unmeasured': '还没有测量：{models}。',
  'length.noNone': '这个网站上没有“无注意力”的模型，因此没有对照。',
  'length.verdict.ahead':
    '{words} 个词时，{model}得 {score} 分，无注意力的模型得 {other} 分：相差 {gain} 分，很难说是偶然。',
  'length.verdict.behind':
    '{words} 个词时，无注意力的模型反而领先：它得 {other} 分，{model}得 {score} 分，很难说是偶然。',
  'length.verdict.close':
    '{words} 个词时，{model}得 {score} 分，无注意力的模型得 {other} 分。两条区间有重叠，也许只是偶然。',
  'length.verdict.best': '{words} 个词时，{model}得 {score} 分，这是它最好的成绩。',
  'length.verdict.alone': '{words} 个词时，{model}得 {score} 分，比它最好的时候少 {lost}。',
  'length.verdict.few': '这么长的输入只有 {inputs} 条，要小心看待。',
  'length.how': '用的是测试集里的句子；长的输入由相邻几句连成，一口气译完，不分句。色带是 95% 置信区间（自助法）。',
  'gradients.title': '损失能传回多远？（{pair}）',
  'gradients.initial': '训练之前',
  'gradients.trained': '训练之后',
  'gradients.figure': '损失对编码器各状态的梯度的范数，按离句尾的距离，{when}',
  'gradients.axis': '离句尾有几个子词',
  'gradients.verdict': '训练之后，离句尾 {distance} 个子词处的梯度与句尾处相比：{list}。',
  'gradients.part': '{model}是 {times} 倍',
  'gradients.none': '这个网站上没有梯度的测量结果。',
  'gradients.how':
    '每条线是损失对编码器正向各状态的梯度的范数，取 64 条长输入的平均；纵轴每格差十倍。有注意力时，损失到每个状态都有一条近路；没有注意力时，它只能一步一步往回走。',
  'trial.title': '当场试一试（{pair}）',
  'trial.source': '模型要一口气读完这 {words} 个词：',
  'trial.another': '换一句',
  'trial.choice': '由哪个有注意力的模型来试',
  'trial.lost': '{total} 个实词里少了 {lost} 个。',
  'trial.reference': '人的译文，标出的是这个模型没有写的词：',
  'trial.chosen':
    '每种长度的第一个例子是挑出来的，差别看得最清楚；其余没有挑过。单个例子有好有坏，下一个也可能正相反：真正的证据是曲线。',
  'trial.how':
    '标法：拿人的译文里的每个词到模型的译文里去找，不论次序和大小写。the、of 这样的小词不找；用了很好的同义词，也算缺少。',
  'trial.licence': '句子取自画曲线所用的测试集，没有一个模型学过它们。来源：Tatoeba（tatoeba.org），CC BY 2.0 FR。',
};
