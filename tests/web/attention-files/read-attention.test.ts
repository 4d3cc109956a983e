import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AttentionFileError, type Attention, type KnownWords } from '../../../web/src/attention-files/attention';
import { guessFormat, readAttention, type AttentionFormat } from '../../../web/src/attention-files/read-attention';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const sums = ({ weights }: Attention) => weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
const size = ({ source, target, weights }: Attention) => [
  target.length,
  source.length,
  weights.length,
  weights[0]!.length,
];

describe('real files', () => {
  it('of Nematus: a row and a column more than words are the end of the sentence', () => {
    const all = readAttention(fixture('nematus-alignments.txt'));
    const [first] = all as [Attention];
    expect(first.target).toEqual(['Obama', 'welcomes', 'Netanyahu', '</s>']);
    expect(first.source).toEqual(['Obama', 'empfängt', 'Net@@', 'any@@', 'ah@@', 'u', '</s>']);
    expect([first.sourceEnd, first.targetEnd]).toEqual([true, true]);
    expect(first.weights[2]![2]).toBe(0.909192);
    expect(all.length).toBeGreaterThan(2);
    for (const one of all) for (const sum of sums(one)) expect(sum).toBeCloseTo(1, 2);
  });

  it('of the older Marian: zeros pad the columns, no row for the end', () => {
    const known = { source: fixture('marian-marian.src.en') };
    const all = readAttention(fixture('marian-marian.out.lv'), '', known);
    expect(all.map(size)).toEqual([
      [10, 11, 10, 11],
      [12, 14, 12, 14],
      [12, 15, 12, 15],
      [15, 13, 15, 13],
      [13, 13, 13, 13],
    ]);
    expect(all.every(({ sourceEnd, targetEnd }) => sourceEnd && !targetEnd)).toBe(true);
    expect(all[0]!.weights[0]![0]).toBe(0.929558);
  });

  it('of OpenNMT: no end on either side', () => {
    const all = readAttention(fixture('opennmt-attention.txt'), 'opennmt');
    expect(all.map(size)).toEqual([
      [10, 9, 10, 9],
      [13, 14, 13, 14],
    ]);
    expect(all[0]!.target.slice(0, 3)).toEqual(['Orlando', 'Bloom', 'und']);
  });

  it('that was cut behind a header: the sentences before it are drawn', () => {
    const whole = fixture('opennmt-attention.txt');
    expect(readAttention(`${whole.trimEnd()}\n\n0 ||| ein Haus ||| 0 ||| a house\n`, 'opennmt')).toHaveLength(2);
    expect(() => readAttention('0 ||| ein Haus ||| 0 ||| a house\n', 'opennmt')).toThrow();
  });

  it('of Sockeye: blocks with words on both sides', () => {
    const all = readAttention(fixture('sockeye-or-marian-nbest.txt'), 'sockeye');
    expect(all.map(size)).toEqual([
      [11, 13, 11, 13],
      [11, 13, 11, 13],
    ]);
  });
});

