import { AttentionFileError, weightOf, wordsOf, type Attention } from './attention';
import { fit } from './fit';

/**
 * Nematus, Sockeye (`translation_with_alignment_matrix`) and OpenNMT (Lua): a header
 * `id ||| target ||| score ||| source ||| lengths`, then a row a target word, weights apart by blanks; an empty line,
 * or the next header, ends a sentence. Whether there is a row and a column for the end is seen from the sizes.
 */
export function readBlocks(text: string): Attention[] {
  const lines = text.split(/\r?\n/);
  const sentences: Attention[] = [];
  for (let at = 0; at < lines.length;) {
    if (lines[at]!.trim() === '') {
      ++at;
      continue;
    }
    let end = at + 1;
    while (end < lines.length && lines[end]!.trim() !== '' && !lines[end]!.includes('|||')) ++end;
    const block = lines.slice(at, end);
    at = end;
    // An excerpt may stop behind a header: of that sentence there is nothing to draw, of the others there is.
    const isCut = block.length === 1 && sentences.length > 0 && lines.slice(end).every((line) => line.trim() === '');
    if (!isCut) sentences.push(readBlock(block, end - block.length + 1));
  }
  return sentences;
}

function readBlock([header = '', ...rows]: readonly string[], line: number): Attention {
  const fields = header.split('|||');
  if (fields.length < 4) throw new AttentionFileError('file.fields', line, { found: fields.length });
  return fit({
    target: wordsOf(fields[1]!),
    source: wordsOf(fields[3]!),
    line,
    rows: rows.map((row, index) => ({
      line: line + 1 + index,
      weights: wordsOf(row).map((weight) => weightOf(weight, line + 1 + index)),
    })),
  });
}
