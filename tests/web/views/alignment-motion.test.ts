import { describe, expect, it } from 'vitest';
import { between, carriedOver, sameWords } from '../../../web/src/views/alignment-motion';
import type { Label } from '../../../web/src/views/alignment-view';
import { matrix } from '../support/make-translation';

const labels = (text: string): Label[] =>
  text.split(' ').map((word) => ({ text: word, begin: 0, end: 1, isEnd: word === '$', continues: false }));

describe('sameWords', () => {
  it('finds words again in their order, whatever their case', () => {
    expect(sameWords(labels('the cat sleeps $'), labels('The black cat sleeps $'))).toEqual([0, null, 1, 2, 3]);
  });

  it('does not let two words cross', () => {
    expect(sameWords(labels('a b'), labels('b a')).filter((place) => place !== null)).toHaveLength(1);
  });

  it('tells the end of a sentence from a word that is written like it', () => {
    expect(sameWords(labels('$'), [{ ...labels('$')[0]!, isEnd: false }])).toEqual([null]);
  });
});

describe('carriedOver', () => {
  it('starts known cells where they were, and new ones from nothing', () => {
    const before = {
      rows: labels('he $'),
      columns: labels('il $'),
      strengths: matrix([
        [0.9, 0.1],
        [0.2, 0.8],
      ]),
    };
    const after = {
      rows: labels('he is $'),
      columns: labels('il $'),
      strengths: matrix([
        [1, 0],
        [1, 0],
        [0, 1],
      ]),
    };
    expect(carriedOver(before, after).values).toEqual([0.9, 0.1, 0, 0, 0.2, 0.8]);
  });
});

describe('between', () => {
  const [from, to] = [matrix([[0, 1]]), matrix([[1, 0]])];

  it('is the one at the start, the other at the end, and half-way in the middle', () => {
    expect(between(from, to, 0).values).toEqual([0, 1]);
    expect(between(from, to, 0.5).values).toEqual([0.5, 0.5]);
    expect(between(from, to, 7).values).toEqual([1, 0]);
  });

  it('leaves and arrives gently', () => {
    expect(between(from, to, 0.1).values[0]).toBeLessThan(0.05);
    expect(between(from, to, 0.9).values[0]).toBeGreaterThan(0.95);
  });
});
