import type { Label } from './alignment-view';

/** A line or a cell of one model's alignment, found again in another's. */
export interface SharedPlace {
  readonly row: number | null;
  readonly column: number | null;
}

interface Sides {
  readonly rows: readonly Label[];
  readonly columns: readonly Label[];
}

/**
 * The same words in another model's alignment: source words by where they stand in the sentence, target words by what
 * they are and how often they came before. Null when the other model did not write the word.
 */
export function samePlace(place: SharedPlace, from: Sides, to: Sides): SharedPlace | null {
  const column = place.column === null ? null : sameSource(place.column, from.columns, to.columns);
  const row = place.row === null ? null : sameTarget(place.row, from.rows, to.rows);
  const lost = (place.column !== null && column === null) || (place.row !== null && row === null);
  if (!lost) return { row, column };
  // Without its word, the cell's column can still be shown, and the other way round.
  return row === null && column === null ? null : { row, column };
}

function sameSource(index: number, from: readonly Label[], to: readonly Label[]): number | null {
  const label = from[index];
  if (!label) return null;
  if (label.isEnd) return found(to.findIndex(({ isEnd }) => isEnd));
  const middle = (label.begin + label.end) / 2;
  return found(to.findIndex(({ begin, end, isEnd }) => !isEnd && begin <= middle && middle <= end));
}

function sameTarget(index: number, from: readonly Label[], to: readonly Label[]): number | null {
  const label = from[index];
  if (!label) return null;
  if (label.isEnd) return found(to.findIndex(({ isEnd }) => isEnd));
  const name = nameOf(label);
  const before = from.slice(0, index).filter((other) => nameOf(other) === name).length;
  const places = to.flatMap((other, at) => (!other.isEnd && nameOf(other) === name ? [at] : []));
  return places[before] ?? null;
}

function nameOf({ text }: Label): string {
  return text.toLowerCase();
}

function found(index: number): number | null {
  return index < 0 ? null : index;
}
