/** What a small change of one score does to soft weights and to a hard choice. */
export interface Nudged {
  readonly energies: readonly number[];
  /** softmax(energies). */
  readonly soft: readonly number[];
  /** 1 at the largest score, 0 elsewhere. */
  readonly hard: readonly number[];
  /** dα/de of the score that was moved: α (1 − α). The hard choice's is 0 wherever it has one. */
  readonly slope: number;
}

export function nudged(energies: readonly number[], at: number, by: number): Nudged {
  const moved = energies.map((energy, place) => (place === at ? energy + by : energy));
  const top = Math.max(...moved);
  const shares = moved.map((energy) => Math.exp(energy - top));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const soft = shares.map((share) => share / total);
  const best = moved.indexOf(top);
  const weight = soft[at] ?? 0;
  return {
    energies: moved,
    soft,
    hard: moved.map((_, place) => (place === best ? 1 : 0)),
    slope: weight * (1 - weight),
  };
}
