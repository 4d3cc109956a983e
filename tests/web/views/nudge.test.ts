import { describe, expect, it } from 'vitest';
import { nudged } from '../../../web/src/views/nudge';

describe('a nudged score', () => {
  it('moves soft weights a little and hard ones not at all', () => {
    const before = nudged([0, 1], 0, 0);
    const after = nudged([0, 1], 0, 0.1);
    // softmax(0, 1) and softmax(0.1, 1) by calculator.
    expect(before.soft[0]).toBeCloseTo(0.268941, 6);
    expect(after.soft[0]).toBeCloseTo(0.28905, 5);
    expect(after.hard).toEqual(before.hard);
  });

  it('makes a hard choice jump once it is the largest', () => {
    expect(nudged([0, 1], 0, 0.9).hard).toEqual([0, 1]);
    expect(nudged([0, 1], 0, 1.1).hard).toEqual([1, 0]);
  });

  it('has the slope that a small step shows', () => {
    const step = 1e-5;
    const [here, there] = [nudged([0.3, 1.2, -0.5], 1, 0), nudged([0.3, 1.2, -0.5], 1, step)];
    expect((there.soft[1]! - here.soft[1]!) / step).toBeCloseTo(here.slope, 4);
  });

  it('stays finite with large scores', () => {
    expect(nudged([1000, 0], 0, 4).soft).toEqual([1, 0]);
  });
});