describe('formats by their documentation', () => {
  const known = { source: 'il a entarté', target: 'he pied' };

  it('Sockeye’s JSON lines, with the end in the matrix', () => {
    const line = JSON.stringify({
      translation: 'he pied',
      attention: [
        [0.6, 0.2, 0.1, 0.1],
        [0, 0.1, 0.8, 0.1],
        [0, 0, 0, 1],
      ],
    });
    const [one] = readAttention(`${line}\n`, 'sockeye', known) as [Attention];
    expect(one).toMatchObject({ source: ['il', 'a', 'entarté', '</s>'], target: ['he', 'pied', '</s>'] });
  });

  it('the newer Marian’s soft alignment has a row for the end, its hard one has links', () => {
    const soft = readAttention('he pied ||| .7,.2,.1,0 0,.1,.9,0 0,0,0,1', '', known)[0]!;
    expect([soft.targetEnd, soft.sourceEnd, soft.weights[1]]).toEqual([true, true, [0, 0.1, 0.9, 0]]);
    const hard = readAttention('he pied ||| 0-0 1-1 2-1 3-2', '', known)[0]!;
    expect(hard.weights).toEqual([
      [1, 0, 0],
      [0, 0.5, 0.5],
    ]);
  });

  it('Pharaoh’s links, source first, with both texts given', () => {
    expect(readAttention('0-0 2-1', '', known)[0]!.weights).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  it('CSV with quotes and commas in it, and JSON of one’s own', () => {
    const csv = '"","a, b",c\n"say ""x""",.25,.75\n';
    expect(readAttention(csv)[0]).toMatchObject({
      source: ['a, b', 'c'],
      target: ['say "x"'],
      weights: [[0.25, 0.75]],
    });
    const json = JSON.stringify({
      source: 'I love',
      target: ['我', '喜欢'],
      weights: [
        [0.6, 0.4],
        [0.3, 0.7],
      ],
    });
    expect(readAttention(json)[0]!.target).toEqual(['我', '喜欢']);
  });

  it('a header that names the source first is turned round', () => {
    const text = '0 ||| a b c ||| 0 ||| x y ||| 3 2\n.5 .3 .2\n.1 .8 .1\n';
    expect(readAttention(text, 'nematus')[0]).toMatchObject({ source: ['a', 'b', 'c'], target: ['x', 'y'] });
  });

  it.each<[string, AttentionFormat]>([
    ['{"a": 1}', 'json'],
    ['0 ||| a ||| 0 ||| b ||| 1 1', 'nematus'],
    ['a ||| 0-0', 'marian'],
    ['0-0 1-2', 'pharaoh'],
    ['"",a\nb,1', 'csv'],
  ])('%s is seen to be %s', (text, format) => expect(guessFormat(text)).toBe(format));
});

describe('what is wrong is said with its line', () => {
  const problem = (text: string, format: AttentionFormat | '' = '', known: KnownWords = {}) => {
    try {
      readAttention(text, format, known);
      return 'fine';
    } catch (error) {
      return error instanceof AttentionFileError ? `${error.key} ${error.line}` : String(error);
    }
  };
  const head = '0 ||| he pied ||| 0 ||| il a entarté ||| 3 2';
  const known = { source: 'il a', target: 'he pied' };

  it.each<[string, string, AttentionFormat | '', KnownWords]>([
    ['file.empty 0', ' \n', '', {}],
    ['file.unknown 1', 'hello there', '', {}],
    ['file.json 2', '{"translation": "a", "attention": [[1]], "source": "b"}\n{oops', 'json', {}],
    ['file.noMatrix 1', '{"source": "a", "target": "b"}', '', {}],
    ['file.needsSource 1', '{"target": "b", "weights": [[1]]}', '', {}],
    ['file.noMatrix 1', `${head}\n`, '', {}],
    ['file.fields 1', 'a ||| b', 'nematus', {}],
    ['file.number 3', `${head}\n.5 .3 .2\n.1 x .1`, '', {}],
    ['file.range 2', `${head}\n-.5 .3 .2\n.1 .8 .1`, '', {}],
    ['file.columns 3', `${head}\n.5 .3 .2\n.1 .8`, '', {}],
    ['file.rows 2', `${head}\n.5 .3 .2`, '', {}],
    ['file.columns 2', `${head}\n.5 .3\n.1 .8`, '', {}],
    ['file.needsSource 2', 'a ||| 0-0\nb ||| 0-0', '', { source: 'x' }],
    ['file.needsTarget 1', '0-0', '', { source: 'x' }],
    ['file.link 1', '0-0 1:1', 'pharaoh', known],
    ['file.linkOutside 1', '0-0 7-1', 'pharaoh', known],
    ['file.number 2', '"",a\nb,NaN', '', {}],
    ['file.columns 3', '"",a\nb,1\nc,1,2', '', {}],
  ])('%s', (expected, text, format, words) => expect(problem(text, format, words)).toBe(expected));
});
