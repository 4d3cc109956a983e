import type { Range } from '../protocol/translation';

/** What of a reference translation stands nowhere in another one. */
export interface LostWords {
  /** The words of the reference that were looked for and not found, in its order. */
  readonly lost: readonly Range[];
  /** How many were looked for. */
  readonly total: number;
}

/** Words that hold a sentence together and say little; they are not looked for. */
const kSmallWords = new Set(
  (
    'a an the this that these those there here i you he she it we they me him her us them my your his its our their ' +
    'mine yours who whom whose which what and or but nor so if than then as of to in on at by for from with into about ' +
    'up out off over under down am is are was were be been being do does did done have has had having will would shall ' +
    'should can could may might must not no yes too very just also only all any some'
  ).split(' '),
);

/** A word with what holds it together; "don't" is one word, and so are "well-known" and 3.5. */
const kWord = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

/**
 * Word by word, whatever the order and the case: a word that stands twice in the reference must stand twice in the
 * translation. A synonym counts as lost, which is why the page says how the marking is made.
 */
export function lostWords(reference: string, translation: string): LostWords {
  const there = new Map<string, number>();
  for (const [word] of translation.matchAll(kWord)) there.set(plain(word), (there.get(plain(word)) ?? 0) + 1);
  const lost: Range[] = [];
  let total = 0;
  for (const { 0: word, index } of reference.matchAll(kWord)) {
    const key = plain(word);
    if (isSmall(key)) continue;
    ++total;
    const left = there.get(key) ?? 0;
    if (left > 0) there.set(key, left - 1);
    else lost.push({ begin: index, end: index + word.length });
  }
  return { lost, total };
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

/** Also "I'm", "don't", "you'll". */
function isSmall(word: string): boolean {
  const [stem, ending] = word.split("'");
  if (ending === undefined) return kSmallWords.has(word);
  return kSmallWords.has(stem!) || (ending === 't' && kSmallWords.has(stem!.replace(/n$/, '')));
}
