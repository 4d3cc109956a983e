// 模型说明卡的中文。数字同英文卡来自同样的文件。
const kLanguages = { fr: '法语', en: '英语', 'zh-Hans': '简体中文' };
const kScorerNames = {
  none: '无注意力',
  dot: '点积注意力',
  general: '双线性注意力',
  reduced_rank: '低秩注意力',
  additive: '加性注意力',
};

const directionOf = ({ source_language: source, target_language: target }) =>
  `${kLanguages[source]} → ${kLanguages[target]}`;

export const cardZh = {
  // 中文里换行会显示成空格，所以一段就是一行。
  between: '',
  title: (config) =>
    `${directionOf(config)}，${kScorerNames[config.scorer]}${config.wiring === 'context_out' ? '（后接上下文）' : ''}`,
  lead:
    '这是一个小小的循环神经网络翻译模型，看得见它看了哪里。它是为教学做的，不适合翻译文件：它学的都是短短的日常句子，' +
    '新闻、法律、诗歌，它懂得很少。翻错的时候，对齐图往往能说明原因。',
  leadWithout:
    '这是一个没有注意力的小小的循环神经网络翻译模型，是其他模型的参照。它把整句话压进一个向量，再也不回头看，' +
    '所以没有对齐图。它学的都是短短的日常句子，新闻、法律、诗歌，它懂得很少。',
  headings: { network: '网络', scores: '得分', training: '训练', licence: '许可与出处' },
  tableHead: ['项目', '数值'],
  labels: {
    direction: '翻译方向',
    scorer: '打分函数',
    wiring: '接法',
    attentionSize: '注意力层的大小',
    cell: '循环单元',
    encoder: '编码器',
    decoder: '解码器',
    pieces: '子词',
    parameters: '参数',
    bleu: (beam) => `BLEU（束宽 ${beam}，int8）`,
    chrf: 'chrF2（同上）',
    greedy: 'BLEU（贪心，int8）',
    relaxed: (beam) => `BLEU（束宽 ${beam}，int8，浏览器支持 relaxed SIMD 时）`,
    float32: (beam) => `BLEU（束宽 ${beam}，float32）`,
    bleuSignature: 'BLEU 的计算方式',
    chrfSignature: 'chrF 的计算方式',
    test: '测试文件',
    unfinished: '因长度上限而截断',
    aer: (set, evidence) => `AER，${set}，${evidence}`,
    symmetrised: '同上，合并两个方向（grow-diag-final-and）',
  },
  scorers: {
    none: '无注意力：只有一个固定的向量，即编码器最后的状态',
    dot: '点积，e = sᵀh',
    general: '双线性（乘法），e = sᵀWh',
    reduced_rank: '低秩双线性，e = (Us)ᵀ(Vh)',
    additive: '加性，e = vᵀtanh(W₁h + W₂s)',
  },
  wirings: {
    context_in: 'Bahdanau：由上一个解码器状态提问，上下文向量参与算出新的状态',
    context_out: 'Luong：由新的解码器状态提问，上下文向量和状态一起预测',
  },
  wiringWithout: '没有：解码器的每一步都得到同一个向量',
  goldSets: { golden: 'Europarl（100 对）', 'hansards-trial': 'Hansards（37 对）' },
  evidences: { attention: '按注意力权重', erasure: '按删词试验', both: '两者结合' },
  direction: directionOf,
  encoder: ({ encoder_layers: layers, encoder_size: size }) => `双向，${layers} 层，每个方向 ${size} 个数`,
  decoder: ({ decoder_size, embedding_size }) => `${decoder_size} 个数；词向量 ${embedding_size} 个数`,
  pieces: ({ source_vocabulary, target_vocabulary }) =>
    `源语言 ${source_vocabulary} 个，目标语言 ${target_vocabulary} 个（BPE，生僻字拆成字节）`,
  interval: (low, high) => `（95% 置信区间 ${low} 到 ${high}）`,
  test: (file, sentences) => `\`${file}\`，${sentences} 句`,
  sentences: (shown) => `${shown} 句`,
  alignment: (aer, precision, recall) => `${aer}（准确率 ${precision}，召回率 ${recall}）`,
  equations:
    '这里提到的文件都在 Lookback 的源码仓库里：公式见 `docs/model.md`，文件格式见 `docs/formats.md`，对齐的量法见 `docs/alignment.md`。',
  byLength: '按长度：长的输入由测试集里相邻的几句连成，不分句，一口气译完。',
  lengthHead: ['源句词数', '输入条数', 'BLEU'],
  measured: '得分由 `lookback evaluate` 用本站的权重测出。测试句很短（中位数 6 到 7 个词），得分不能说明长文译得怎样。',
  repeated: (times) => `，每对重复 ${times} 次`,
  training: ({ updates, hours, best, loss }, showcase) =>
    `在两个核上更新 ${updates} 次，用时 ${hours} 小时；权重取滑动平均，留下的是在没有用来训练的句子上损失最小的那一次` +
    `（第 ${best} 次更新，每个子词 ${loss} 奈特）。` +
    (showcase ? '展示用的句对（课堂例句）也在训练数据里，而且重复多次；这些句子翻得好，说明不了什么。' : ''),
  clean: (id) =>
    `测试文件里的句子，无论哪一边，都不在训练数据里。用 \`npm run make-model -- ${id}\` 可以从头重做一遍。`,
  licence:
    '权重来自 Tatoeba 项目（tatoeba.org）的句子，CC BY 2.0 FR，选自 manythings.org/anki 和 Tatoeba Challenge（Helsinki-NLP）；' +
    '权重也按同一许可（CC BY 2.0 FR）提供。',
  captions: '图片说明来自 3AM（Ma 等，LREC-COLING 2024），MIT 许可。',
  openCc: '中文用 OpenCC 的转换表转成简体，Apache-2.0 许可。',
  program: '程序按 MIT 许可提供。',
};
