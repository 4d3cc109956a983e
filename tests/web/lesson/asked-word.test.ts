import { describe, expect, it } from 'vitest';
import { anyRow, asDistribution, overlap, rowOfWord, written } from '../../../web/src/lesson/asked-word';
import { labelsOf } from '../../../web/src/views/alignment-view';
import { tokenized } from '../support/make-translation';

const labels = labelsOf(tokenized('▁I', '▁don', "'t", '▁eat', '▁Pie', '.'), 'words');

describe('the word that a question is about', () => {
  it('is the first of the wished ones that was written, whatever its case and marks', () => {
    expect(rowOfWord(labels, ['pie'])).toBe(3);
    expect(rowOfWord(labels, ['cake', "don't"])).toBe(1);
  });

  it('is none when the model wrote none of them; then the longest is asked about', () => {
    expect(rowOfWord(labels, ['cake'])).toBeNull();
    expect(labels[anyRow(labels)]!.text).toBe("don't");
  });
});

describe('a sentence from its words', () => {
  it('has blanks only where it had some, and no end', () => {
    const text = written(labels)
      .map(({ gap, text }) => gap + text)
      .join('');
    expect(text).toBe("I don't eat Pie.");
  });
});

describe('a guess', () => {
  it('is as good as its overlap with the truth', () => {
    expect(overlap([1, 0, 0], [0.5, 0.5, 0])).toBe(0.5);
    expect(overlap([0.2, 0.8], [0.2, 0.8])).toBe(1);
    expect(overlap([1, 0], [0, 1])).toBe(0);
  });

  it('sums to one, and is even where nothing was drawn', () => {
    expect(asDistribution([1, 3])).toEqual([0.25, 0.75]);
    expect(asDistribution([0, 0])).toEqual([0.5, 0.5]);
  });
});
