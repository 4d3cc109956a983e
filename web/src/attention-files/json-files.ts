import { AttentionFileError, weightOf, wordsOf, type Attention, type KnownWords } from './attention';
import { fit } from './fit';

type Fields = Readonly<Record<string, unknown>>;

const kSourceKeys = ['source', 'source_tokens', 'text', 'input'];
const kTargetKeys = ['target', 'target_tokens', 'translation', 'hypothesis'];
const kMatrixKeys = ['weights', 'matrix', 'attention', 'alignment', 'alignments', 'attention_matrix'];

/**
 * JSON: one object, a list of objects, or an object a line (as Sockeye's `--output-type json` writes). Words are a list
 * or a text with blanks; the matrix is a list of rows, a row a target word. Our own downloads read like this too.
 */
export function readJson(text: string, known: KnownWords): Attention[] {
  return objectsOf(text).map(({ fields, line }) => readObject(fields, line, known));
}

function objectsOf(text: string): { readonly fields: Fields; readonly line: number }[] {
  const whole = parsed(text);
  if (whole !== undefined)
    return (Array.isArray(whole) ? whole : [whole]).map((fields) => ({ fields: fields as Fields, line: 1 }));
  const lines = text.split(/\r?\n/);
  return lines.flatMap((content, index) => {
    if (content.trim() === '') return [];
    const fields = parsed(content);
    if (fields === undefined) throw new AttentionFileError('file.json', index + 1);
    return [{ fields: fields as Fields, line: index + 1 }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function readObject(fields: Fields, line: number, known: KnownWords): Attention {
  if (typeof fields !== 'object' || fields === null) throw new AttentionFileError('file.json', line);
  const matrix = valueOf(fields, kMatrixKeys);
  const rows = Array.isArray(matrix) ? matrix : (matrix as Fields | undefined)?.['values'];
  if (!Array.isArray(rows)) throw new AttentionFileError('file.noMatrix', line);
  const source = words(valueOf(fields, kSourceKeys) ?? known.source);
  const target = words(valueOf(fields, kTargetKeys) ?? known.target);
  if (!source) throw new AttentionFileError('file.needsSource', line);
  if (!target) throw new AttentionFileError('file.needsTarget', line);
  return fit({ source, target, line, rows: rows.map((row) => ({ line, weights: numbers(row, line) })) });
}

function valueOf(fields: Fields, keys: readonly string[]): unknown {
  const key = keys.find((name) => Object.hasOwn(fields, name));
  return key === undefined ? undefined : fields[key];
}

function words(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return wordsOf(value);
  const list = Array.isArray(value) ? value : sideOf(value);
  return list?.map(wordOf);
}

/** Our own downloads: `{"language": "fr", "text": "il a", "words": ["il", "a", "</s>"]}`, or `pieces`. */
function sideOf(value: unknown): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const list = valueOf(value as Fields, ['words', 'pieces']);
  return Array.isArray(list) ? list : undefined;
}

/** A word, or what has one as its `text`. */
function wordOf(value: unknown): string {
  const text: unknown = typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
  return typeof text === 'string' ? text : '';
}

function numbers(row: unknown, line: number): readonly number[] {
  if (!Array.isArray(row)) throw new AttentionFileError('file.noMatrix', line);
  return row.map((value: unknown) => weightOf(typeof value === 'number' ? String(value) : '?', line));
}
