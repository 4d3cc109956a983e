import { describe, expect, it } from 'vitest';
import { compareNumbers, kTolerance } from '../../../web/src/client/self-check';
import type { Hypothesis, Translation } from '../../../web/src/protocol/translation';
import { translation } from '../support/make-translation';

/** The same translation with something of its best hypothesis changed. */
function other(change: (best: Hypothesis) => Partial<Hypothesis>): Translation {
  const same = translation();
  const [sentence] = same.sentences;
  const best = sentence!.hypotheses[0]!;
  return { ...same, sentences: [{ ...sentence!, hypotheses: [{ ...best, ...change(best) }] }] };
}

const withFirstWeight = (change: (weight: number) => number) =>
  other(({ alignment }) => ({
    alignment: { ...alignment!, values: alignment!.values.map((weight, at) => (at === 0 ? change(weight) : weight)) },
  }));

describe('compareNumbers', () => {
  it('calls the same numbers the same, and those that differ by rounding', () => {
    expect(compareNumbers(translation(), translation())).toEqual({ kind: 'same', text: 'il a entarté', difference: 0 });
    const rounded = compareNumbers(
      translation(),
      withFirstWeight((weight) => weight - kTolerance / 2),
    );
    expect(rounded.kind).toBe('same');
  });

  it.each([
    ['is off', (weight: number) => weight - 2 * kTolerance, 2 * kTolerance],
    ['is no number', () => NaN, Infinity],
  ])('says by how much where a weight %s', (_, change, difference) => {
    const verdict = compareNumbers(translation(), withFirstWeight(change));
    expect(verdict.kind).toBe('weights');
    expect('difference' in verdict && verdict.difference).toBeCloseTo(difference, 9);
  });

  it('takes another number of weights for a fault, and none on both sides for a model without attention', () => {
    const without = other(() => ({ alignment: null }));
    expect(compareNumbers(translation(), without)).toMatchObject({ kind: 'weights', difference: Infinity });
    expect(compareNumbers(without, without).kind).toBe('same');
  });

  it('says which words came instead where a piece is another one', () => {
    const tokens = ({ target }: Hypothesis) =>
      target.tokens.map((token, at) => (at === 0 ? { ...token, id: 7 } : token));
    const changed = other((best) => ({ target: { ...best.target, tokens: tokens(best) } }));
    expect(compareNumbers(translation(), { ...changed, translation: 'she pied' })).toEqual({
      kind: 'words',
      text: 'il a entarté',
      expected: 'he pied',
      found: 'she pied',
    });
    expect(compareNumbers(translation(), { ...translation(), sentences: [] }).kind).toBe('words');
  });
});
