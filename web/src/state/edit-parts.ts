import type { Edit, WeightRow } from '../protocol/what-if';

/** How an edit is written in an address: short, and read with care. */

const kMostPieces = 200;
const kMostRows = 60;
const kMostWeights = 401;

/** A text as it is, ids of pieces as `~12.7.405`. */
export function printPrefix(prefix: Edit['prefix']): string {
  return typeof prefix === 'string' ? prefix : `~${prefix.join('.')}`;
}

export function parsePrefix(raw: string): Edit['prefix'] | undefined {
  if (!raw.startsWith('~')) return raw.length <= 1000 ? raw : undefined;
  if (!/^~(\d{1,7}(\.\d{1,7})*)?$/.test(raw)) return undefined;
  const ids = raw === '~' ? [] : raw.slice(1).split('.').map(Number);
  return ids.length <= kMostPieces ? ids : undefined;
}

/** `3:0.25_0.75;5:1_0`: position, counted from 1, and weights; they are brought to a sum of one again. */
export function printWeights(rows: readonly WeightRow[]): string {
  return rows.map(({ position, weights }) => `${position + 1}:${weights.map(short).join('_')}`).join(';');
}

export function parseWeights(raw: string): readonly WeightRow[] | undefined {
  const rows = raw.split(';').map(parseRow);
  const whole = rows.filter((row): row is WeightRow => row !== undefined);
  const places = new Set(whole.map(({ position }) => position));
  return whole.length === rows.length && places.size === rows.length && rows.length <= kMostRows ? whole : undefined;
}

function parseRow(raw: string): WeightRow | undefined {
  const [, place, list] = /^([1-9]\d{0,3}):([\d._]+)$/.exec(raw) ?? [];
  if (place === undefined || list === undefined) return undefined;
  const texts = list.split('_');
  if (texts.length > kMostWeights || !texts.every((text) => /^(0|1|0?\.\d{1,6})$/.test(text))) return undefined;
  const numbers = texts.map(Number);
  const sum = numbers.reduce((total, number) => total + number, 0);
  return sum > 0 ? { position: Number(place) - 1, weights: numbers.map((number) => number / sum) } : undefined;
}

/** At most three decimals, without idle zeros. */
function short(weight: number): string {
  return String(Math.round(weight * 1000) / 1000).replace(/^0\./, '.');
}
