import { parseLook, printLook, type Look } from '../protocol/look';
import { kBeamRanges, type BeamSetting } from '../protocol/beam-settings';
import type { Edit, WeightRow } from '../protocol/what-if';
import { parsePrefix, parseWeights, printPrefix, printWeights } from './edit-parts';

/** What a link can hold. Everything is optional; a missing part means the default. */
export interface UrlState {
  text?: string;
  model?: string;
  view?: 'map' | 'lines' | 'steps' | 'compare' | 'length' | 'what-if' | 'beam';
  unit?: 'words' | 'pieces';
  sentence?: number;
  look?: Look;
  /** The steps view: target piece, and whether query, key and value are named. */
  step?: number;
  names?: 'on';
  /** The what-if view: what was changed, the target piece that is looked at, or the reader's own translation. */
  begin?: Edit['prefix'];
  ends?: 'on';
  weights?: readonly WeightRow[];
  piece?: number;
  own?: string;
  /** What was pinned. */
  at?: { readonly row: number | null; readonly column: number | null };
  /** The length view: source words. */
  words?: number;
  /** The beam view: its width, and the penalties for length and coverage. */
  width?: number;
  length?: number;
  coverage?: number;
}

export interface ParsedUrl {
  readonly state: UrlState;
  /** Names of the parts that were not understood, made short and harmless; `kDamaged` where there is not even a name. */
  readonly refused: readonly string[];
}

/** No name of a part looks so. */
export const kDamaged = '%';

interface Part<T> {
  /** The value, or undefined when it is not one. */
  readonly parse: (raw: string) => T | undefined;
  readonly print: (value: T) => string;
}

type Parts = { readonly [Key in keyof Required<UrlState>]: Part<Required<UrlState>[Key]> };

/** The one table of what is in the address; a part's place here is its place in the link. */
const kParts: Parts = {
  // However long: a text that is typed may be as long, and is cut where one says so.
  text: { parse: (raw) => raw, print: (value) => value },
  model: { parse: (raw) => (/^[\w-]{1,64}$/.test(raw) ? raw : undefined), print: (value) => value },
  view: oneOf('map', 'lines', 'steps', 'compare', 'length', 'what-if', 'beam'),
  unit: oneOf('words', 'pieces'),
  sentence: place(),
  look: { parse: parseLook, print: printLook },
  at: spot(),
  step: place(),
  names: oneOf('on'),
  begin: { parse: parsePrefix, print: printPrefix },
  ends: oneOf('on'),
  weights: { parse: parseWeights, print: printWeights },
  piece: place(),
  own: { parse: (raw) => (raw.length <= 1000 ? raw : undefined), print: (value) => value },
  words: {
    parse: (raw) => (/^[1-9]\d?$/.test(raw) ? Number(raw) : undefined),
    print: String,
  },
  width: setting('beamSize'),
  length: setting('lengthPenalty'),
  coverage: setting('coveragePenalty'),
};

/** A pinned place: row and column, `-` for a whole line. */
function spot(): Part<{ readonly row: number | null; readonly column: number | null }> {
  return {
    parse: (raw) => {
      const [, row, column] = /^(\d{1,4}|-)\.(\d{1,4}|-)$/.exec(raw) ?? [];
      const line = (part: string) => (part === '-' ? null : Number(part));
      return row === undefined || column === undefined ? undefined : { row: line(row), column: line(column) };
    },
    print: ({ row, column }) => `${row ?? '-'}.${column ?? '-'}`,
  };
}

/** A place counted from 0, printed as people count. */
function place(): Part<number> {
  return {
    parse: (raw) => (/^[1-9]\d{0,3}$/.test(raw) ? Number(raw) - 1 : undefined),
    print: (value) => String(value + 1),
  };
}

/** A number inside the range of its slider. */
function setting(name: BeamSetting): Part<number> {
  const { min, max } = kBeamRanges[name];
  return {
    parse: (raw) => (/^\d{1,2}(\.\d{1,3})?$/.test(raw) && +raw >= min && +raw <= max ? Number(raw) : undefined),
    print: String,
  };
}

function oneOf<T extends string>(...values: readonly T[]): Part<T> {
  return { parse: (raw) => values.find((value) => value === raw), print: (value) => value };
}

/** Whether a link may hold a part of this name. */
export function isPart(key: string): key is keyof UrlState {
  return Object.hasOwn(kParts, key);
}

/** Reads the part of an address after `#`. Never throws: what it cannot read is named and left out. */
export function parseUrl(hash: string): ParsedUrl {
  const state: Record<string, unknown> = {};
  const refused: string[] = [];
  // Bytes that are no UTF-8 come out as this character, which few links hold by themselves.
  const isDamaged = (text: string) => text.includes('\ufffd') && !/\ufffd|%EF%BF%BD/i.test(hash);
  for (const [key, raw] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const value = isDamaged(raw) || !isPart(key) ? undefined : kParts[key].parse(raw);
    if (value !== undefined) state[key] = value;
    else refused.push((!isDamaged(key + raw) && key.replace(/[^\w-]/g, '').slice(0, 16)) || kDamaged);
  }
  return { state, refused: [...new Set(refused)].slice(0, 5) };
}

/** The part of an address after `#`, with the `#`; empty when everything is the default. */
export function printUrl(state: UrlState): string {
  const parameters = new URLSearchParams();
  for (const key of Object.keys(kParts) as (keyof Parts)[]) {
    const value = state[key];
    if (value !== undefined) parameters.set(key, (kParts[key] as Part<unknown>).print(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `#${text}`;
}
