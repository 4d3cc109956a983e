import { describe, expect, it } from 'vitest';
import { disturbed, onlyAt, shifted, shuffled, uniform, withWeight } from '../../../web/src/protocol/weight-edits';
import { kDisturbances } from '../../../web/src/protocol/what-if';

const kRow = [0.5, 0.3, 0.2, 0];
const sum = (row: readonly number[]) => row.reduce((total, weight) => total + weight, 0);

describe('edits of a row of weights', () => {
  it('keep its sum at one', () => {
    const rows = [
      uniform(kRow),
      onlyAt(kRow, 2),
      shifted(kRow),
      shuffled(kRow, 7),
      withWeight(kRow, 1, 0.9),
      withWeight([1, 0, 0], 0, 0.4),
      ...kDisturbances.map((kind) => disturbed(kRow, kind, 3)),
    ];
    for (const row of rows) expect(sum(row)).toBeCloseTo(1, 12);
  });

  it('do what they are called', () => {
    expect(uniform(kRow)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(onlyAt(kRow, 2)).toEqual([0, 0, 1, 0]);
    expect(shifted(kRow)).toEqual([0, 0.5, 0.3, 0.2]);
    expect([...shuffled(kRow, 7)].sort()).toEqual([...kRow].sort());
    expect(disturbed(kRow, 'elsewhere')).toEqual([0, 0, 0, 1]);
  });

  it('shuffle the same way for the same seed, and otherwise for another', () => {
    const long = Array.from({ length: 12 }, (_, at) => at);
    expect(shuffled(long, 1)).toEqual(shuffled(long, 1));
    expect(shuffled(long, 1)).not.toEqual(shuffled(long, 2));
    expect(shuffled(long, 1)).not.toEqual(long);
  });
});

describe('withWeight', () => {
  it('lets the others keep their proportions', () => {
    const [first, second, third, fourth] = withWeight(kRow, 0, 0);
    expect([first, fourth]).toEqual([0, 0]);
    expect(second).toBeCloseTo(0.6);
    expect(third).toBeCloseTo(0.4);
  });

  it('shares evenly where the others had nothing', () => {
    expect(withWeight([1, 0, 0], 0, 0.5)).toEqual([0.5, 0.25, 0.25]);
  });

  it('stays between nothing and everything', () => {
    expect(withWeight([0.5, 0.5], 0, 7)).toEqual([1, 0]);
    expect(withWeight([0.5, 0.5], 0, -1)).toEqual([0, 1]);
    expect(withWeight([1], 0, 0.3)).toEqual([1]);
  });
});
