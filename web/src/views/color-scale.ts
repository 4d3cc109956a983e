import type { ScaleName } from '../protocol/look';
import { labRamp } from './lab-color';

export type Scheme = 'light' | 'dark';

type Stops = Readonly<Record<Scheme, readonly string[]>>;

const kViridis = ['#440154', '#472d7b', '#3b528b', '#2c728e', '#21918c', '#28ae80', '#5ec962', '#addc30', '#fde725'];
const kCividis = [
  ...['#00224e', '#123570', '#3b496c', '#575d6d', '#707173'],
  ...['#8a8678', '#a59c74', '#c3b369', '#e1cc55', '#fee838'],
];

/**
 * On light paper more is darker, on dark paper more is brighter, in every scale. The blues are the default: straight in
 * CIELAB from stop to stop, and the stops' lightness falls evenly from 96 to 20 (rises from 12 to 87 in the dark), so
 * that equal steps of weight look like equal steps; 0 is almost the paper. Viridis (Smith and van der Walt) and cividis
 * (Nuñez, Anderton and Renslow 2018) are perceptually uniform as well, and read without telling red from green.
 */
const kStops: Readonly<Record<ScaleName, Stops>> = {
  blues: {
    light: ['#f5f4ee', '#b5cce6', '#74a5d7', '#367dc3', '#18559a', '#062f6b'],
    dark: ['#1f201e', '#284169', '#3166a5', '#508dd2', '#81b6ef', '#bddefe'],
  },
  greys: { light: ['#f5f4ee', '#1a1a19'], dark: ['#1f201e', '#efeee8'] },
  viridis: { light: [...kViridis].reverse(), dark: kViridis },
  cividis: { light: [...kCividis].reverse(), dark: kCividis },
};

/** Finer than a screen shows; weights come by the thousand, colours are then looked up. */
const kShades = 1024;

const kTables = new Map<string, readonly string[]>();

function table(scale: ScaleName, scheme: Scheme): readonly string[] {
  const key = `${scale} ${scheme}`;
  let colors = kTables.get(key);
  if (!colors) {
    const ramp = labRamp(kStops[scale][scheme]);
    colors = Array.from({ length: kShades + 1 }, (_, shade) => ramp(shade / kShades));
    kTables.set(key, colors);
  }
  return colors;
}

/** A weight's colour, `rgb(r, g, b)`; what lies outside 0 to 1 is brought to the nearer end. */
export function weightColor(weight: number, scheme: Scheme, scale: ScaleName = 'blues'): string {
  const safe = Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0;
  return table(scale, scheme)[Math.round(safe * kShades)]!;
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
