import type { lessonFiguresEn } from './lesson-figures-en';

/** 课程中图、练习和练习纸上的文字。 */
export const lessonFiguresZh: Readonly<Record<keyof typeof lessonFiguresEn, string>> = {
  'model.is': '模型：',
  'model.fetch': '下载“{model}”模型，{bytes}',
  'missing.scorer': '这里要用“{scorer}”这个模型，本站暂时还没有。等它来了，就会显示在这里。',
  'missing.wiring': '本站还没有这样连接的模型。公式照样成立，等有了模型，这里就会出现数字。',
  'missing.any': '本站没有可以用在这里的模型。',

  'bottleneck.none': '只传一个向量',
  'bottleneck.additive': '可以回头看',
  'bottleneck.length': '长度',
  'bottleneck.clauses': '{number} 个分句，共 {count} 个',
  'bottleneck.kept': '传过来的：{kept} / {count}',
  'bottleneck.lost': '丢了',
  'bottleneck.counted': '数法：译文里有没有这个词或意思相近的词。这里不看语法对不对。',

  'idea.read': '它读到的句子，看得越多字越大',
  'idea.wrote': '它写出的句子',
  'idea.said': '写“{target}”时，它看得最多的是“{source}”：{weight}。',
  'idea.end': '“⟂ 句尾”表示句子结束，网络把它也当成一个词来读、来写。',

  'equations.wiring': '接法',
  'equations.context_in': '旧状态提问（Bahdanau）',
  'equations.context_out': '新状态提问（Luong）',
  'equations.numbers': '分数和权重只列最大的三个，向量只列前三个数。',
  'equations.last': '句子到此结束',

  'soft.step': '写“{target}”这一步的真实分数：',
  'soft.word': '词',
  'soft.nudge': '“{source}”的分数',
  'soft.table': '分数、软权重和硬选择，每行一个法语词',
  'soft.score': '分数',
  'soft.soft': '软：softmax',
  'soft.hard': '硬：最大的全拿走',
  'soft.slope': '在“{source}”处的坡度：软的是 {slope}（也就是 α(1 − α)），硬的是 0。坡度为 0，梯度就无话可说。',

  'facts.model': '模型',
  'facts.formula': '打分',
  'facts.parameters': '自己的参数',
  'facts.bleu': 'BLEU',
  'facts.aer': 'AER（Europarl，按注意力）',
  'facts.none': '未测量',
  'facts.absent': '本站暂时没有',

  'gains.aer': '对齐错误率，对应关系直接从注意力权重读出（越低越好）',
  'gains.golden': 'Europarl（100 对）',
  'gains.hansards-trial': 'Hansards（37 对）',
  'gains.sets':
    '人工标注：Europarl 是欧洲议会的发言记录，全部是确定的对应（Graça 等，2008）；Hansards 是加拿大议会的发言记录，对应分确定和可能两种（HLT-NAACL 2003）。数字读自各模型自带的文件。',

  'variants.table': '各种打分办法的代价和实测结果',
  'variants.letters':
    '编码器状态 $h_j$ 有 $2h$ 个数，解码器状态 $s$ 有 $d$ 个数，$r$ 和 $A$ 由人选定。“自己的参数”只算打分函数本身，按各模型的配置算出。BLEU 是在没见过的句子上的翻译得分，越高越好；AER 在 Europarl 的 100 对句子上测得，对应关系直接从注意力权重读出，越低越好。',

  'general.angle': '查询的方向',
  'general.length': '查询的长度',
  'general.legend': 'q 是查询；A 到 D 是键，也是值；圆圈是读出来的结果 Σ α v。',
  'general.picture': '查询、四个键和结果。权重：{weights}',
  'general.cross': '交叉注意力：译文看源句',
  'general.self': '自注意力：句子看自己',
  'general.who': '在下面一行选一个词，上面连着的就是它能看到的词。',
  'general.asks': '提问（查询）',
  'general.answers': '回答（键和值）',
  'general.reads': '{word} 能看到：{words}',

  'exercise.wrote': '模型写出：',
  'exercise.pick': '写“{target}”时，它看得最多的是哪里？选一个词。',
  'exercise.draw': '写“{target}”时，它的权重怎么分配？用滑块画出来。',
  'exercise.reveal': '揭晓',
  'exercise.again': '再来一次',
  'exercise.firstGuess': '先猜，再看。',
  'exercise.yours': '你：{weight}',
  'exercise.right': '猜对了。写“{target}”时看得最多的是“{top}”：{weight}。',
  'exercise.wrong': '你选了“{guess}”，它只分到 {yours}。看得最多的是“{top}”：{weight}。',
  'exercise.drawn': '你画的权重里，有 {share}% 和模型重合。它看得最多的是“{top}”：{weight}。',
  'exercise.drawnWell': '画得很准：有 {share}% 和模型重合。它看得最多的是“{top}”：{weight}。',
  'exercise.pie':
    '法语里有个动词，专指“拿馅饼砸人”：*fr:entarter*。于是英语句子里有馅饼（*pie*），法语句子里却没有“馅饼”这个词。它会看哪里？',
  'exercise.pie.after':
    '看 *fr:entarté*：一个词里既有动作，又有馅饼。一对一的词表说不出这种关系，权重说得出。不过它回头看，是因为不得不看。最初的训练文本里，*hit … with a* 后面总是 *pie*：解码器不看也知道下一个词，对 *fr:entarté* 几乎不理会，只有 0.02。后来文本里的人也会被别的东西打到，有些东西同样藏在动词里，它才回头去找。解码器回头看的，是它还不知道的东西。',
  'exercise.car': '英语和汉语一样，说“红色的车”；法语却说“车 红色的”。语序在这里交叉了。',
  'exercise.car.after':
    '没有哪条规则让解码器往回退一步。它只是提出下一步需要什么，哪个状态最合适就由哪个来答，不管在什么位置。在对齐图上，语序交叉的词会离开对角线。',
  'exercise.not': '法语的否定要说两次：*fr:ne … pas*，把动词夹在中间；英语只说一次。',
  'exercise.not.after': '软权重不必二选一。换成硬对齐，就只能归给 *fr:ne*，或者归给 *fr:pas*，或者两边都算一整份。',
  'exercise.first': '这题有点“坑”：写第一个词的时候，它会看哪里？',
  'exercise.first.after':
    '如果它看的是句尾，也不奇怪：那里的状态已经读完了全句，什么都还没写的时候，正好从那里下手。如果它看的是 *fr:Je*，就和你想的一样。权重是线索，不是词典。',

  'worksheet.sentence': '一句法语',
  'worksheet.examples': '例句',
  'worksheet.print': '打印格子和答案',
  'worksheet.blank': '它在看哪里？',
  'worksheet.name': '姓名：______________      日期：______________',
  'worksheet.how':
    '带注意力的翻译模型读上面的法语句子，写出英语句子。每一行是一个英语词。给每一行分 10 分：写这个词时，它看每个法语词各看多少？（“⟂ 句尾”表示句子结束。）',
  'worksheet.question1': '哪一行的分数你分得最散？为什么？',
  'worksheet.question2': '哪里的语序交叉了？',
  'worksheet.question3': '和答案比一比：模型看了哪些你没想到的地方？能说说原因吗？',
  'worksheet.key': '答案：模型看了哪里',
  'worksheet.strongest': '每一行里最大的权重：',
  'worksheet.looks': '写 {target} 时看得最多的是 {source}：{weight}',
  'worksheet.model': '模型 {model} 翻译这句话时的权重，每一行加起来都是 1。',
};
