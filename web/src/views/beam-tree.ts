import type { BeamNode } from '../protocol/translation';
import type { Alignment } from './alignment-view';

/** The beam as a picture: a column a step, in it the hypotheses that were kept, the likeliest on top. */

export interface PlacedNode {
  /** Index into the trace. */
  readonly index: number;
  readonly node: BeamNode;
  readonly column: number;
  readonly row: number;
  /** Whether it lies on the way to the chosen end. */
  readonly onPath: boolean;
}

export interface BeamTree {
  readonly nodes: readonly PlacedNode[];
  readonly columns: number;
  readonly rows: number;
}

/** Lays out a trace; `end` is the node whose way from the root is marked. The root itself is not drawn. */
export function layoutBeam(trace: readonly BeamNode[], end: number | null): BeamTree {
  const path = new Set(pathTo(trace, end));
  const steps = new Map<number, number[]>();
  trace.forEach((node, index) => {
    if (node.parent >= 0) steps.set(node.step, [...(steps.get(node.step) ?? []), index]);
  });
  const nodes: PlacedNode[] = [];
  for (const [step, indices] of steps) {
    const ranked = [...indices].sort((a, b) => trace[b]!.totalLogProbability - trace[a]!.totalLogProbability || a - b);
    ranked.forEach((index, row) =>
      nodes.push({ index, node: trace[index]!, column: step - 1, row, onPath: path.has(index) }),
    );
  }
  const most = (values: readonly number[]) => values.reduce((largest, value) => Math.max(largest, value + 1), 0);
  return { nodes, columns: most(nodes.map(({ column }) => column)), rows: most(nodes.map(({ row }) => row)) };
}

/** Indices from the first written piece to `end`. */
export function pathTo(trace: readonly BeamNode[], end: number | null): readonly number[] {
  const path: number[] = [];
  for (let at = end ?? -1; at >= 0 && trace[at]!.parent >= 0; at = trace[at]!.parent) path.unshift(at);
  return path;
}

/** The node that the best hypothesis ended with; null when it is not in the trace. */
export function endOf(trace: readonly BeamNode[], ids: readonly number[]): number | null {
  let at = trace.findIndex(({ parent }) => parent < 0);
  for (const id of ids) {
    const parent = at;
    at = trace.findIndex((node) => node.parent === parent && node.id === id);
    if (at < 0) return null;
  }
  return at > 0 ? at : null;
}

/** Where an arrow key leads: left to what it extends, right to its likeliest continuation, up and down in its step. */
export function moveInBeam({ nodes }: BeamTree, from: number, key: string): number | null {
  const here = nodes.find(({ index }) => index === from);
  if (!here) return null;
  const at = (column: number, row: number) => nodes.find((other) => other.column === column && other.row === row);
  switch (key) {
    case 'ArrowLeft':
      return nodes.find(({ index }) => index === here.node.parent)?.index ?? null;
    case 'ArrowRight':
      return nodes.filter(({ node }) => node.parent === from).sort((a, b) => a.row - b.row)[0]?.index ?? null;
    case 'ArrowUp':
      return at(here.column, here.row - 1)?.index ?? null;
    case 'ArrowDown':
      return at(here.column, here.row + 1)?.index ?? null;
    default:
      return null;
  }
}

/** lp(Y) = ((5 + |Y|) / 6)^α, Wu et al. 2016, equation 14: what a log-probability is divided by. */
export function lengthPenalty(length: number, alpha: number): number {
  return ((5 + length) / 6) ** alpha;
}

/** An alignment without its last target position. */
export function withoutLastRow(alignment: Alignment): Alignment {
  return remember(alignment, ({ rows, columns, matrix }) => {
    const count = Math.max(0, matrix.rows - 1);
    const values = matrix.values.slice(0, count * matrix.columns);
    return { rows: rows.slice(0, count), columns, matrix: { ...matrix, rows: count, values } };
  });
}

/** The same alignment gives the same one, so that nothing is drawn anew by a hover. */
const kShortened = new WeakMap<Alignment, Alignment>();

function remember(key: Alignment, make: (key: Alignment) => Alignment): Alignment {
  if (!kShortened.has(key)) kShortened.set(key, make(key));
  return kShortened.get(key)!;
}
