import { AttentionFileError, weightOf, type Attention } from './attention';
import { fit } from './fit';

/** CSV (or tabs): the first line names the source words after an empty cell, every other line a target word and its weights. */
export function readCsv(text: string): Attention[] {
  const lines = text.split(/\r?\n/);
  const separator = separatorOf(lines[0] ?? '');
  const [head, ...rows] = lines
    .map((content, index) => ({ cells: cellsOf(content, separator), line: index + 1, content }))
    .filter(({ content }) => content.trim() !== '');
  if (!head) throw new AttentionFileError('file.empty', 0);
  const source = head.cells.slice(1);
  for (const { cells, line } of rows) {
    if (cells.length !== head.cells.length) {
      throw new AttentionFileError('file.columns', line, { found: cells.length - 1, wanted: source.length });
    }
  }
  return [
    fit({
      source,
      target: rows.map(({ cells }) => cells[0]!),
      line: head.line,
      rows: rows.map(({ cells, line }) => ({ line, weights: cells.slice(1).map((cell) => weightOf(cell, line)) })),
    }),
  ];
}

/** By the first line; what stands in quotes there is a word, whatever it looks like. */
function separatorOf(line: string): string {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';'].find((sign) => bare.includes(sign)) ?? ',';
}

/** Cells of a line; one in quotes may hold the separator, and a quote twice is a quote. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [''];
  let quoted = false;
  for (let at = 0; at < line.length; ++at) {
    const letter = line[at]!;
    if (letter === '"' && quoted && line[at + 1] === '"') cells[cells.length - 1] += line[++at]!;
    else if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}
