import { describe, expect, it } from 'vitest';
import { kDefaultLook } from '../../../web/src/protocol/look';
import { arrange, hardened, runsRightToLeft, withoutEnd } from '../../../web/src/views/alignment-look';
import { alignmentOf, type Alignment, type Label } from '../../../web/src/views/alignment-view';
import { matrix, sample } from '../support/make-translation';

const words = () => alignmentOf(sample(), sample().hypotheses[0]!, 'words')!;
const labels = (...texts: string[]): Label[] =>
  texts.map((text) => ({ text, begin: 0, end: text.length, isEnd: false, continues: false }));
const texts = (list: readonly Label[]) => list.map(({ text }) => text);

const hebrew: Alignment = {
  rows: labels('hello', 'world'),
  columns: labels('שלום', 'עולם', '!'),
  matrix: matrix([
    [0.7, 0.2, 0.1],
    [0.1, 0.8, 0.1],
  ]),
};

describe('arrange', () => {
  it('leaves an ordinary alignment as it is', () => {
    const alignment = words();
    const arranged = arrange(alignment, kDefaultLook);
    expect(arranged.matrix).toBe(alignment.matrix);
    expect(arranged.strengths).toBe(alignment.matrix);
    expect(arranged.toAlignment({ row: 1, column: 2 })).toEqual({ row: 1, column: 2 });
  });

  it('puts the source down the side when swapped, with the same weights', () => {
    const arranged = arrange(words(), { ...kDefaultLook, swapped: true });
    expect(texts(arranged.rows)).toEqual(['il', 'a', 'entarté', '']);
    expect(arranged.matrix).toMatchObject({ rows: 4, columns: 3 });
    expect(arranged.matrix.values.slice(6, 9)).toEqual([0.04, 0.86, 0.2]);
    expect(arranged.toAlignment({ row: 2, column: 1 })).toEqual({ row: 1, column: 2 });
    expect(arranged.toPicture({ row: 1, column: null })).toEqual({ row: null, column: 1 });
  });

  it('lets words that run from right to left do so', () => {
    const arranged = arrange(hebrew, kDefaultLook);
    expect(texts(arranged.columns)).toEqual(['!', 'עולם', 'שלום']);
    expect(arranged.matrix.values).toEqual([0.1, 0.2, 0.7, 0.1, 0.8, 0.1]);
    expect(arranged.toAlignment({ row: 0, column: 2 })).toEqual({ row: 0, column: 0 });
    expect(arranged.toPicture({ row: null, column: 0 })).toEqual({ row: null, column: 2 });
    expect(arrange(hebrew, { ...kDefaultLook, swapped: true }).mirrored).toBe(false);
  });

  it('keeps the numbers when only the strengths are made hard', () => {
    const arranged = arrange(hebrew, { ...kDefaultLook, links: 'strongest' });
    expect(arranged.strengths.values).toEqual([0, 0, 1, 0, 1, 0]);
    expect(arranged.matrix.values[2]).toBe(0.7);
  });
});

describe('hardened', () => {
  it('keeps one link a target word, the first of equals', () => {
    const equal = matrix([
      [0.5, 0.5],
      [0.2, 0.8],
    ]);
    expect(hardened(equal, 'strongest', 0.3).values).toEqual([1, 0, 0, 1]);
  });

  it('keeps what reaches the threshold, be it none or many', () => {
    expect(hardened(hebrew.matrix, 'threshold', 0.2).values).toEqual([1, 1, 0, 0, 1, 0]);
    expect(hardened(hebrew.matrix, 'threshold', 0.9).values).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('withoutEnd', () => {
  it('leaves out the last row and column, and scales nothing up', () => {
    const short = withoutEnd(words());
    expect(texts(short.columns)).toEqual(['il', 'a', 'entarté']);
    expect(short.matrix).toEqual(
      matrix([
        [0.9, 0.05, 0.04],
        [0.01, 0.05, 0.86],
      ]),
    );
  });

  it('gives the same for the same, so that a hover draws nothing anew', () => {
    const alignment = words();
    expect(withoutEnd(alignment)).toBe(withoutEnd(alignment));
  });
});

describe('runsRightToLeft', () => {
  it('asks most words, and leaves marks and numbers out', () => {
    expect(runsRightToLeft(labels('שלום', '!', '2026'))).toBe(true);
    expect(runsRightToLeft(labels('the', 'word', 'שלום'))).toBe(false);
    expect(runsRightToLeft(labels('?'))).toBe(false);
  });
});
