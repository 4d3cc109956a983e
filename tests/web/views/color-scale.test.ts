import { lab } from 'd3-color';
import { describe, expect, it } from 'vitest';
import { contrast, inkOn, relativeLuminance, weightColor } from '../../../web/src/views/color-scale';

const kSteps = Array.from({ length: 21 }, (_, step) => step / 20);

describe.each(['light', 'dark'] as const)('the %s ramp', (scheme) => {
  const lightness = kSteps.map((weight) => lab(weightColor(weight, scheme)).l);

  it('changes its lightness in one direction only', () => {
    const steps = lightness.slice(1).map((value, index) => value - lightness[index]!);
    expect(new Set(steps.map(Math.sign))).toEqual(new Set([scheme === 'light' ? -1 : 1]));
  });

  it('makes equal steps of weight look about equal', () => {
    const even = (lightness.at(-1)! - lightness[0]!) / 20;
    lightness.forEach((value, step) => expect(Math.abs(value - (lightness[0]! + step * even))).toBeLessThan(1));
  });

  it('stays blue: never more red than blue once it has left the paper', () => {
    for (const weight of kSteps.slice(2)) {
      const [red, , blue] = weightColor(weight, scheme).match(/\d+/g)!.map(Number) as [number, number, number];
      expect(blue).toBeGreaterThan(red);
    }
  });

  it('lets ink be read on every cell', () => {
    for (const weight of kSteps) {
      const color = weightColor(weight, scheme);
      expect(contrast(inkOn(color), color)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('weightColor', () => {
  it('brings what is outside, or no number, to the nearer end', () => {
    expect(weightColor(-1, 'light')).toBe(weightColor(0, 'light'));
    expect(weightColor(7, 'light')).toBe(weightColor(1, 'light'));
    expect(weightColor(NaN, 'light')).toBe(weightColor(0, 'light'));
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 of a colour with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#2f7fc1', 'rgb(47, 127, 193)')).toBeCloseTo(1, 10);
  });

  it('stands on WCAG’s luminance', () => {
    expect(relativeLuminance('#ffffff')).toBeCloseTo(1, 10);
    expect(relativeLuminance('#808080')).toBeCloseTo(0.2158605, 6);
  });
});
