export interface ModelsTexts {
  readonly title: string;
  readonly lead: string;
  readonly model: string;
  readonly bytes: string;
  readonly interval: string;
  /** A rate is nothing without the links it was held against and what its own were read off. */
  readonly aer: string;
  readonly how: string;
  readonly tested: string;
  readonly lab: string;
  readonly untranslated: string;
  readonly none: string;
}

/** What the page of models says beside the cards. It is written while the site is built; no script carries it. */
export const modelsEn: ModelsTexts = {
  title: 'The models',
  lead: 'Every model on this site, with what was measured of it and what it is bad at. They are small on purpose: small enough to see through, and small enough to fail in ways worth looking at.',
  model: 'model',
  bytes: 'size',
  interval: '95 % interval',
  aer: 'AER on {set}: by attention / with erasure',
  how: 'BLEU and chrF2 compare with a person’s translation; higher is better. AER compares the links with those that people drew in two sets of sentences; lower is better, and only rates on the same set compare. The first number takes the attention weights as they are; the second also leaves out one source word after the other and asks what each word that was written depends on.',
  tested: '· measured on {count} sentences it never saw',
  lab: 'try it in the lab',
  untranslated: '',
  none: 'This model has no card.',
};

export const modelsZh: ModelsTexts = {
  title: '模型',
  lead: '本站的每一个模型：测出了什么，哪里做得不好。它们是有意做小的：小到可以看透，错起来也值得一看。',
  model: '模型',
  bytes: '大小',
  interval: '95% 置信区间',
  aer: 'AER，{set}：只看注意力 / 也做删词试验',
  how: 'BLEU 和 chrF2 把译文同人的译文相比，越高越好。AER 把对齐同人画的连线相比，越低越好；连线画在两组句子上，同一组的数才能互相比较。前一个数直接用注意力权重；后一个数还逐个删去源语言词，看写出的词到底依赖谁。',
  tested: '· 在它没见过的 {count} 个句子上测得',
  lab: '到实验室里试试',
  untranslated: '这个模型的说明卡只有英文。',
  none: '这个模型没有说明卡。',
};
