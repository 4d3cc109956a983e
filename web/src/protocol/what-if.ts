/** What a reader changed in a translation; everything after it is decoded anew. */
export interface Edit {
  /** The translation begins so: ids of pieces, or a text. */
  readonly prefix: string | readonly number[];
  /** True: and ends there. */
  readonly ends: boolean;
  /** At these target positions the decoder looks as given, one weight a source piece. */
  readonly weights: readonly WeightRow[];
}

export interface WeightRow {
  readonly position: number;
  readonly weights: readonly number[];
}

export const kNoEdit: Edit = { prefix: [], ends: false, weights: [] };

export function isNoEdit({ prefix, ends, weights }: Edit): boolean {
  return prefix.length === 0 && !ends && weights.length === 0;
}

/** Ways to take a row of weights apart. */
export const kDisturbances = ['uniform', 'shuffled', 'elsewhere'] as const;
export type Disturbance = (typeof kDisturbances)[number];

/** The same disturbance of one row at a time, for every target position: did another piece become the likeliest? */
export interface TrialResult {
  readonly kind: Disturbance;
  readonly tried: number;
  readonly changed: readonly { readonly position: number; readonly from: string; readonly to: string }[];
}

export interface Trial {
  readonly running: boolean;
  readonly results: readonly TrialResult[];
}
