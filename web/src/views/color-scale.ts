import { interpolateLab, piecewise } from 'd3-interpolate';

export type Scheme = 'light' | 'dark';

/**
 * The one blue ramp. Straight in CIELAB from stop to stop, and the stops' lightness falls evenly from 96 to 20
 * (rises from 12 to 87 in the dark), so that equal steps of weight look like equal steps. 0 is almost the paper.
 */
const kStops: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#f5f4ee', '#b5cce6', '#74a5d7', '#367dc3', '#18559a', '#062f6b'],
  dark: ['#1f201e', '#284169', '#3166a5', '#508dd2', '#81b6ef', '#bddefe'],
};

const kRamps: Readonly<Record<Scheme, (weight: number) => string>> = {
  light: piecewise(interpolateLab, [...kStops.light]),
  dark: piecewise(interpolateLab, [...kStops.dark]),
};

/** A weight's colour, `rgb(r, g, b)`; what lies outside 0 to 1 is brought to the nearer end. */
export function weightColor(weight: number, scheme: Scheme): string {
  const safe = Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0;
  return kRamps[scheme](safe);
}

const kInk: Readonly<Record<'dark' | 'light', string>> = { dark: '#000000', light: '#ffffff' };

/** The ink, black or white, that reads better on a colour: at least 4.5 to 1 on any. */
export function inkOn(color: string): string {
  const luminance = relativeLuminance(color);
  const onLight = (luminance + 0.05) / (relativeLuminance(kInk.dark) + 0.05);
  const onDark = 1.05 / (luminance + 0.05);
  return onLight >= onDark ? kInk.dark : kInk.light;
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** WCAG's relative luminance of `#rrggbb` or `rgb(r, g, b)`. */
export function relativeLuminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  if (color.startsWith('#')) return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}
