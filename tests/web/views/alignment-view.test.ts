import { describe, expect, it } from 'vitest';
import {
  alignmentOf,
  columnOf,
  formatWeight,
  isRightToLeft,
  labelsOf,
  largest,
  rowOf,
  weightAt,
} from '../../../web/src/views/alignment-view';
import { sample, tokenized } from '../support/make-translation';

describe('labelsOf', () => {
  it('shows whole words and the end of the sentence', () => {
    const labels = labelsOf(sample().source, 'words');
    expect(labels.map(({ text }) => text)).toEqual(['il', 'a', 'entarté', '']);
    expect(labels.map(({ isEnd }) => isEnd)).toEqual([false, false, false, true]);
  });

  it('shows pieces without their word mark and says which go on', () => {
    const labels = labelsOf(sample().source, 'pieces');
    expect(labels.slice(0, -1).map(({ text }) => text)).toEqual(['il', 'a', 'ent', 'arté']);
    expect(labels.map(({ continues }) => continues)).toEqual([false, false, false, true, false]);
  });

  it('leaves blanks that a range holds to the gap between words', () => {
    const text = {
      ...tokenized('▁he'),
      text: 'he ',
      words: [
        { begin: 0, end: 3 },
        { begin: 3, end: 3 },
      ],
    };
    expect(labelsOf(text, 'words')[0]).toMatchObject({ text: 'he', begin: 0, end: 2 });
  });

  it('names the bytes of a character that no piece spells', () => {
    const text = tokenized('▁<0xC5>', 'a');
    const [byte, letter] = labelsOf(
      { ...text, tokens: [{ ...text.tokens[0]!, piece: '<0xC5>' }, ...text.tokens.slice(1)] },
      'pieces',
    );
    expect(byte).toMatchObject({ text: '⟨C5⟩', isByte: true });
    expect(letter).toMatchObject({ text: 'a' });
    expect(letter).not.toHaveProperty('isByte');
  });

  it('keeps characters of two units whole', () => {
    const text = tokenized('▁😀', '▁oui');
    expect(labelsOf(text, 'words')[0]!.text).toBe('😀');
  });
});

describe('alignmentOf', () => {
  it('takes the words’ matrix for words and the pieces’ for pieces', () => {
    const sentence = sample();
    expect(alignmentOf(sentence, sentence.hypotheses[0]!, 'words')!.matrix.rows).toBe(3);
    expect(alignmentOf(sentence, sentence.hypotheses[0]!, 'pieces')!.matrix.columns).toBe(5);
  });

  it('is null without attention, and when numbers and words do not fit', () => {
    const sentence = sample();
    const none = { ...sentence.hypotheses[0]!, alignment: null, wordAlignment: null };
    expect(alignmentOf(sentence, none, 'words')).toBeNull();
    const odd = { ...sentence.hypotheses[0]!, wordAlignment: { rows: 1, columns: 1, values: [1] } };
    expect(alignmentOf(sentence, odd, 'words')).toBeNull();
  });
});

describe('a matrix', () => {
  const { matrix } = alignmentOf(sample(), sample().hypotheses[0]!, 'words')!;

  it('is read by row and column', () => {
    expect(weightAt(matrix, 1, 2)).toBe(0.86);
    expect(rowOf(matrix, 0)).toEqual([0.9, 0.05, 0.04, 0.01]);
    expect(columnOf(matrix, 3)).toEqual([0.01, 0.08, 0.8]);
  });

  it('names the largest first, ties by place', () => {
    expect(largest([0.2, 0.5, 0.2, 0.1], 3)).toEqual([1, 0, 2]);
  });
});

describe('formatWeight', () => {
  it('has two decimals and never rounds to nothing or to everything', () => {
    expect([0, 0.001, 0.834, 0.999, 1].map(formatWeight)).toEqual(['0.00', '<0.01', '0.83', '>0.99', '1.00']);
  });
});

describe('isRightToLeft', () => {
  it('goes by the first letter', () => {
    expect(isRightToLeft('…שלום')).toBe(true);
    expect(isRightToLeft('مرحبا')).toBe(true);
    expect(isRightToLeft('il שלום')).toBe(false);
  });
});
