/** Sentences worth a try, by the language that the model reads; the first is what the page opens with. */
const kExamples: Readonly<Record<string, readonly string[]>> = {
  fr: [
    "Il m'a entarté.",
    "il a m' entarté",
    "J'aime l'apprentissage profond.",
    'Elle a une voiture rouge.',
    'Je ne sais pas où il est.',
    "L'accord sur la zone économique européenne a été signé en août 1992.",
  ],
  zh: ['他用馅饼砸了我。', '我喜欢深度学习。', '机器翻译是一个难题。', '解码器会回头看源句子。'],
};

export function examplesFor(language: string): readonly string[] {
  return kExamples[language] ?? [];
}
