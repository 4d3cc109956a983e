import { describe, expect, it } from 'vitest';
import { wordConfidences } from '../../../web/src/views/confidence';
import { sample } from '../support/make-translation';

describe('wordConfidences', () => {
  it('multiplies the probabilities of a word’s pieces, and doubts what is below a half', () => {
    const hypothesis = { ...sample().hypotheses[0]!, tokenLogProbabilities: [0.9, 0.6, 0.7, 0.5].map(Math.log) };
    const words = wordConfidences(hypothesis);
    expect(words.map(({ label }) => label.text)).toEqual(['he', 'pied', '']);
    expect(words.map(({ probability }) => probability.toFixed(2))).toEqual(['0.90', '0.42', '0.50']);
    expect(words.map(({ doubtful }) => doubtful)).toEqual([false, true, false]);
  });
});
