import { describe, expect, it } from 'vitest';
import { kCells, readMemory } from '../../../web/src/views/memory';

describe('a memory read', () => {
  it('is the plain mean when the query has no length', () => {
    const { weights, result } = readMemory(kCells, 77, 0);
    expect(weights).toEqual(kCells.map(() => 0.25));
    expect(result.x).toBeCloseTo(kCells.reduce((sum, { x }) => sum + x, 0) / 4, 12);
  });

  it('goes to the value whose key the query points at, the longer it is the closer', () => {
    const angle = (Math.atan2(0.98, 0.2) * 180) / Math.PI;
    const distance = (length: number) => {
      const { result } = readMemory(kCells, angle, length);
      return Math.hypot(result.x - 0.2, result.y - 0.98);
    };
    expect(distance(10)).toBeLessThan(distance(3));
    expect(distance(40)).toBeLessThan(0.001);
  });

  it('has weights that sum to one', () => {
    expect(readMemory(kCells, 200, 5).weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });
});
