import type { LinkKind } from '../protocol/look';
import type { Matrix } from '../protocol/translation';
import { hardened } from './alignment-look';
import { formatWeight, rowOf, weightAt, type Alignment, type Label } from './alignment-view';

/** An alignment and what a reader elsewhere must know of it. */
export interface Exported {
  readonly alignment: Alignment;
  /** Both sentences, as text. */
  readonly source: string;
  readonly target: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly model: string;
  readonly unit: 'words' | 'pieces';
  /** How the end of a sentence is written. */
  readonly end: string;
}

/** Spreadsheets may take a label that begins so for a formula; a label may come from anybody's link. */
const kFormula = /^[=+\-@\t\r]./;

/** Comma-separated, as RFC 4180 says: source words across, target words down. */
export function toCsv({ alignment, end }: Exported): string {
  const cell = (label: Label) => {
    const text = nameOf(label, end);
    return `"${(kFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  const head = ['""', ...alignment.columns.map(cell)];
  const lines = alignment.rows.map((label, row) => [cell(label), ...rowOf(alignment.matrix, row).map(exact)]);
  return [head, ...lines].map((line) => line.join(',')).join('\r\n') + '\r\n';
}

/** Everything, for programs. */
export function toJson({
  alignment,
  source,
  target,
  sourceLanguage,
  targetLanguage,
  model,
  unit,
  end,
}: Exported): string {
  const side = (language: string, text: string, labels: readonly Label[]) => ({
    language,
    text,
    [unit]: labels.map((label) => (label.isEnd ? '</s>' : nameOf(label, end))),
  });
  const { rows, columns, matrix } = alignment;
  const lines = rows.map((_, row) => `    [${rowOf(matrix, row).map(exact).join(', ')}]`);
  const about = {
    model,
    unit,
    source: side(sourceLanguage, source, columns),
    target: side(targetLanguage, target, rows),
  };
  // A matrix row a line, so that people can read it as well.
  return `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "alignment": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Hard links as word aligners write them: `source-target`, counted from 0, the ends of the sentences left out. */
export function toPharaoh({ alignment }: Exported, links: LinkKind, threshold: number): string {
  const { rows, columns, matrix } = alignment;
  const hard: Matrix = hardened(matrix, links === 'soft' ? 'strongest' : links, threshold);
  const pairs: [number, number][] = [];
  rows.forEach((target, row) =>
    columns.forEach((source, column) => {
      if (!target.isEnd && !source.isEnd && weightAt(hard, row, column) === 1) pairs.push([column, row]);
    }),
  );
  pairs.sort(([a, b], [c, d]) => a - c || b - d);
  return pairs.map(([source, target]) => `${source}-${target}`).join(' ') + '\n';
}

/** A table for a README. */
export function toMarkdown({ alignment, end }: Exported): string {
  const cell = (label: Label) => nameOf(label, end).replace(/[\\|`*_<>[\]]/g, '\\$&');
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = line(['', ...alignment.columns.map(cell)]);
  const rule = line(['---', ...alignment.columns.map(() => '---:')]);
  const body = alignment.rows.map((label, row) =>
    line([`**${cell(label)}**`, ...rowOf(alignment.matrix, row).map(shown)]),
  );
  return [head, rule, ...body].join('\n').replaceAll('<0.01', '\\<0.01').replaceAll('>0.99', '\\>0.99') + '\n';
}

/** A `tabular` that needs no package; letters beyond Latin need XeLaTeX or LuaLaTeX. */
export function toLatex({ alignment, end }: Exported): string {
  const cell = (label: Label) => texText(nameOf(label, end));
  const line = (cells: readonly string[]) => `  ${cells.join(' & ')} \\\\`;
  return [
    `\\begin{tabular}{r${'c'.repeat(alignment.columns.length)}}`,
    line(['', ...alignment.columns.map(cell)]),
    '  \\hline',
    ...alignment.rows.map((label, row) =>
      line([cell(label), ...rowOf(alignment.matrix, row).map((weight) => shown(weight).replace(/([<>])/, '$$$1$$'))]),
    ),
    '\\end{tabular}',
    '',
  ].join('\n');
}

const kTexNames: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '⟂': '$\\perp$',
};

function texText(text: string): string {
  return text.replace(/[\\~^<>|⟂#$%&_{}]/g, (sign) => kTexNames[sign] ?? `\\${sign}`);
}

function nameOf(label: Label, end: string): string {
  return label.isEnd ? end : label.text;
}

/** Six decimals: more than the picture shows, less than a float's noise. */
function exact(weight: number): string {
  return String(Number(weight.toFixed(6)));
}

function shown(weight: number): string {
  return formatWeight(weight);
}

/** A file name that says what is in it, on any system. */
export function fileName({ model, source }: Exported, ending: string): string {
  const words = source
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `lookback-${model.replace(/[^\w-]/g, '-')}${words ? `-${words}` : ''}.${ending}`;
}
