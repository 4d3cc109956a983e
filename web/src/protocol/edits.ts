import type { DecodingOptions } from './decoding-options';
import type { Hypothesis, Token } from './translation';
import type { Edit } from './what-if';

/** What a reader does to a translation, as decoding options. */

const kEnd = '</s>';

export function optionsOf({ prefix, ends, weights }: Edit): DecodingOptions {
  const begin = ends ? { forcedTarget: prefix } : prefix.length > 0 ? { prefix } : {};
  return { ...begin, ...(weights.length > 0 && { alignmentOverrides: weights }) };
}

/** The ids of a translation's pieces, its end left out. */
export function idsOf(tokens: readonly Pick<Token, 'piece' | 'id'>[]): readonly number[] {
  return tokens.filter(({ piece }) => piece !== kEnd).map(({ id }) => id);
}

export interface ChosenPiece {
  readonly id: number;
  readonly isEnd: boolean;
}

/** Another piece at `position`; what stands before it stays, what follows is free. */
export function chooseWord(edit: Edit, { target }: Hypothesis, position: number, piece: ChosenPiece): Edit {
  const { id, isEnd } = piece;
  const before = idsOf(target.tokens.slice(0, position));
  return { prefix: isEnd ? before : [...before, id], ends: isEnd, weights: upTo(edit, position) };
}

/** A word that nobody offered, as typed. */
export function typeWord(edit: Edit, { target }: Hypothesis, position: number, text: string): Edit {
  const begin = target.tokens[position]?.begin ?? target.text.length;
  // After the end of a sentence there is no blank to begin with.
  const before = target.text.slice(0, begin);
  const gap = target.tokens[position]?.piece === kEnd && before !== '' && !text.startsWith(' ') ? ' ' : '';
  return { prefix: `${before}${gap}${text.trim()}`, ends: false, weights: upTo(edit, position) };
}

/** Other weights at `position`: the words before it stay, it and what follows are decoded anew. */
export function lookElsewhere(edit: Edit, { target }: Hypothesis, position: number, weights: readonly number[]): Edit {
  const before = edit.weights.filter((row) => row.position < position);
  return {
    prefix: idsOf(target.tokens.slice(0, position)),
    ends: false,
    weights: [...before, { position, weights }],
  };
}

function upTo({ weights }: Edit, position: number) {
  return weights.filter((row) => row.position <= position);
}

/** Which pieces differ from the translation as it was: the first that does, and all after it that moved. */
export function changedPieces(before: Hypothesis, now: Hypothesis): ReadonlySet<number> {
  const ids = before.target.tokens.map(({ id }) => id);
  const kept = common(
    ids,
    now.target.tokens.map(({ id }) => id),
  );
  return new Set(now.target.tokens.map((_, at) => at).filter((at) => !kept.has(at)));
}

/** Places of `now` that belong to a longest common subsequence of both lists. */
function common(before: readonly number[], now: readonly number[]): ReadonlySet<number> {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; --i) {
    for (let j = now.length - 1; j >= 0; --j) {
      lengths[i]![j] =
        before[i] === now[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < before.length && j < now.length;) {
    if (before[i] === now[j]) {
      kept.add(j++);
      ++i;
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) ++i;
    else ++j;
  }
  return kept;
}

/** How surprised the model was by one piece, in bits: -log₂ p. */
export function surprise(logProbability: number): number {
  return Math.max(0, -logProbability / Math.LN2);
}
