import { AttentionFileError, weightOf, wordsOf, type Attention, type KnownWords } from './attention';
import { fit } from './fit';
import { fromLinks } from './links';

/**
 * Marian: a sentence a line, `translation ||| alignment`. Soft (`--alignment soft`): a row a target word, weights apart
 * by commas, rows by blanks; the older program pads with zeros and has no row for the end, the newer one has that row.
 * Hard (`--alignment hard`): links `source-target`. The source is in a file of its own.
 */
export function readMarian(text: string, known: KnownWords): Attention[] {
  const sources = linesOf(known.source);
  return numbered(text).map(({ content, line }, index) => {
    const fields = content.split('|||');
    if (fields.length < 2) throw new AttentionFileError('file.fields', line, { found: fields.length });
    const source = sources[index];
    if (source === undefined) throw new AttentionFileError('file.needsSource', line);
    const words = { source: wordsOf(source), target: wordsOf(fields[0]!), line };
    const alignment = wordsOf(fields.at(-1)!);
    if (!alignment.some((part) => part.includes(','))) return fromLinks(alignment, words);
    const rows = alignment.map((row) => ({ line, weights: row.split(',').map((weight) => weightOf(weight, line)) }));
    return fit({ ...words, rows });
  });
}

/** Pharaoh: links `source-target` from 0, a sentence a line; both texts are in files of their own. */
export function readPharaoh(text: string, known: KnownWords): Attention[] {
  const [sources, targets] = [linesOf(known.source), linesOf(known.target)];
  return numbered(text).map(({ content, line }, index) => {
    const [source, target] = [sources[index], targets[index]];
    if (source === undefined) throw new AttentionFileError('file.needsSource', line);
    if (target === undefined) throw new AttentionFileError('file.needsTarget', line);
    return fromLinks(wordsOf(content), { source: wordsOf(source), target: wordsOf(target), line });
  });
}

const linesOf = (text = '') => text.split(/\r?\n/).filter((line) => line.trim() !== '');

function numbered(text: string) {
  return text
    .split(/\r?\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '');
}
