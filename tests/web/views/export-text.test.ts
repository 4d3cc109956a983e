import { describe, expect, it } from 'vitest';
import {
  fileName,
  toCsv,
  toJson,
  toLatex,
  toMarkdown,
  toPharaoh,
  type Exported,
} from '../../../web/src/views/export-text';
import { alignmentOf, type Label } from '../../../web/src/views/alignment-view';
import { matrix, sample } from '../support/make-translation';

const content: Exported = {
  alignment: alignmentOf(sample(), sample().hypotheses[0]!, 'words')!,
  source: 'il a entarté',
  target: 'he pied',
  sourceLanguage: 'fr',
  targetLanguage: 'en',
  model: 'fr-en-additive',
  unit: 'words',
  end: 'end',
};

const label = (text: string): Label => ({ text, begin: 0, end: text.length, isEnd: false, continues: false });
const odd: Exported = {
  ...content,
  alignment: {
    rows: [label('a|b_c & 50% #1'), label('=1+1')],
    columns: [label('say "hi", {x}'), label('-')],
    matrix: matrix([
      [0.25, 0.75],
      [0.998, 0.002],
    ]),
  },
};

/** Reads RFC 4180, to hold what is written against. */
function parseCsv(text: string): string[][] {
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a?.replaceAll('""', '"') ?? b!);
  return text.trimEnd().split('\r\n').map(cells);
}

describe('CSV', () => {
  it('has source words across, target words down, and weights that come back', () => {
    const [head, ...lines] = parseCsv(toCsv(content));
    expect(head).toEqual(['', 'il', 'a', 'entarté', 'end']);
    expect(lines.map(([word]) => word)).toEqual(['he', 'pied', 'end']);
    expect(lines.flatMap((line) => line.slice(1).map(Number))).toEqual(content.alignment.matrix.values);
  });

  it('quotes what needs it, and lets no spreadsheet take a word for a formula', () => {
    const table = parseCsv(toCsv(odd));
    expect(table[0]).toEqual(['', 'say "hi", {x}', '-']);
    expect(table[2]![0]).toBe("'=1+1");
  });
});

describe('JSON', () => {
  it('is whole, and read back the same', () => {
    expect(JSON.parse(toJson(content))).toEqual({
      model: 'fr-en-additive',
      unit: 'words',
      source: { language: 'fr', text: 'il a entarté', words: ['il', 'a', 'entarté', '</s>'] },
      target: { language: 'en', text: 'he pied', words: ['he', 'pied', '</s>'] },
      alignment: [
        [0.9, 0.05, 0.04, 0.01],
        [0.01, 0.05, 0.86, 0.08],
        [0, 0, 0.2, 0.8],
      ],
    });
  });
});

describe('Pharaoh', () => {
  it('links each target word with the source word it looked at most, ends left out', () => {
    expect(toPharaoh(content, 'soft', 0)).toBe('0-0 2-1\n');
  });

  it('takes the threshold that is drawn', () => {
    expect(toPharaoh(content, 'threshold', 0.05)).toBe('0-0 1-0 1-1 2-1\n');
  });
});

describe('Markdown and LaTeX', () => {
  it('are tables of two decimals', () => {
    expect(toMarkdown(content).split('\n')[2]).toBe('| **he** | 0.90 | 0.05 | 0.04 | 0.01 |');
    expect(toLatex(content)).toContain('  pied & 0.01 & 0.05 & 0.86 & 0.08 \\\\');
  });

  it('let no letter of a word end the cell', () => {
    const line = toMarkdown(odd).split('\n')[2]!;
    expect(line.replaceAll('\\|', '').split('|')).toHaveLength(5);
    expect(toMarkdown(odd)).toContain('\\>0.99 | \\<0.01');
    expect(toLatex(odd)).toContain('  a\\textbar{}b\\_c \\& 50\\% \\#1 & 0.25 & 0.75 \\\\');
    expect(toLatex(odd)).toContain('=1+1 & $>$0.99 & $<$0.01');
    expect(toLatex(odd)).toContain('say "hi", \\{x\\}');
  });
});

describe('a file name', () => {
  it('says what is in the file and can be used everywhere', () => {
    expect(fileName({ ...content, source: 'Où est l’été ? C:\\..\\x' }, 'svg')).toBe(
      'lookback-fr-en-additive-Où-est-l-été-C-x.svg',
    );
    expect(fileName({ ...content, source: '…', model: 'own:1' }, 'csv')).toBe('lookback-own-1.csv');
  });
});
