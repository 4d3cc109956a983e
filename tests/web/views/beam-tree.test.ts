import { describe, expect, it } from 'vitest';
import type { BeamNode } from '../../../web/src/protocol/translation';
import { alignmentOf } from '../../../web/src/views/alignment-view';
import { endOf, layoutBeam, lengthPenalty, moveInBeam, pathTo, withoutLastRow } from '../../../web/src/views/beam-tree';
import { sample } from '../support/make-translation';

const node = (parent: number, id: number, step: number, total: number): BeamNode => ({
  parent,
  id,
  piece: `▁w${id}`,
  step,
  logProbability: total,
  totalLogProbability: total,
  score: total,
  state: 'expanded',
});

/** <s> → a (−1) → c (−3), d (−2); <s> → b (−0.5) → e (−4). */
const kTrace = [
  { ...node(-1, 1, 0, 0) },
  node(0, 10, 1, -1),
  node(0, 11, 1, -0.5),
  node(1, 12, 2, -3),
  node(1, 13, 2, -2),
  node(2, 14, 2, -4),
];

describe('layoutBeam', () => {
  it('gives each step a column, the likeliest on top, and leaves the root out', () => {
    const { nodes, columns, rows } = layoutBeam(kTrace, null);
    expect([columns, rows]).toEqual([2, 3]);
    expect(nodes.map(({ index, column, row }) => [index, column, row])).toEqual([
      [2, 0, 0],
      [1, 0, 1],
      [4, 1, 0],
      [3, 1, 1],
      [5, 1, 2],
    ]);
  });

  it('marks the way to the chosen end', () => {
    const marked = layoutBeam(kTrace, 3).nodes.filter(({ onPath }) => onPath);
    expect(marked.map(({ index }) => index)).toEqual([1, 3]);
    expect(pathTo(kTrace, 3)).toEqual([1, 3]);
    expect(pathTo(kTrace, null)).toEqual([]);
  });

  it('has nothing to show of nothing', () => {
    expect(layoutBeam([], null)).toEqual({ nodes: [], columns: 0, rows: 0 });
  });
});

describe('endOf', () => {
  it('finds where a hypothesis ended', () => {
    expect(endOf(kTrace, [10, 13])).toBe(4);
    expect(endOf(kTrace, [10, 99])).toBeNull();
    expect(endOf([], [1])).toBeNull();
  });
});

describe('moveInBeam', () => {
  const tree = layoutBeam(kTrace, null);

  it('walks back to what a node extends, and on to its likeliest continuation', () => {
    expect(moveInBeam(tree, 3, 'ArrowLeft')).toBe(1);
    expect(moveInBeam(tree, 1, 'ArrowRight')).toBe(4);
    expect(moveInBeam(tree, 1, 'ArrowLeft')).toBeNull();
    expect(moveInBeam(tree, 5, 'ArrowRight')).toBeNull();
  });

  it('walks up and down among what was kept at a step', () => {
    expect(moveInBeam(tree, 3, 'ArrowUp')).toBe(4);
    expect(moveInBeam(tree, 3, 'ArrowDown')).toBe(5);
    expect(moveInBeam(tree, 4, 'ArrowUp')).toBeNull();
    expect(moveInBeam(tree, 4, 'x')).toBeNull();
  });
});

describe('lengthPenalty', () => {
  it('is that of Wu et al.: ((5 + 7) / 6)^α', () => {
    expect(lengthPenalty(7, 0)).toBe(1);
    expect(lengthPenalty(7, 1)).toBe(2);
    expect(lengthPenalty(7, 2)).toBe(4);
  });
});

describe('withoutLastRow', () => {
  it('drops the target position that was only forced', () => {
    const sentence = sample();
    const alignment = alignmentOf(sentence, sentence.hypotheses[0]!, 'pieces')!;
    const shorter = withoutLastRow(alignment);
    expect(shorter.rows).toHaveLength(3);
    expect(shorter.matrix).toMatchObject({ rows: 3, columns: 5 });
    expect(shorter.matrix.values).toEqual(alignment.matrix.values.slice(0, 15));
    expect(withoutLastRow(alignment)).toBe(shorter);
  });
});
