import type { Label } from '../views/alignment-view';

/** Which word of a translation a question is about: the first of these that is in it; null when none is. */
export function rowOfWord(labels: readonly Label[], wanted: readonly string[]): number | null {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  for (const word of wanted) {
    const row = labels.findIndex(({ text }) => plain(text) === plain(word));
    if (row >= 0) return row;
  }
  return null;
}

/** A sentence again from its words, with blanks only where there were any; its end left out. */
export function written(labels: readonly Label[]): readonly { readonly gap: string; readonly text: string }[] {
  return labels
    .filter(({ isEnd }) => !isEnd)
    .map(({ text, begin }, at, all) => ({ gap: at > 0 && begin > all[at - 1]!.end ? ' ' : '', text }));
}

/** A word to ask about when the model did not write the one that was expected: the longest. */
export function anyRow(labels: readonly Label[]): number {
  const lengths = labels.map(({ text, isEnd }) => (isEnd ? 0 : text.length));
  return lengths.indexOf(Math.max(...lengths));
}

/** How much of two distributions is the same, from 0 to 1. */
export function overlap(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, weight, at) => sum + Math.min(weight, other[at] ?? 0), 0);
}

/** What a reader drew, made to sum to one; all alike where nothing was drawn. */
export function asDistribution(drawn: readonly number[]): readonly number[] {
  const total = drawn.reduce((sum, weight) => sum + weight, 0);
  return drawn.map((weight) => (total > 0 ? weight / total : 1 / drawn.length));
}
