import { AttentionFileError, kEnd, kMostWords, type Attention } from './attention';

/** A matrix as it stands in a file, with the line of each row. */
export interface RawMatrix {
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly rows: readonly { readonly line: number; readonly weights: readonly number[] }[];
  /** The line that names the words. */
  readonly line: number;
}

/**
 * Brings words and matrix together: a row or column more than words is the end of the sentence, and so is a last word
 * that is written as one; columns of nothing but zeros beyond that are padding; a header that names source before
 * target is turned round.
 */
export function fit(raw: RawMatrix): Attention {
  const { rows, line } = raw;
  if (rows.length === 0) throw new AttentionFileError('file.noMatrix', line);
  const width = rows[0]!.weights.length;
  const odd = rows.find(({ weights }) => weights.length !== width);
  if (odd) throw new AttentionFileError('file.columns', odd.line, { found: odd.weights.length, wanted: width });
  const turned = !fits(raw, width) && fits({ ...raw, source: raw.target, target: raw.source }, width);
  const source = turned ? raw.target : raw.source;
  const target = turned ? raw.source : raw.target;
  checkSizes({ ...raw, source, target }, width);
  const columns = Math.min(width, usedColumns(rows, source.length));
  const whole = { source: withEnd(source, columns), target: withEnd(target, rows.length) };
  return {
    ...whole,
    weights: rows.map(({ weights }) => weights.slice(0, columns)),
    ...(whole.source.at(-1) === kEnd && { sourceEnd: true }),
    ...(whole.target.at(-1) === kEnd && { targetEnd: true }),
  };
}

function withEnd(words: readonly string[], places: number): readonly string[] {
  return places > words.length ? [...words, kEnd] : words;
}

function fits({ source, target, rows }: RawMatrix, width: number): boolean {
  const high = rows.length === target.length || rows.length === target.length + 1;
  return high && width >= source.length && usedColumns(rows, source.length) <= source.length + 1;
}

/** Columns without the padding: at least as many as there are words, one more where that one is used. */
function usedColumns(rows: RawMatrix['rows'], words: number): number {
  let last = words;
  for (const { weights } of rows) weights.forEach((weight, at) => (last = weight > 0 && at >= last ? at + 1 : last));
  return last;
}

function checkSizes(raw: RawMatrix, width: number): void {
  const { source, target, rows, line } = raw;
  if (Math.max(source.length, target.length, width, rows.length) > kMostWords + 1) {
    throw new AttentionFileError('file.tooLarge', line, { most: kMostWords });
  }
  if (rows.length !== target.length && rows.length !== target.length + 1) {
    const last = rows.at(-1)!.line;
    throw new AttentionFileError('file.rows', last, { found: rows.length, words: target.length });
  }
  if (width < source.length || usedColumns(rows, source.length) > source.length + 1) {
    throw new AttentionFileError('file.columns', rows[0]!.line, { found: width, wanted: source.length });
  }
}
