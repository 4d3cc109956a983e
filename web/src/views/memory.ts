/** A toy of attention with vectors of two numbers, for the general view. */
export interface Cell {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Read {
  readonly query: { readonly x: number; readonly y: number };
  readonly weights: readonly number[];
  /** Σ α v, values being the cells' own places. */
  readonly result: { readonly x: number; readonly y: number };
}

/** Keys around a circle, unevenly. */
export const kCells: readonly Cell[] = [
  { name: 'A', x: 0.95, y: 0.3 },
  { name: 'B', x: 0.2, y: 0.98 },
  { name: 'C', x: -0.9, y: 0.42 },
  { name: 'D', x: -0.35, y: -0.93 },
];

/** Reads the memory with a query of this angle (in degrees) and length: e = q·k, α = softmax(e), c = Σ α v. */
export function readMemory(cells: readonly Cell[], angle: number, length: number): Read {
  const turn = (angle * Math.PI) / 180;
  const query = { x: length * Math.cos(turn), y: length * Math.sin(turn) };
  const energies = cells.map(({ x, y }) => x * query.x + y * query.y);
  const top = Math.max(...energies);
  const shares = energies.map((energy) => Math.exp(energy - top));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const weights = shares.map((share) => share / total);
  const sum = (axis: 'x' | 'y') => cells.reduce((all, cell, at) => all + weights[at]! * cell[axis], 0);
  return { query, weights, result: { x: sum('x'), y: sum('y') } };
}
