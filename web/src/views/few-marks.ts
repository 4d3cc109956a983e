/** More than any script writes on one letter, and no more than a line has room for. */
const kMost = 4;

const kPiled = new RegExp(`(\\p{M}{${kMost}})\\p{M}+`, 'gu');

/** A text as it is drawn: of marks that are piled on one letter only the first, so that they stay in their line. */
export function withFewMarks(text: string): string {
  return text.replace(kPiled, '$1');
}
