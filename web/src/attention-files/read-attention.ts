import { AttentionFileError, type Attention, type KnownWords } from './attention';
import { readBlocks } from './block-files';
import { readCsv } from './csv-file';
import { readJson } from './json-files';
import { readMarian, readPharaoh } from './line-files';

export const kFormats = ['json', 'csv', 'nematus', 'opennmt', 'sockeye', 'marian', 'pharaoh'] as const;
export type AttentionFormat = (typeof kFormats)[number];

const kReaders: Readonly<Record<AttentionFormat, (text: string, known: KnownWords) => Attention[]>> = {
  json: readJson,
  csv: readCsv,
  nematus: readBlocks,
  opennmt: readBlocks,
  sockeye: readSockeye,
  marian: readMarian,
  pharaoh: readPharaoh,
};

/** Sockeye writes JSON lines, or the blocks of Nematus, by `--output-type`. */
function readSockeye(text: string, known: KnownWords): Attention[] {
  return text.trimStart().startsWith('{') ? readJson(text, known) : readBlocks(text);
}

/** All sentences of a file, in the format that is named or that it looks like. */
export function readAttention(text: string, format: AttentionFormat | '' = '', known: KnownWords = {}): Attention[] {
  const plain = text.replace(/^\ufeff/, '');
  if (plain.trim() === '') throw new AttentionFileError('file.empty', 0);
  return kReaders[format || guessFormat(plain)](plain, known);
}

/** What a file is, by its first line. */
export function guessFormat(text: string): AttentionFormat {
  const first = text.trimStart().split(/\r?\n/, 1)[0]!.trim();
  if (/^[[{]/.test(first)) return 'json';
  // As our own downloads begin; a word of theirs may look like anything.
  if (/^""[,;\t]/.test(first)) return 'csv';
  const fields = first.split('|||').length;
  if (fields >= 4) return 'nematus';
  if (fields >= 2) return 'marian';
  if (/^\d+[-p]\d+(\s+\d+[-p]\d+)*$/.test(first)) return 'pharaoh';
  if (/[,;\t]/.test(first)) return 'csv';
  throw new AttentionFileError('file.unknown', 1);
}
