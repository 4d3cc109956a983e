/** What any of the files comes to: who looked where, and how much. */
export interface Attention {
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** A row a target word, a weight a source word. */
  readonly weights: readonly (readonly number[])[];
  /** The last source word, or target word, is the end of the sentence. */
  readonly sourceEnd?: boolean;
  readonly targetEnd?: boolean;
}

/** How the end of a sentence is written where a file has a row or column for it but no word. */
export const kEnd = '</s>';

/** What a file lacks may be told: the words of each side, a sentence a line. */
export interface KnownWords {
  readonly source?: string;
  readonly target?: string;
}

export type FileProblemKey =
  | 'file.empty'
  | 'file.unknown'
  | 'file.json'
  | 'file.fields'
  | 'file.number'
  | 'file.range'
  | 'file.rows'
  | 'file.columns'
  | 'file.link'
  | 'file.linkOutside'
  | 'file.needsSource'
  | 'file.needsTarget'
  | 'file.noMatrix'
  | 'file.noSentence'
  | 'file.tooLarge'
  | 'file.unreachable'
  | 'file.refused';

/** What is wrong with a file, where, and what to do: a message's key and what goes into it. */
export class AttentionFileError extends Error {
  constructor(
    readonly key: FileProblemKey,
    /** Counted from 1; 0 where it is no single line's fault. */
    readonly line: number,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${key} at line ${line}`);
    this.name = 'AttentionFileError';
  }
}

/** More words than this a side are no sentence. */
export const kMostWords = 1000;

export function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/u).filter(Boolean);
}

/** A weight of a file: a finite number of at least 0. */
export function weightOf(text: string, line: number): number {
  const value = text.trim() === '' ? NaN : Number(text);
  if (!Number.isFinite(value)) throw new AttentionFileError('file.number', line, { text: text.slice(0, 20) });
  if (value < 0) throw new AttentionFileError('file.range', line, { text: text.slice(0, 20) });
  return value;
}
