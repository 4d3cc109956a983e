import { interpolateLab, piecewise } from 'd3-interpolate';
import { describe, expect, it } from 'vitest';
import { labRamp } from '../../../web/src/views/lab-color';

const kRamps: readonly (readonly string[])[] = [
  ['#f5f4ee', '#b5cce6', '#74a5d7', '#367dc3', '#18559a', '#062f6b'],
  ['#1f201e', '#efeee8'],
  ['#440154', '#472d7b', '#3b528b', '#2c728e', '#21918c', '#28ae80', '#5ec962', '#addc30', '#fde725'],
  ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000'],
];
const channels = (color: string) => color.match(/\d+/g)!.map(Number);

describe('labRamp', () => {
  it.each(kRamps.map((stops) => [stops.join(' '), stops] as const))('is what d3 makes of %s', (_, stops) => {
    const ours = labRamp(stops);
    const theirs: (at: number) => string = piecewise(interpolateLab, [...stops]);
    for (let shade = 0; shade <= 1024; ++shade) {
      const expected = channels(theirs(shade / 1024));
      const got = channels(ours(shade / 1024));
      // d3 takes greys as exactly grey; at most the last bit differs for it.
      got.forEach((value, at) => expect(Math.abs(value - expected[at]!)).toBeLessThanOrEqual(1));
    }
  });

  it('ends on its stops', () => {
    const ramp = labRamp(kRamps[0]!);
    expect([ramp(0), ramp(0.2), ramp(1)]).toEqual(['rgb(245, 244, 238)', 'rgb(181, 204, 230)', 'rgb(6, 47, 107)']);
  });
});
