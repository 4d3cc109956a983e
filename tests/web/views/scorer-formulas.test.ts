import { describe, expect, it } from 'vitest';
import { kScorers } from '../../../web/src/protocol/model-choice';
import { parseFormula } from '../../../web/src/views/formula';
import {
  asking,
  equationsOf,
  kCostFormulas,
  scoreFormula,
  scorerParameters,
} from '../../../web/src/views/scorer-formulas';

const sizes = { encoderSize: 3, decoderSize: 6, attentionSize: 5 };

describe('what a scorer costs', () => {
  // h = 3, so an annotation has 6 numbers; d = 6; A = r = 5.
  it.each([
    ['none', 0],
    ['dot', 0],
    ['general', 36],
    ['reduced_rank', 5 * 6 + 5 * 6],
    ['additive', 5 * 6 + 5 * 6 + 5],
  ] as const)('%s: %i numbers', (scorer, count) => {
    expect(scorerParameters(scorer, sizes)).toBe(count);
  });

  it('is 196,864 numbers for the shipped additive model (A = 256, h = 192, d = 384)', () => {
    expect(scorerParameters('additive', { encoderSize: 192, decoderSize: 384, attentionSize: 256 })).toBe(196_864);
  });
});

describe('the equations', () => {
  it('can all be set', () => {
    for (const scorer of kScorers) {
      parseFormula(kCostFormulas[scorer]);
      const score = scoreFormula(scorer, 's_{t-1}');
      if (score) parseFormula(score);
      for (const wiring of ['context_in', 'context_out'] as const) {
        for (const layer of [false, true]) {
          for (const { formula } of equationsOf(wiring, score, layer)) parseFormula(formula);
        }
      }
    }
  });

  it('let the old state ask in the one wiring, the new one in the other', () => {
    expect([asking('context_in'), asking('context_out')]).toEqual(['s_{t-1}', 's_t']);
    expect(equationsOf('context_in', null).map(({ name }) => name)).not.toContain('state');
    expect(equationsOf('context_out', null)[0]).toMatchObject({ name: 'state' });
  });
});
