import { lab } from 'd3-color';
import { describe, expect, it } from 'vitest';
import { kScaleNames } from '../../../web/src/protocol/look';
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

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light: what a dichromat sees of a colour. */
const kBlindness = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

function lightnessFor(kind: keyof typeof kBlindness, color: string): number {
  const linear = color.match(/\d+/g)!.map((text) => {
    const part = Number(text) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const seen = [0, 1, 2].map((row) => {
    const value = linear.reduce((sum, part, column) => sum + kBlindness[kind][3 * row + column]! * part, 0);
    const light = Math.min(1, Math.max(0, value));
    return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return lab(`rgb(${seen.join(', ')})`).l;
}

describe.each(kScaleNames.flatMap((scale) => (['light', 'dark'] as const).map((scheme) => ({ scale, scheme }))))(
  '$scale on $scheme paper',
  ({ scale, scheme }) => {
    const colors = kSteps.map((weight) => weightColor(weight, scheme, scale));
    const sign = scheme === 'light' ? -1 : 1;

    it('goes evenly from the paper to the ink', () => {
      const lightness = colors.map((color) => lab(color).l);
      const even = (lightness.at(-1)! - lightness[0]!) / 20;
      expect(Math.sign(even)).toBe(sign);
      lightness.slice(1).forEach((value, step) => {
        const share = (value - lightness[step]!) / even;
        expect(share).toBeGreaterThan(0.6);
        expect(share).toBeLessThan(1.4);
      });
    });

    it.each(['protan', 'deutan', 'tritan'] as const)('keeps its order for %s eyes', (kind) => {
      const lightness = colors.map((color) => lightnessFor(kind, color));
      lightness.slice(1).forEach((value, step) => expect(sign * (value - lightness[step]!)).toBeGreaterThan(1));
    });

    it('lets ink be read on every cell', () => {
      for (const color of colors) expect(contrast(inkOn(color), color)).toBeGreaterThanOrEqual(4.5);
    });
  },
);

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
