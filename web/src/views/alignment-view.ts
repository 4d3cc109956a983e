import { byteName } from '../protocol/byte-pieces';
import type { Hypothesis, Matrix, Range, SentenceTranslation, TokenizedText } from '../protocol/translation';

export type Unit = 'words' | 'pieces';

/** One word or piece on an axis or in a sentence. */
export interface Label {
  readonly text: string;
  /** Range in the sentence's text; empty for the end of the sentence. */
  readonly begin: number;
  readonly end: number;
  readonly isEnd: boolean;
  /** A piece that goes on the word before it. */
  readonly continues: boolean;
  /** A piece that is one byte of a character; its text is the byte's name. */
  readonly isByte?: boolean;
}

/** What every picture of an alignment is drawn from. */
export interface Alignment {
  /** Target: what was written. */
  readonly rows: readonly Label[];
  /** Source: where it looked. */
  readonly columns: readonly Label[];
  readonly matrix: Matrix;
}

/** Words or pieces of a sentence, with the end of the sentence as the last. */
export function labelsOf(text: TokenizedText, unit: Unit): readonly Label[] {
  return remember(kLabels[unit], text, () => (unit === 'words' ? wordLabels(text) : pieceLabels(text)));
}

/** The same text gives the same labels, the same hypothesis the same alignment: so nothing is drawn anew by a hover. */
const kLabels = {
  words: new WeakMap<TokenizedText, readonly Label[]>(),
  pieces: new WeakMap<TokenizedText, readonly Label[]>(),
};
const kAlignments = {
  words: new WeakMap<Hypothesis, Alignment | null>(),
  pieces: new WeakMap<Hypothesis, Alignment | null>(),
};

function remember<Key extends object, Value>(memory: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  if (!memory.has(key)) memory.set(key, make());
  return memory.get(key)!;
}

function wordLabels(text: TokenizedText): readonly Label[] {
  const last = text.words.length - 1;
  return text.words.map((range, index) => {
    const { begin, end } = withoutBlanks(text.text, range);
    const isEnd = index === last && range.begin === range.end;
    return { text: text.text.slice(begin, end), begin, end, isEnd, continues: false };
  });
}

function pieceLabels(text: TokenizedText): readonly Label[] {
  const last = text.tokens.length - 1;
  return text.tokens.map((token, index) => {
    const isEnd = index === last && token.begin === token.end;
    const continues = index > 0 && text.tokens[index - 1]!.word === token.word;
    const byte = byteName(token.piece);
    const written = byte ?? (token.text.trim() || token.piece);
    return { text: written, ...(byte && { isByte: true }), ...withoutBlanks(text.text, token), isEnd, continues };
  });
}

/** A range without the blanks at its sides: those belong to the gap between words. */
function withoutBlanks(text: string, { begin, end }: Range): Range {
  const slice = text.slice(begin, end);
  const left = slice.length - slice.trimStart().length;
  const right = slice.length - slice.trimEnd().length;
  return left + right > slice.length ? { begin, end } : { begin: begin + left, end: end - right };
}

/** The alignment of one hypothesis in the wished unit; null when the model has no attention. */
export function alignmentOf(sentence: SentenceTranslation, hypothesis: Hypothesis, unit: Unit): Alignment | null {
  return remember(kAlignments[unit], hypothesis, () => makeAlignment(sentence, hypothesis, unit));
}

function makeAlignment(sentence: SentenceTranslation, hypothesis: Hypothesis, unit: Unit): Alignment | null {
  const matrix = unit === 'words' ? hypothesis.wordAlignment : hypothesis.alignment;
  if (!matrix) return null;
  const rows = labelsOf(hypothesis.target, unit);
  const columns = labelsOf(sentence.source, unit);
  if (matrix.rows !== rows.length || matrix.columns !== columns.length) return null;
  return { rows, columns, matrix };
}

export function weightAt(matrix: Matrix, row: number, column: number): number {
  return matrix.values[row * matrix.columns + column] ?? 0;
}

export function rowOf(matrix: Matrix, row: number): readonly number[] {
  return matrix.values.slice(row * matrix.columns, (row + 1) * matrix.columns);
}

export function columnOf(matrix: Matrix, column: number): readonly number[] {
  return Array.from({ length: matrix.rows }, (_, row) => weightAt(matrix, row, column));
}

/** Places of the largest weights, largest first, ties by place. */
export function largest(weights: readonly number[], count: number): readonly number[] {
  const places = weights.map((_, index) => index);
  return places.sort((a, b) => weights[b]! - weights[a]! || a - b).slice(0, count);
}

/** A weight in words and tables: two decimals, and never 0.00 or 1.00 where it is not. */
export function formatWeight(weight: number): string {
  if (weight > 0 && weight < 0.005) return '<0.01';
  if (weight < 1 && weight >= 0.995) return '>0.99';
  return weight.toFixed(2);
}

/** Whether a text runs from right to left, by its first strong letter. */
export function isRightToLeft(text: string): boolean {
  return /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);
}
