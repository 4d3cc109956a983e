import type { Matrix } from '../protocol/translation';
import { weightAt, type Label } from './alignment-view';

/** What moves: words on both axes and how strong each cell is drawn. */
interface Drawn {
  readonly rows: readonly Label[];
  readonly columns: readonly Label[];
  readonly strengths: Matrix;
}

/**
 * Where a picture's cells come from when it takes the place of another: a cell whose two words were there already
 * starts with the strength it had, any other from nothing.
 */
export function carriedOver(before: Drawn, after: Drawn): Matrix {
  const rows = sameWords(before.rows, after.rows);
  const columns = sameWords(before.columns, after.columns);
  const values = rows.flatMap((row) =>
    columns.map((column) => (row === null || column === null ? 0 : weightAt(before.strengths, row, column))),
  );
  return { rows: rows.length, columns: columns.length, values };
}

/** A step between two matrices of one size; 0 is the first, 1 the second. It leaves and arrives gently. */
export function between(from: Matrix, to: Matrix, progress: number): Matrix {
  const t = Math.min(1, Math.max(0, progress));
  const eased = t * t * (3 - 2 * t);
  const values = to.values.map((value, at) => (from.values[at] ?? 0) * (1 - eased) + value * eased);
  return { rows: to.rows, columns: to.columns, values };
}

/** For each word of `after`, its place in `before`: a longest common subsequence, so that order is kept. */
export function sameWords(before: readonly Label[], after: readonly Label[]): readonly (number | null)[] {
  const same = (i: number, j: number) => nameOf(before[i]!) === nameOf(after[j]!);
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; --i) {
    for (let j = after.length - 1; j >= 0; --j) {
      lengths[i * width + j] = same(i, j)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const places = new Array<number | null>(after.length).fill(null);
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (same(i, j)) places[j++] = i++;
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) ++i;
    else ++j;
  }
  return places;
}

function nameOf({ text, isEnd }: Label): string {
  return isEnd ? '\u0000end' : text.toLowerCase();
}
