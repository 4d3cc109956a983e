import type { Edit, WeightRow } from '../protocol/what-if';

/** How an edit is written in an address: short, and read with care. */

const kMostPieces = 200;
const kMostRows = 60;
const kMostWeights = 401;

/** A text as it is, ids of pieces as `~12.7.405`; a text that begins with that sign has it twice. */
export function printPrefix(prefix: Edit['prefix']): string {
  if (typeof prefix !== 'string') return `~${prefix.join('.')}`;
  return prefix.startsWith('~') ? `~${prefix}` : prefix;
}

export function parsePrefix(raw: string): Edit['prefix'] | undefined {
  const text = raw.replace(/^~~/, '~');
  if (text !== raw || !raw.startsWith('~')) return text.length <= 1000 ? text : undefined;
  if (!/^~(\d{1,7}(\.\d{1,7})*)?$/.test(raw)) return undefined;
  const ids = raw === '~' ? [] : raw.slice(1).split('.').map(Number);
  return ids.length <= kMostPieces ? ids : undefined;
}

/** `3:0.25_0.75;5:1_0`: position, counted from 1, and weights; they are brought to a sum of one again. */
export function printWeights(rows: readonly WeightRow[]): string {
  return rows.map(({ position, weights }) => `${position + 1}:${printRow(weights)}`).join(';');
}

/** A long row has more decimals: what many small weights lose by rounding, the large ones would be given. */
function printRow(weights: readonly number[]): string {
  const scale = weights.length > 20 ? 1e5 : 1e3;
  return weights.map((weight) => short(Math.round(weight * scale) / scale)).join('_');
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

/** Without idle zeros, and never as 1e-5, which is no weight of a link. */
function short(weight: number): string {
  return weight
    .toFixed(5)
    .replace(/\.?0+$/, '')
    .replace(/^0\./, '.');
}
