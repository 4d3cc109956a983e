import { describe, expect, it } from 'vitest';
import { keptFacts, kClauses, sentenceOf } from '../../../web/src/lesson/growing-sentence';

describe('the growing sentence', () => {
  it('is one sentence at every length, each a beginning of the next', () => {
    for (let count = 1; count <= kClauses.length; ++count) {
      expect(sentenceOf(count)).toMatch(/^Elle pleure(.*[^ ])?\.$/);
      expect(sentenceOf(count + 1).startsWith(sentenceOf(count).slice(0, -1))).toBe(true);
    }
  });

  it('counts what came through, by whole words', () => {
    const kept = keptFacts(2, 'She is crying: her CAT is a catalogue.');
    expect(kept).toEqual([
      { name: 'crying', kept: true },
      { name: 'cat', kept: true },
      { name: 'sick', kept: false },
    ]);
    expect(keptFacts(2, 'catalogue').find(({ name }) => name === 'cat')?.kept).toBe(false);
  });

  it('takes another word for the same thing', () => {
    expect(keptFacts(2, 'ill').find(({ name }) => name === 'sick')?.kept).toBe(true);
  });
});
