import type { Hypothesis } from '../protocol/translation';
import { labelsOf, type Label } from './alignment-view';

/** Below this a word is doubtful: the decoder held all others together for likelier. */
export const kDoubt = 0.5;

export interface WordConfidence {
  readonly label: Label;
  /** Of all the word's pieces: their product. */
  readonly probability: number;
  readonly doubtful: boolean;
}

/** How sure the decoder was of each word that it wrote, the end of the sentence among them. */
export function wordConfidences(hypothesis: Hypothesis): readonly WordConfidence[] {
  const sums = hypothesis.target.words.map(() => 0);
  hypothesis.target.tokens.forEach(({ word }, at) => {
    sums[word] = (sums[word] ?? 0) + (hypothesis.tokenLogProbabilities[at] ?? 0);
  });
  return labelsOf(hypothesis.target, 'words').map((label, word) => {
    const probability = Math.exp(sums[word] ?? 0);
    return { label, probability, doubtful: probability < kDoubt };
  });
}
