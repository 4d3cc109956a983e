import { describe, expect, it } from 'vitest';
import { cellAt, labelStride, layoutHeatmap, scrollToShow, visible } from '../../../web/src/views/heatmap-layout';

const measure = (text: string) => text.length * 8;
const labels = (count: number, text = 'mot') => Array.from({ length: count }, () => text);
const layout = (rows: number, columns: number, [width, height]: [number, number] = [700, 500], text = 'mot') =>
  layoutHeatmap({
    rowLabels: labels(rows, text),
    columnLabels: labels(columns, text),
    width,
    height,
    fontSize: 16,
    measure,
  });

describe('layoutHeatmap', () => {
  it('fills the room it has without going over it', () => {
    for (const [rows, columns] of [
      [5, 5],
      [12, 14],
      [20, 8],
    ] as const) {
      const { width, height } = layout(rows, columns);
      expect(width).toBeLessThanOrEqual(700);
      expect(height).toBeLessThanOrEqual(500);
    }
  });

  it('does not blow a short sentence up without limit', () => {
    expect(layout(2, 2).cellWidth).toBe(96);
  });

  it('lets a long sentence scroll rather than shrink out of sight', () => {
    const long = layout(60, 60, [360, 300]);
    expect(long.cellWidth).toBeGreaterThanOrEqual(20);
    expect(long.width).toBeGreaterThan(360);
    expect(long.height).toBeGreaterThan(300);
  });

  it('writes labels flat where they fit and slanted where they do not', () => {
    expect(layout(4, 4).slanted).toBe(false);
    const long = layout(4, 14, [700, 500], 'anticonstitutionnellement');
    expect(long.slanted).toBe(true);
    expect(long.labelHeight).toBeGreaterThan(layout(4, 4).labelHeight);
  });

  it('leaves room for the last slanted label', () => {
    const { width, gridWidth, labelWidth, overhang } = layout(4, 14, [700, 500], 'encyclopédie');
    expect(overhang).toBeGreaterThan(0);
    expect(width).toBe(labelWidth + gridWidth + overhang);
    expect(width).toBeLessThanOrEqual(700);
  });

  it('makes cells square when the height is free', () => {
    const { cellWidth, cellHeight } = layout(6, 6, [500, Infinity]);
    expect(cellHeight).toBe(cellWidth);
  });

  it('uses whole pixels', () => {
    const { cellWidth, cellHeight } = layout(7, 11, [613, 431]);
    expect([cellWidth, cellHeight].every(Number.isInteger)).toBe(true);
  });

  it('writes numbers only into cells with room for them', () => {
    expect(layout(4, 4).fitsNumbers).toBe(true);
    expect(layout(40, 40).fitsNumbers).toBe(false);
  });
});

describe('cellAt', () => {
  const small = layout(2, 3);

  it('finds the cell under a point', () => {
    expect(cellAt(small, 0, 0)).toEqual({ row: 0, column: 0 });
    expect(cellAt(small, small.cellWidth * 2 + 1, small.cellHeight + 1)).toEqual({ row: 1, column: 2 });
  });

  it('finds nothing outside', () => {
    expect(cellAt(small, -1, 5)).toBeNull();
    expect(cellAt(small, small.gridWidth, 5)).toBeNull();
    expect(cellAt(small, 5, small.gridHeight + 1)).toBeNull();
  });
});

describe('zoom', () => {
  const zoomed = (zoom: number) =>
    layoutHeatmap({
      rowLabels: labels(20),
      columnLabels: labels(20),
      width: 700,
      height: 500,
      fontSize: 16,
      measure,
      zoom,
    });

  it('makes cells larger and smaller than what fits', () => {
    const fits = zoomed(1);
    expect(zoomed(2).cellWidth).toBe(2 * fits.cellWidth);
    expect(zoomed(0.5).cellHeight).toBeLessThan(fits.cellHeight);
    expect(zoomed(0.5).cellHeight).toBeGreaterThanOrEqual(5);
  });

  it('writes every label where there is room for it, else every second or third', () => {
    expect(labelStride(zoomed(1), 16).rows).toBe(1);
    const tiny = zoomed(0.5);
    expect(labelStride(tiny, 16).rows * tiny.cellHeight).toBeGreaterThanOrEqual(16);
  });
});

describe('visible', () => {
  it('names the cells that a window touches', () => {
    expect(visible(60, 20, 0, 100)).toEqual({ first: 0, end: 5 });
    expect(visible(60, 20, 30, 100)).toEqual({ first: 1, end: 7 });
    expect(visible(4, 20, 0, 500)).toEqual({ first: 0, end: 4 });
  });
});

describe('scrollToShow', () => {
  it('scrolls as little as will do', () => {
    expect(scrollToShow(2, 20, 0, 100)).toBe(0);
    expect(scrollToShow(9, 20, 0, 100)).toBe(100);
    expect(scrollToShow(1, 20, 100, 100)).toBe(20);
  });
});
