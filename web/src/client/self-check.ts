import type { Hypothesis, Translation } from '../protocol/translation';

/**
 * Where a browser has relaxed SIMD, activations of seven bits move a weight by up to 0.009 (measured over all answers that
 * are shipped); a product that goes wrong is off by far more.
 */
export const kTolerance = 0.02;

/** What a translation that was computed here says, beside the same one as it was shipped. */
export type Verdict =
  | { readonly kind: 'same'; readonly text: string; readonly difference: number }
  | { readonly kind: 'words'; readonly text: string; readonly expected: string; readonly found: string }
  | { readonly kind: 'weights'; readonly text: string; readonly difference: number };

/** Ids must be equal, and every alignment weight within `kTolerance`. */
export function compareNumbers(shipped: Translation, here: Translation): Verdict {
  const { text } = shipped;
  const [wanted, found] = [bestOf(shipped), bestOf(here)];
  if (JSON.stringify(wanted.map(idsOf)) !== JSON.stringify(found.map(idsOf))) {
    return { kind: 'words', text, expected: shipped.translation, found: here.translation };
  }
  const difference = largestDifference(wanted.flatMap(weightsOf), found.flatMap(weightsOf));
  return { kind: difference <= kTolerance ? 'same' : 'weights', text, difference };
}

function bestOf({ sentences }: Translation): readonly (Hypothesis | undefined)[] {
  return sentences.map(({ hypotheses }) => hypotheses[0]);
}

function idsOf(best: Hypothesis | undefined): readonly number[] {
  return best?.target.tokens.map(({ id }) => id) ?? [];
}

/** A model without attention has none. */
function weightsOf(best: Hypothesis | undefined): readonly number[] {
  return best?.alignment?.values ?? [];
}

/** Infinite where there is another number of weights, or one that is no number. */
function largestDifference(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return Infinity;
  const differences = one.map((weight, at) => Math.abs(weight - other[at]!));
  return differences.reduce((most, one) => (one <= most ? most : Number.isNaN(one) ? Infinity : one), 0);
}
