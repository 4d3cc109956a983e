import { loadSimplifier } from '../client/simplify';
import { checkText, type CheckedText } from './input-check';

/** What a model is given to read, and what to tell whoever typed it. Only Chinese may have to wait for something. */
export function readingOf(typed: string, language: string, load = loadSimplifier): CheckedText | Promise<CheckedText> {
  const checked = checkText(typed, language);
  return readsSimplified(language) && /\p{Script=Han}/u.test(checked.text) ? inSimplified(checked, load) : checked;
}

function readsSimplified(language: string): boolean {
  return /^zh\b/.test(language) && !/^zh-(Hant|TW|HK|MO)\b/.test(language);
}

/** Traditional characters as the simplified ones that the model has learnt. */
async function inSimplified({ text, notes }: CheckedText, load: typeof loadSimplifier): Promise<CheckedText> {
  try {
    const simplified = (await load())(text);
    const [from, to] = firstDifference(text, simplified);
    if (from === '') return { text, notes };
    return { text: simplified, notes: [...notes, { key: 'note.simplified', values: { from, to } }] };
  } catch {
    return { text, notes: [...notes, { key: 'note.notSimplified' }] };
  }
}

/** The first characters that are written otherwise, as an example. */
function firstDifference(before: string, after: string): readonly [string, string] {
  const [old, now] = [[...before], [...after]];
  const at = old.findIndex((letter, index) => letter !== now[index]);
  if (at < 0) return ['', ''];
  const length = old.slice(at).findIndex((letter, index) => letter === now[at + index]);
  const end = length < 0 ? undefined : at + length;
  return [old.slice(at, end).join('').slice(0, 8), now.slice(at, end).join('').slice(0, 8)];
}
