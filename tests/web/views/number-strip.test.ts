import { describe, expect, it } from 'vitest';
import { numberStrip, stripScale } from '../../../web/src/views/number-strip';

const size = { width: 20, height: 11, scale: 2 };

describe('numberStrip', () => {
  it('lets bars stand on the middle line for what is above zero, and hang for what is below', () => {
    expect(numberStrip([2, -1], size)).toBe('M1 5.5h8v-5h-8zM11 5.5h8v2.5h-8z');
  });

  it('never leaves its height, and draws nothing high without a measure', () => {
    expect(numberStrip([100], size)).toContain('v-5');
    expect(numberStrip([1], { ...size, scale: 0 })).toContain('v0');
  });
});

describe('stripScale', () => {
  it('is the largest size of all strips', () => {
    expect(stripScale([[1, -3], [2]])).toBe(3);
    expect(stripScale([])).toBe(0);
  });
});
