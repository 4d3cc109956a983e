import { describe, expect, it } from 'vitest';
import { labelsOf } from '../../../web/src/views/alignment-view';
import { samePlace } from '../../../web/src/views/same-place';
import { tokenized } from '../support/make-translation';

const sides = (source: readonly string[], target: readonly string[], unit: 'words' | 'pieces' = 'words') => ({
  rows: labelsOf(tokenized(...target), unit),
  columns: labelsOf(tokenized(...source), unit),
});

const one = sides(['▁le', '▁chat', '▁dort'], ['▁the', '▁cat', '▁the', '▁end']);
const other = sides(['▁le', '▁chat', '▁dort'], ['▁The', '▁black', '▁cat', '▁the']);

describe('samePlace', () => {
  it('finds source words where they stand', () => {
    expect(samePlace({ row: null, column: 1 }, one, other)).toEqual({ row: null, column: 1 });
  });

  it('finds source pieces that another vocabulary cut elsewhere', () => {
    const cut = sides(['▁le', '▁ch', 'at', '▁dort'], ['▁x'], 'pieces');
    const whole = sides(['▁le', '▁chat', '▁dort'], ['▁x'], 'pieces');
    expect(samePlace({ row: null, column: 2 }, cut, whole)).toEqual({ row: null, column: 1 });
    expect(samePlace({ row: null, column: 1 }, whole, cut)?.column).toBeOneOf([1, 2]);
  });

  it('finds target words again, the second the second time', () => {
    expect(samePlace({ row: 1, column: null }, one, other)).toEqual({ row: 2, column: null });
    expect(samePlace({ row: 2, column: null }, one, other)).toEqual({ row: 3, column: null });
  });

  it('keeps a cell’s column when the other model did not write its word', () => {
    expect(samePlace({ row: 3, column: 1 }, one, other)).toEqual({ row: null, column: 1 });
    expect(samePlace({ row: 3, column: null }, one, other)).toBeNull();
  });

  it('takes ends for ends', () => {
    expect(samePlace({ row: 4, column: 3 }, one, other)).toEqual({ row: 4, column: 3 });
  });
});
