import { say, type Language } from '../../messages/messages';
import {
  columnOf,
  formatWeight,
  largest,
  rowOf,
  weightAt,
  type Alignment,
  type Label,
} from '../../views/alignment-view';
import { withFewMarks } from '../../views/few-marks';
import type { Place } from './events';

/** A label as it is written in a picture. */
export function shownLabel(language: Language, label: Label): string {
  return label.isEnd ? `⟂ ${say(language, 'end.text')}` : withFewMarks(label.text);
}

/** A label as it is said in a sentence. */
export function spokenLabel(language: Language, label: Label): string {
  return label.isEnd ? say(language, 'end.spoken') : withFewMarks(label.text);
}

/** "pie looks 0.83 at entarté", for those who listen. */
export function spokenCell(language: Language, alignment: Alignment, row: number, column: number): string {
  return say(language, 'map.cell.spoken', cellValues(language, alignment, row, column));
}

function cellValues(language: Language, { rows, columns, matrix }: Alignment, row: number, column: number) {
  return {
    target: spokenLabel(language, rows[row]!),
    source: spokenLabel(language, columns[column]!),
    value: formatWeight(weightAt(matrix, row, column)),
  };
}

/** Nobody listens to more than this many words' places in one go; the grid has the rest. */
const kMostSpoken = 12;

/** What the whole picture is, in a sentence or two. */
export function spokenSummary(language: Language, alignment: Alignment, unit: 'words' | 'pieces'): string {
  const { rows, columns, matrix } = alignment;
  const best = rows
    .map((_, row) => row)
    .filter((row) => !rows[row]!.isEnd)
    .slice(0, kMostSpoken)
    .map((row) => ({ row, column: largest(rowOf(matrix, row), 1)[0] ?? 0 }))
    .map(({ row, column }) => say(language, 'map.summary.best', cellValues(language, alignment, row, column)))
    .join(language === 'zh' ? '' : ' ');
  const counts = { rows: rows.length, columns: columns.length, unit: say(language, `map.${unit}`) };
  return say(language, 'map.summary', { ...counts, best });
}

export interface Readout {
  readonly text: string;
  /** The largest weights of the line, largest first. */
  readonly items: readonly { readonly text: string; readonly value: string; readonly place: Place }[];
}

/** What to say about a place; null when it lies outside. */
export function readoutAt(language: Language, alignment: Alignment, { row, column }: Place): Readout | null {
  const { rows, columns, matrix } = alignment;
  if (row !== null && !rows[row]) return null;
  if (column !== null && !columns[column]) return null;
  if (row !== null && column !== null) {
    return { text: say(language, 'map.cell.shown', cellValues(language, alignment, row, column)), items: [] };
  }
  if (row !== null) {
    const weights = rowOf(matrix, row);
    const text = say(language, 'map.row', { target: spokenLabel(language, rows[row]!) });
    return { text, items: items(weights, columns, (at) => ({ row, column: at })) };
  }
  if (column !== null) {
    const weights = columnOf(matrix, column);
    const text = say(language, 'map.column', { source: spokenLabel(language, columns[column]!) });
    return { text, items: items(weights, rows, (at) => ({ row: at, column })) };
  }
  return null;

  function items(weights: readonly number[], labels: readonly Label[], place: (at: number) => Place) {
    return largest(weights, 4)
      .filter((at) => weights[at]! >= 0.005)
      .map((at) => ({
        text: spokenLabel(language, labels[at]!),
        value: formatWeight(weights[at]!),
        place: place(at),
      }));
  }
}
