import { describe, expect, it } from 'vitest';
import {
  bandPath,
  decades,
  linear,
  linePath,
  logarithmic,
  roundTicks,
  spreadLabels,
} from '../../../web/src/views/chart';

describe('scales', () => {
  it('put values between the ends of a range, which may run downwards', () => {
    const y = linear([0, 50], [200, 0]);
    expect([0, 25, 50].map(y)).toEqual([200, 100, 0]);
  });

  it('give equal ratios equal room', () => {
    const y = logarithmic([0.001, 1], [300, 0]);
    expect([0.001, 0.01, 0.1, 1].map((value) => Math.round(y(value)))).toEqual([300, 200, 100, 0]);
  });
});

describe('ticks', () => {
  it('are round and reach the largest value', () => {
    expect(roundTicks(50.2)).toEqual([0, 20, 40, 60]);
    expect(roundTicks(5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(roundTicks(0)[0]).toBe(0);
  });

  it('of a logarithmic axis are the powers of ten around the values', () => {
    expect(decades([0.0003, 0.02, 0.7])).toEqual([-4, -3, -2, -1, 0]);
    expect(decades([1])).toEqual([0, 1]);
  });
});

describe('paths', () => {
  it('break where there is no point', () => {
    expect(linePath([[0, 1], [2, 3], null, [4, 5]])).toBe('M0 1L2 3M4 5');
  });

  it('of a band go there along the high side and back along the low one', () => {
    expect(bandPath([[0, 9, 1], [5, 8, 2], null, [7, 9, 1]])).toBe('M0 1L5 2L5 8L0 9Z');
  });
});

describe('labels', () => {
  it('are moved apart, in their order, and stay within the frame', () => {
    expect(spreadLabels([50, 52, 10], 17, [0, 100])).toEqual([50, 67, 10]);
    const low = spreadLabels([95, 99, 97], 17, [0, 100]);
    expect(low).toEqual([66, 100, 83]);
  });
});
