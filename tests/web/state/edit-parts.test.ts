import { describe, expect, it } from 'vitest';
import { parsePrefix, parseWeights, printPrefix, printWeights } from '../../../web/src/state/edit-parts';

describe('an edit in an address', () => {
  it.each([[[]], [[12, 7, 405]], ['He threw'], ['12.5 euros'], ['~1.2'], ['~~'], ['~ about ten']])(
    'carries the beginning %j there and back',
    (prefix) => {
      expect(parsePrefix(printPrefix(prefix))).toEqual(prefix);
    },
  );

  it.each(['~1..2', '~-1', '~1.x', '~12345678', `~${'1.'.repeat(300)}1`, 'x'.repeat(1001)])(
    'refuses the beginning %s',
    (raw) => {
      expect(parsePrefix(raw)).toBeUndefined();
    },
  );

  it('writes weights short, and brings them back to a sum of one', () => {
    const rows = [{ position: 2, weights: [1 / 3, 1 / 3, 1 / 3] }];
    expect(printWeights(rows)).toBe('3:.333_.333_.333');
    const [row] = parseWeights('3:.333_.333_.333')!;
    expect(row!.position).toBe(2);
    expect(row!.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(parseWeights('1:1_0;4:.5_.5')!.map(({ position }) => position)).toEqual([0, 3]);
  });

  it('keeps a large weight beside hundreds of small ones', () => {
    const weights = [0.5, ...new Array<number>(400).fill(0.00125)];
    const [row] = parseWeights(printWeights([{ position: 0, weights }]))!;
    expect(row!.weights[0]).toBeCloseTo(0.5, 3);
    expect(printWeights([{ position: 0, weights }])).toMatch(/^1:\.5_\.00125_/);
  });

  it.each(['', '0:1', '1:', '1:0_0', '1:2_0', '1:-1', '1:1e3', '1:NaN', '1:1;1:1', '1:1;', `1:${'1_'.repeat(500)}1`])(
    'refuses the weights "%s"',
    (raw) => {
      expect(parseWeights(raw)).toBeUndefined();
    },
  );
});
