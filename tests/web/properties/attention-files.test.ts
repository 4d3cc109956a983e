import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AttentionFileError, kEnd, type Attention } from '../../../web/src/attention-files/attention';
import { kFormats, readAttention, type AttentionFormat } from '../../../web/src/attention-files/read-attention';
import { readMatrix } from '../../../web/src/elements/heatmap/matrix-reader';
import { toCsv, toJson, type Exported } from '../../../web/src/views/export-text';
import { matrixAlignment } from '../../../web/src/views/matrix-alignment';
import { anyText, damaged, holds, torn } from '../support/properties';

const fixture = (name: string) =>
  readFileSync(new URL(`../attention-files/fixtures/${name}`, import.meta.url), 'utf8').slice(0, 4000);

const kOwn = {
  source: ['il', 'a'],
  target: ['he', 'pied'],
  weights: [
    [0.9, 0.1],
    [0.2, 0.8],
  ],
};
/** Our own files, and those that other toolkits really wrote. */
const kFiles = [
  fixture('nematus-alignments.txt'),
  fixture('opennmt-attention.txt'),
  fixture('marian-marian.out.lv'),
  fixture('sockeye-or-marian-nbest.txt'),
  JSON.stringify(kOwn),
  '"",il,a\nhe,0.9,0.1\npied,0.2,0.8\n',
  '0-0 1-1\n',
];

const files = () => fc.oneof(...kFiles.map(torn), damaged(kOwn), damaged([kOwn, kOwn]), anyText());
const formats = () => fc.constantFrom<AttentionFormat | ''>('', ...kFormats);
const known = () =>
  fc.record({ source: fc.oneof(anyText(), fc.constant('il a\nentarté')), target: anyText() }, { requiredKeys: [] });

/** What every picture counts on. */
function checkAttention({ source, target, weights }: Attention): void {
  expect(weights).toHaveLength(target.length);
  for (const row of weights) {
    expect(row).toHaveLength(source.length);
    expect(row.every((weight) => Number.isFinite(weight) && weight >= 0)).toBe(true);
  }
  expect([...source, ...target].every((word) => typeof word === 'string')).toBe(true);
  expect(Math.max(source.length, target.length)).toBeLessThanOrEqual(1001);
}

describe('an attention file', () => {
  it('of any kind is a matrix with its words, or an error of our own that names a line', async () => {
    await holds(
      fc.property(files(), formats(), known(), (text, format, words) => {
        try {
          readAttention(text, format, words).forEach(checkAttention);
        } catch (error) {
          expect(error).toBeInstanceOf(AttentionFileError);
          expect((error as AttentionFileError).line).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('attributes of <lookback-heatmap>', () => {
  it('of any kind are a map, or a problem that is told', async () => {
    const numbers = fc.oneof(anyText(), fc.constantFrom('.9 .1; .2 .8', '[[0.9,0.1],[0.2,0.8]]'), torn('.9 .1; .2 .8'));
    const given = fc.record({
      ...{ source: fc.oneof(anyText(), fc.constant('il a')), target: fc.oneof(anyText(), fc.constant('he pied')) },
      ...{ weights: numbers, inside: files(), src: fc.constant('') },
      ...{ format: fc.oneof(formats(), anyText()), sentence: fc.oneof(fc.integer(), fc.constantFrom(NaN, 1, 1.5)) },
    });
    await holds(
      fc.asyncProperty(given, async (one) => {
        const read = await readMatrix(one);
        // Any other problem would be a fault of ours that passes for a lost network.
        if ('problem' in read) expect(read.problem.key).toMatch(/^file\./);
        else {
          const { rows, columns, matrix } = read.alignment;
          expect([matrix.rows, matrix.columns, matrix.values.length]).toEqual([
            rows.length,
            columns.length,
            rows.length * columns.length,
          ]);
        }
      }),
    );
  });
});

describe('a matrix that is saved', () => {
  const word = fc
    .stringMatching(/^[\p{L}\p{N}",;.'=<>&|-]{1,8}$/u)
    .filter((text) => text.trim() !== '' && text !== kEnd);
  const weight = fc.nat(1_000_000).map((millionths) => millionths / 1e6);

  const saved = (): fc.Arbitrary<Exported> =>
    fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.array(word, { minLength: 1, maxLength: 6 }))
      .chain(([source, target]) =>
        fc
          .array(fc.array(weight, { minLength: source.length + 1, maxLength: source.length + 1 }), {
            minLength: target.length + 1,
            maxLength: target.length + 1,
          })
          .map((weights) => ({
            alignment: matrixAlignment(
              { words: [...source, kEnd], hasEnd: true },
              { words: [...target, kEnd], hasEnd: true },
              weights,
            ),
            ...{ source: source.join(' '), target: target.join(' '), sourceLanguage: 'fr', targetLanguage: 'en' },
            ...{ model: 'fr-en-additive', unit: 'words', end: kEnd },
          })),
      );

  const textsOf = (labels: Exported['alignment']['rows']) => labels.map(({ text }) => text);

  it.each([
    ['JSON', toJson],
    ['CSV', toCsv],
  ] as const)('as %s is the same matrix when it is opened', async (_, print) => {
    await holds(
      fc.property(saved(), (one) => {
        const [read, ...more] = readAttention(print(one));
        expect(more).toEqual([]);
        const { rows, columns, matrix } = one.alignment;
        // A spreadsheet would take such a label for a formula, so CSV puts a sign before it.
        const guarded = (text: string) => (print === toCsv && /^[=+\-@]./.test(text) ? `'${text}` : text);
        expect(read!.source).toEqual(textsOf(columns).map(guarded));
        expect(read!.target).toEqual(textsOf(rows).map(guarded));
        expect(read!.weights.flat()).toEqual(matrix.values);
        expect([read!.sourceEnd, read!.targetEnd]).toEqual([true, true]);
      }),
    );
  });
});
