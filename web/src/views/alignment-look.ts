import type { LinkKind, Look } from '../protocol/look';
import type { Matrix } from '../protocol/translation';
import { isRightToLeft, weightAt, type Alignment, type Label } from './alignment-view';

/** A place in a picture or in an alignment; null on an axis means the whole line. */
interface Spot {
  readonly row: number | null;
  readonly column: number | null;
}

/** An alignment laid out as a reader wants it: what is on top, what runs which way, and how strong each cell is drawn. */
export interface Arrangement {
  readonly rows: readonly Label[];
  readonly columns: readonly Label[];
  /** The weights, in this order. */
  readonly matrix: Matrix;
  /** What is drawn: the weights, or 0 and 1 for hard links. */
  readonly strengths: Matrix;
  /** True when the rows are source words. */
  readonly swapped: boolean;
  /** True when the columns run from right to left. */
  readonly mirrored: boolean;
  /** From a spot of this picture to the alignment's own, and back. */
  readonly toAlignment: (spot: Spot) => Spot;
  readonly toPicture: (spot: Spot) => Spot;
}

export function arrange(alignment: Alignment, look: Pick<Look, 'swapped' | 'links' | 'threshold'>): Arrangement {
  const { swapped } = look;
  const rows = swapped ? alignment.columns : alignment.rows;
  const across = swapped ? alignment.rows : alignment.columns;
  const mirrored = runsRightToLeft(across);
  const flip = (column: number | null) => (mirrored && column !== null ? across.length - 1 - column : column);
  const toAlignment = ({ row, column }: Spot) =>
    swapped ? { row: flip(column), column: row } : { row, column: flip(column) };
  const toPicture = ({ row, column }: Spot) =>
    swapped ? { row: column, column: flip(row) } : { row, column: flip(column) };
  const reorder = (matrix: Matrix) => reordered(matrix, { rows: rows.length, columns: across.length }, toAlignment);
  const matrix = swapped || mirrored ? reorder(alignment.matrix) : alignment.matrix;
  const hard = hardened(alignment.matrix, look.links, look.threshold);
  const strengths = hard === alignment.matrix ? matrix : swapped || mirrored ? reorder(hard) : hard;
  const columns = mirrored ? [...across].reverse() : across;
  return { rows, columns, matrix, strengths, swapped, mirrored, toAlignment, toPicture };
}

function reordered(
  matrix: Matrix,
  size: { readonly rows: number; readonly columns: number },
  toAlignment: (spot: Spot) => Spot,
): Matrix {
  const values: number[] = [];
  for (let row = 0; row < size.rows; ++row) {
    for (let column = 0; column < size.columns; ++column) {
      const from = toAlignment({ row, column });
      values.push(weightAt(matrix, from.row!, from.column!));
    }
  }
  return { ...size, values };
}

/** Soft weights as they are; hard links as 1, the rest as 0. Each target word keeps one link with `strongest`. */
export function hardened(matrix: Matrix, links: LinkKind, threshold: number): Matrix {
  if (links === 'soft') return matrix;
  const { rows, columns } = matrix;
  const values = matrix.values.map((weight) => (links === 'threshold' && weight >= threshold ? 1 : 0));
  if (links === 'strongest') {
    for (let row = 0; row < rows; ++row) values[row * columns + strongestOf(matrix, row)] = 1;
  }
  return { rows, columns, values };
}

function strongestOf(matrix: Matrix, row: number): number {
  let best = 0;
  for (let column = 1; column < matrix.columns; ++column) {
    if (weightAt(matrix, row, column) > weightAt(matrix, row, best)) best = column;
  }
  return best;
}

/** Whether most words of a sentence run from right to left. */
export function runsRightToLeft(labels: readonly Label[]): boolean {
  const words = labels.filter(({ text }) => /\p{L}/u.test(text));
  return words.filter(({ text }) => isRightToLeft(text)).length * 2 > words.length;
}

const kWithoutEnd = new WeakMap<Alignment, Alignment>();

/** The alignment without the ends of its sentences; places keep their numbers, weights are not scaled up. */
export function withoutEnd(alignment: Alignment): Alignment {
  let short = kWithoutEnd.get(alignment);
  if (!short) {
    const rows = alignment.rows.filter(({ isEnd }) => !isEnd);
    const columns = alignment.columns.filter(({ isEnd }) => !isEnd);
    const values = rows.flatMap((_, row) => columns.map((_, column) => weightAt(alignment.matrix, row, column)));
    short = { rows, columns, matrix: { rows: rows.length, columns: columns.length, values } };
    kWithoutEnd.set(alignment, short);
  }
  return short;
}
