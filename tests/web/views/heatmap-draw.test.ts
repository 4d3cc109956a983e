import { describe, expect, it } from 'vitest';
import { weightColor } from '../../../web/src/views/color-scale';
import { drawCells, drawMarks, drawRamp, type Pen, type Picture } from '../../../web/src/views/heatmap-draw';
import { layoutHeatmap } from '../../../web/src/views/heatmap-layout';
import { matrix } from '../support/make-translation';

interface Rectangle {
  readonly color: string;
  readonly at: readonly number[];
}

/** A pen that remembers what it drew. */
function recorder() {
  const fills: Rectangle[] = [];
  const strokes: Rectangle[] = [];
  const texts: { text: string; color: string; at: number[] }[] = [];
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    font: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    setTransform: () => undefined,
    clearRect: () => undefined,
    fillRect: (...at: number[]) => fills.push({ color: pen.fillStyle, at }),
    strokeRect: (...at: number[]) => strokes.push({ color: pen.strokeStyle, at }),
    fillText: (text: string, ...at: number[]) => texts.push({ text, color: pen.fillStyle, at }),
  };
  return { pen: pen as unknown as Pen, fills, strokes, texts };
}

function picture(part: Partial<Picture> = {}): Picture {
  const values = matrix([
    [0.75, 0.25],
    [0, 1],
  ]);
  const layout = layoutHeatmap({
    rowLabels: ['a', 'b'],
    columnLabels: ['c', 'd'],
    width: 400,
    height: 400,
    fontSize: 16,
    measure: () => 10,
  });
  const viewport = { x: 0, y: 0, width: layout.gridWidth, height: layout.gridHeight, ratio: 1 };
  const all = { first: 0, end: 2 };
  return { matrix: values, layout, viewport, rows: all, columns: all, scheme: 'light', ...part };
}

const palette = { accent: 'orange', font: '16px serif' };

describe('drawCells', () => {
  it('paints every cell with the colour of its weight, where the layout has it', () => {
    const { pen, fills } = recorder();
    const shown = picture();
    drawCells(pen, shown);
    expect(fills.map(({ color }) => color)).toEqual([0.75, 0.25, 0, 1].map((weight) => weightColor(weight, 'light')));
    expect(fills[3]!.at.slice(0, 2)).toEqual([shown.layout.cellWidth, shown.layout.cellHeight]);
  });

  it('paints only what is in view, moved by the scroll', () => {
    const { pen, fills } = recorder();
    const { layout } = picture();
    const viewport = { x: layout.cellWidth, y: 0, width: layout.cellWidth, height: layout.cellHeight, ratio: 2 };
    drawCells(pen, picture({ viewport, rows: { first: 0, end: 1 }, columns: { first: 1, end: 2 } }));
    expect(fills).toHaveLength(1);
    expect(fills[0]!.at.slice(0, 2)).toEqual([0, 0]);
  });
});

describe('drawMarks', () => {
  it('draws nothing when nothing is pointed at', () => {
    const { pen, strokes, texts } = recorder();
    drawMarks(pen, picture(), { row: null, column: null }, palette);
    expect([strokes.length, texts.length]).toEqual([0, 0]);
  });

  it('writes the numbers of the row, which sum to one, and frames row, column and cell', () => {
    const { pen, strokes, texts } = recorder();
    drawMarks(pen, picture(), { row: 0, column: 1 }, palette);
    expect(texts.map(({ text }) => text)).toEqual(['0.75', '0.25']);
    expect(strokes).toHaveLength(3);
    expect(new Set(strokes.map(({ color }) => color))).toEqual(new Set(['orange']));
  });

  it('writes the numbers of the target word in the column, when that is where it is', () => {
    const { pen, texts } = recorder();
    drawMarks(pen, picture(), { row: 0, column: 1, swapped: true }, palette);
    expect(texts.map(({ text }) => text)).toEqual(['0.25', '1.00']);
  });

  it('writes the numbers of a column when only that is pointed at', () => {
    const { pen, texts } = recorder();
    drawMarks(pen, picture(), { row: null, column: 0 }, palette);
    expect(texts.map(({ text }) => text)).toEqual(['0.75', '0.00']);
  });
});

describe('a picture with hard links', () => {
  const strengths = matrix([
    [1, 0],
    [0, 1],
  ]);

  it('is painted by its links', () => {
    const { pen, fills } = recorder();
    drawCells(pen, picture({ strengths, scale: 'viridis' }));
    expect(fills.map(({ color }) => color)).toEqual([1, 0, 0, 1].map((at) => weightColor(at, 'light', 'viridis')));
  });

  it('still says its weights, all of them if wished, in ink that can be read on the links', () => {
    const { pen, texts } = recorder();
    drawMarks(pen, picture({ strengths }), { row: null, column: null }, { ...palette, allNumbers: true });
    expect(texts.map(({ text }) => text)).toEqual(['0.75', '0.25', '0.00', '1.00']);
    expect(texts[0]!.color).toBe('#ffffff');
  });
});

describe('drawRamp', () => {
  it('runs from nothing to everything', () => {
    const { pen, fills } = recorder();
    drawRamp(pen, 10, 4, { scheme: 'dark' });
    expect(fills[0]!.color).toBe(weightColor(0, 'dark'));
    expect(fills.at(-1)!.color).toBe(weightColor(1, 'dark'));
  });
});
