import type { StepExplanation } from '../protocol/translation';
import { largest } from './alignment-view';

/** The sums behind the numbers on show, small enough to be checked with a pocket calculator. */

export interface Term {
  readonly at: number;
  readonly value: number;
}

/** A sum with its largest terms one by one and all others as one number. */
export interface Sum {
  readonly terms: readonly Term[];
  /** How many terms `rest` stands for. */
  readonly others: number;
  readonly rest: number;
  readonly total: number;
}

export interface SoftmaxLine {
  readonly energy: number;
  readonly largest: number;
  /** exp(energy - largest). */
  readonly share: number;
  readonly sum: Sum;
  readonly weight: number;
}

/** More terms than these are not written out. */
const kWritten = 4;

export function sumOf(values: readonly number[], written = kWritten): Sum {
  // A single one left over is no longer to write than its stand-in would be.
  const places = largest(values.map(Math.abs), values.length === written + 1 ? values.length : written);
  const shown = new Set(places);
  const rest = values.reduce((sum, value, at) => (shown.has(at) ? sum : sum + value), 0);
  return {
    terms: places.map((at) => ({ at, value: values[at]! })),
    others: values.length - places.length,
    rest,
    total: values.reduce((sum, value) => sum + value, 0),
  };
}

/** α_j = exp(e_j - max) / Σ_k exp(e_k - max). */
export function softmaxLine(energies: readonly number[], at: number): SoftmaxLine {
  const top = Math.max(...energies);
  const shares = energies.map((energy) => Math.exp(energy - top));
  const sum = sumOf(shares);
  const share = shares[at] ?? 0;
  return { energy: energies[at] ?? 0, largest: top, share, sum, weight: share / sum.total };
}

/** The context vector's number `dimension`: Σ_j α_j h_j; each term is one source position's. */
export function contextSum(explanation: StepExplanation, weights: readonly number[], dimension = 0): Sum | null {
  const { annotations } = explanation;
  if (!annotations || annotations.rows !== weights.length) return null;
  return sumOf(weights.map((weight, at) => weight * annotationAt(explanation, at, dimension)));
}

export function annotationAt({ annotations }: StepExplanation, source: number, dimension: number): number {
  return annotations?.values[source * annotations.columns + dimension] ?? 0;
}

/** What one source position gives to the context vector: the first numbers of α_j h_j. */
export function contribution(explanation: StepExplanation, source: number, weight: number): readonly number[] {
  const count = explanation.annotations?.columns ?? 0;
  return Array.from({ length: count }, (_, dimension) => weight * annotationAt(explanation, source, dimension));
}

/** A number that may be below zero, as a reader sees it: with a true minus sign; in sums with decimals enough to check. */
export function formatNumber(value: number, decimals = 3): string {
  const text = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
