import { describe, expect, it } from 'vitest';
import { readoutAt, shownLabel, spokenCell, spokenSummary } from '../../../../web/src/elements/common/readout';
import { alignmentOf } from '../../../../web/src/views/alignment-view';
import { sample } from '../../support/make-translation';
import '../../../../web/src/messages/zh-words';

const alignment = alignmentOf(sample(), sample().hypotheses[0]!, 'words')!;

describe('readoutAt', () => {
  it('says of a cell who looks where, and how much', () => {
    expect(readoutAt('en', alignment, { row: 1, column: 2 })?.text).toBe('“pied” looks 0.86 at “entarté”');
    expect(readoutAt('zh', alignment, { row: 1, column: 2 })?.text).toBe('写“pied”时，看“entarté”的权重是 0.86');
  });

  it('names the largest weights of a row first, and leaves out what is nothing', () => {
    const readout = readoutAt('en', alignment, { row: 2, column: null })!;
    expect(readout.items.map(({ text, value }) => `${text} ${value}`)).toEqual([
      'end of sentence 0.80',
      'entarté 0.20',
    ]);
    expect(readout.items[0]!.place).toEqual({ row: 2, column: 3 });
  });

  it('turns a column round: by whom was it looked at', () => {
    const readout = readoutAt('en', alignment, { row: null, column: 0 })!;
    expect(readout.text).toBe('“il” was looked at by');
    expect(readout.items.map(({ text, value }) => `${text} ${value}`)).toEqual(['he 0.90', 'pied 0.01']);
  });

  it('says nothing of nowhere', () => {
    expect(readoutAt('en', alignment, { row: null, column: null })).toBeNull();
    expect(readoutAt('en', alignment, { row: 9, column: null })).toBeNull();
    expect(readoutAt('en', alignment, { row: 0, column: 9 })).toBeNull();
  });
});

describe('what is said to those who listen', () => {
  it('names the end of the sentence', () => {
    expect(spokenCell('en', alignment, 0, 3)).toBe('he looks 0.01 at end of sentence');
    expect(shownLabel('zh', alignment.columns[3]!)).toBe('⟂ 句尾');
  });

  it('sums up the picture, the end of the sentence left out', () => {
    expect(spokenSummary('en', alignment, 'words')).toBe(
      'Alignment of 3 target and 4 source words. he looks mostly at il, 0.90. pied looks mostly at entarté, 0.86.',
    );
  });
});

it('draws a label with few of the marks that are piled on it', () => {
  const label = { text: `e${'\u0301'.repeat(300)}`, begin: 0, end: 301, isEnd: false, continues: false };
  expect(shownLabel('en', label)).toBe(`e${'\u0301'.repeat(4)}`);
});
