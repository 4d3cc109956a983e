import type { Disturbance } from './what-if';

/** Ways to change a row of alignment weights. Each gives a new row that sums to one. */

export function uniform(weights: readonly number[]): readonly number[] {
  return weights.map(() => 1 / weights.length);
}

export function onlyAt(weights: readonly number[], place: number): readonly number[] {
  return weights.map((_, at) => (at === place ? 1 : 0));
}

/** Every weight goes one position on, the last to the front. */
export function shifted(weights: readonly number[]): readonly number[] {
  return weights.map((_, at) => weights[(at + weights.length - 1) % weights.length]!);
}

/** The same weights in another order: Fisher and Yates, with numbers that repeat for the same seed. */
export function shuffled(weights: readonly number[], seed: number): readonly number[] {
  const result = [...weights];
  let state = seed + 1;
  for (let at = result.length - 1; at > 0; --at) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}

/** One weight as wished; the others keep their proportions and share the rest (evenly, where they had nothing). */
export function withWeight(weights: readonly number[], place: number, value: number): readonly number[] {
  const wished = Math.max(0, Math.min(1, value));
  if (weights.length < 2) return weights.map(() => 1);
  const others = weights.reduce((sum, weight, at) => (at === place ? sum : sum + weight), 0);
  const share = (weight: number) => (others > 0 ? weight / others : 1 / (weights.length - 1));
  return weights.map((weight, at) => (at === place ? wished : share(weight) * (1 - wished)));
}

export function disturbed(weights: readonly number[], kind: Disturbance, seed = 0): readonly number[] {
  switch (kind) {
    case 'uniform':
      return uniform(weights);
    case 'shuffled':
      return shuffled(weights, seed);
    case 'elsewhere':
      return onlyAt(weights, weights.indexOf(Math.min(...weights)));
  }
}
