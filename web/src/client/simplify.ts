import { late } from '../protocol/late';

/** OpenCC's tables: what is written otherwise in simplified Chinese, as "traditional simplified|…". */
export interface TraditionalTable {
  readonly characters: string;
  readonly phrases: string;
}

export type Simplify = (text: string) => string;

/** A function that writes traditional characters as simplified ones; where a phrase decides, it goes before its characters. */
export function simplifierOf({ characters, phrases }: TraditionalTable): Simplify {
  const all = new Map(`${phrases}|${characters}`.split('|').map((pair) => pair.split(' ') as [string, string]));
  const longest = new Map<string, number>();
  for (const key of all.keys()) {
    const [first, length] = [[...key][0]!, [...key].length];
    longest.set(first, Math.max(length, longest.get(first) ?? 0));
  }
  return (text) => {
    const letters = [...text];
    let written = '';
    for (let at = 0; at < letters.length;) {
      let length = Math.min(longest.get(letters[at]!) ?? 1, letters.length - at);
      while (length > 1 && !all.has(letters.slice(at, at + length).join(''))) --length;
      const read = letters.slice(at, at + length).join('');
      written += all.get(read) ?? read;
      at += length;
    }
    return written;
  };
}

let simplifier: Promise<Simplify> | null = null;

/** The tables are fetched when they are needed first; a failed fetch is tried again the next time. */
export function loadSimplifier(): Promise<Simplify> {
  simplifier ??= late(() => import('./traditional.json')).then(({ default: table }) => simplifierOf(table));
  simplifier.catch(() => (simplifier = null));
  return simplifier;
}
