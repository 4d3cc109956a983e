import type { Alignment } from './alignment-view';
import { weightAt } from './alignment-view';

/** The line view: both sentences as rows of words, and a curve for every weight that can be seen. */

export interface LinkInput {
  readonly alignment: Alignment;
  readonly sourceLabels: readonly string[];
  readonly targetLabels: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly measure: (text: string) => number;
}

export interface PlacedWord {
  readonly text: string;
  /** Middle of the word. */
  readonly x: number;
  readonly width: number;
}

export interface Link {
  readonly row: number;
  readonly column: number;
  readonly weight: number;
  /** An SVG path. */
  readonly path: string;
}

export interface LinkLayout {
  readonly source: readonly PlacedWord[];
  readonly target: readonly PlacedWord[];
  readonly links: readonly Link[];
  readonly width: number;
  readonly height: number;
  readonly sourceY: number;
  readonly targetY: number;
}

/** Weights below this are not drawn: they would be a grey fog. */
const kSmallestLink = 0.04;

export function layoutLinks(input: LinkInput): LinkLayout {
  const { fontSize, height } = input;
  const source = widths(input.sourceLabels, input);
  const target = widths(input.targetLabels, input);
  const width = Math.max(input.width, total(source), total(target));
  const sourceWords = place(input.sourceLabels, source, width);
  const targetWords = place(input.targetLabels, target, width);
  const sourceY = fontSize * 2;
  const targetY = height - fontSize * 2;
  const between = { from: sourceY + fontSize * 0.9, to: targetY - fontSize * 0.9 };
  const links = linksBetween(input.alignment, sourceWords, targetWords, between);
  return { source: sourceWords, target: targetWords, links, width, height, sourceY, targetY };
}

function widths(labels: readonly string[], { measure, fontSize }: LinkInput): readonly number[] {
  return labels.map((label) => measure(label) + fontSize * 1.2);
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Spreads the words over the width, the spare room divided evenly. */
function place(labels: readonly string[], sizes: readonly number[], width: number): readonly PlacedWord[] {
  const spare = Math.min((width - total(sizes)) / Math.max(1, labels.length), 48);
  let at = (width - total(sizes) - spare * labels.length) / 2;
  return labels.map((text, index) => {
    const size = sizes[index]! + spare;
    at += size;
    return { text, x: at - size / 2, width: sizes[index]! };
  });
}

function linksBetween(
  { rows, columns, matrix }: Alignment,
  source: readonly PlacedWord[],
  target: readonly PlacedWord[],
  y: { readonly from: number; readonly to: number },
): readonly Link[] {
  const middle = (y.from + y.to) / 2;
  const links: Link[] = [];
  for (let row = 0; row < rows.length; ++row) {
    for (let column = 0; column < columns.length; ++column) {
      const weight = weightAt(matrix, row, column);
      if (weight < kSmallestLink) continue;
      const [a, b] = [round(source[column]!.x), round(target[row]!.x)];
      links.push({ row, column, weight, path: `M${a} ${y.from}C${a} ${middle} ${b} ${middle} ${b} ${y.to}` });
    }
  }
  return links.sort((one, other) => one.weight - other.weight);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
