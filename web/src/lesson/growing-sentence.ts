/** A sentence that grows clause by clause, and what a translation of it has to bring across. */
export interface Clause {
  readonly french: string;
  readonly facts: readonly Fact[];
}

/** A thing told in the sentence, and the English words by which one may know it. */
export interface Fact {
  readonly name: string;
  readonly words: readonly string[];
}

const fact = (name: string, ...others: string[]): Fact => ({ name, words: [name, ...others] });

export const kClauses: readonly Clause[] = [
  { french: 'Elle pleure', facts: [fact('crying', 'cries', 'cried', 'weeping', 'weeps', 'cry')] },
  {
    french: ' parce que son chat est malade',
    facts: [fact('cat'), fact('sick', 'ill')],
  },
  { french: ', et son frère est en colère', facts: [fact('brother'), fact('angry', 'mad', 'upset')] },
  { french: " parce qu'il a perdu ses clés", facts: [fact('lost', 'loses'), fact('keys', 'key')] },
  { french: ', mais leur mère rit', facts: [fact('mother', 'mom'), fact('laughs', 'laughed', 'laughing', 'laugh')] },
  { french: " parce qu'elle a trouvé de l'argent", facts: [fact('found', 'finds'), fact('money')] },
  { french: ' dans la cuisine', facts: [fact('kitchen')] },
  { french: ', et leur père dort', facts: [fact('father', 'dad'), fact('sleeps', 'sleeping', 'asleep', 'slept')] },
];

export function sentenceOf(count: number): string {
  return `${kClauses
    .slice(0, count)
    .map(({ french }) => french)
    .join('')}.`;
}

export interface Kept {
  readonly name: string;
  readonly kept: boolean;
}

/** Which facts a translation still has. This counts words; it does not judge the grammar. */
export function keptFacts(count: number, translation: string): readonly Kept[] {
  const words = new Set(translation.toLowerCase().match(/\p{L}+/gu) ?? []);
  return kClauses
    .slice(0, count)
    .flatMap(({ facts }) => facts)
    .map((one) => ({ name: one.name, kept: one.words.some((word) => words.has(word)) }));
}
