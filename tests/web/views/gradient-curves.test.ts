import { describe, expect, it } from 'vitest';
import { drawGradients, formatRatio, reach } from '../../../web/src/views/gradient-curves';

const size = { width: 464, height: 230, nameRoom: 90 };
const fading = { id: 'none', norms: Array.from({ length: 41 }, (_, at) => 0.1 * 0.8 ** at) };
const even = { id: 'additive', norms: Array.from({ length: 41 }, () => 0.01) };

describe('the gradient curves', () => {
  it('draw an even fall as a straight line: equal ratios are equal steps', () => {
    const { curves } = drawGradients([fading], [fading, even], size);
    const y = [...curves[0]!.line.matchAll(/ (-?[\d.]+)/g)].map(([, value]) => Number(value));
    const steps = y.slice(1).map((value, at) => value - y[at]!);
    steps.forEach((step) => expect(Math.abs(step - steps[0]!)).toBeLessThan(0.21));
  });

  it('share the measure of all that they are compared with', () => {
    const alone = drawGradients([even], [even], size);
    const among = drawGradients([even], [fading, even], size);
    expect(alone.rows.length).toBeLessThan(among.rows.length);
    expect(among.rows.map(({ text }) => text)).toEqual(
      drawGradients([fading], [fading, even], size).rows.map(({ text }) => text),
    );
  });

  it('count distances in tens', () => {
    expect(drawGradients([even], [even], size).columns.map(({ text }) => text)).toEqual(['0', '10', '20', '30', '40']);
  });

  it('leave out what is 0 and has no logarithm', () => {
    const { curves } = drawGradients([{ id: 'none', norms: [0.1, 0, 0.1] }], [fading], size);
    expect(curves[0]!.line).not.toContain('Infinity');
    expect(curves[0]!.line.match(/M/g)).toHaveLength(2);
  });
});

describe('how far the loss reaches', () => {
  it('is the gradient there against that at the end', () => {
    expect(reach(fading, 10)).toBeCloseTo(0.8 ** 10);
    expect(reach(even, 99)).toBe(1);
    expect(reach({ norms: [] }, 3)).toBeNull();
  });

  it('is written as people say it', () => {
    expect([9.13, 0.274, 1, 0.00043, 0].map(formatRatio)).toEqual(['9.1', '0.27', '1', '1/2300', '0']);
  });
});
