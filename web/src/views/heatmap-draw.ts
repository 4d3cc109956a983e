import type { Matrix } from '../protocol/translation';
import { formatWeight, weightAt } from './alignment-view';
import { inkOn, weightColor, type Scheme } from './color-scale';
import type { HeatmapLayout, Window } from './heatmap-layout';

/** The part of a canvas' context that is used; tests record it. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'setTransform'
  | 'clearRect'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
>;

/** What of the sheet is in view: scroll offset and size of the grid's window, in CSS pixels. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels for one CSS pixel. */
  readonly ratio: number;
}

export interface Marks {
  readonly row: number | null;
  readonly column: number | null;
}

export interface Picture {
  readonly matrix: Matrix;
  readonly layout: HeatmapLayout;
  readonly viewport: Viewport;
  readonly rows: Window;
  readonly columns: Window;
  readonly scheme: Scheme;
}

/** Colours that come from the page's style. */
export interface Palette {
  readonly accent: string;
  readonly font: string;
}

/** Draws the cells in view. A line of paper stays between them. */
export function drawCells(pen: Pen, picture: Picture): void {
  const { layout, viewport } = picture;
  begin(pen, viewport);
  const gap = Math.min(layout.cellWidth, layout.cellHeight) >= 12 ? 1 : 0;
  eachCell(picture, (row, column, x, y) => {
    pen.fillStyle = weightColor(weightAt(picture.matrix, row, column), picture.scheme);
    pen.fillRect(x, y, layout.cellWidth - gap, layout.cellHeight - gap);
  });
}

/** Draws what is pointed at: numbers along the line, a frame around it, a stronger one around the cell. */
export function drawMarks(pen: Pen, picture: Picture, marks: Marks, palette: Palette): void {
  begin(pen, picture.viewport);
  if (marks.row === null && marks.column === null) return;
  if (picture.layout.fitsNumbers) drawNumbers(pen, picture, marks, palette);
  drawFrames(pen, picture, marks, palette);
}

function begin(pen: Pen, viewport: Viewport): void {
  pen.setTransform(viewport.ratio, 0, 0, viewport.ratio, 0, 0);
  pen.clearRect(0, 0, viewport.width, viewport.height);
}

function eachCell(
  { layout, viewport, rows, columns }: Picture,
  draw: (row: number, column: number, x: number, y: number) => void,
): void {
  for (let row = rows.first; row < rows.end; ++row) {
    const y = row * layout.cellHeight - viewport.y;
    for (let column = columns.first; column < columns.end; ++column) {
      draw(row, column, column * layout.cellWidth - viewport.x, y);
    }
  }
}

function drawNumbers(pen: Pen, picture: Picture, marks: Marks, palette: Palette): void {
  const { layout, matrix, scheme } = picture;
  pen.font = palette.font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  eachCell(picture, (row, column, x, y) => {
    if (!isMarked(marks, row, column)) return;
    const weight = weightAt(matrix, row, column);
    pen.fillStyle = inkOn(weightColor(weight, scheme));
    pen.fillText(formatWeight(weight), x + layout.cellWidth / 2, y + layout.cellHeight / 2);
  });
}

/** With both axes marked the numbers follow the row: that is what sums to one. */
function isMarked(marks: Marks, row: number, column: number): boolean {
  if (marks.row !== null) return row === marks.row;
  return column === marks.column;
}

function drawFrames(pen: Pen, { layout, viewport }: Picture, marks: Marks, palette: Palette): void {
  pen.strokeStyle = palette.accent;
  const x = (marks.column ?? 0) * layout.cellWidth - viewport.x;
  const y = (marks.row ?? 0) * layout.cellHeight - viewport.y;
  const frame = ([left, top, width, height]: readonly [number, number, number, number], line: number) => {
    pen.lineWidth = line;
    pen.strokeRect(left + line / 2 - 0.5, top + line / 2 - 0.5, width - line, height - line);
  };
  if (marks.row !== null) frame([-viewport.x, y, layout.gridWidth, layout.cellHeight], 1);
  if (marks.column !== null) frame([x, -viewport.y, layout.cellWidth, layout.gridHeight], 1);
  if (marks.row !== null && marks.column !== null) frame([x, y, layout.cellWidth, layout.cellHeight], 2.5);
}

/** Fills a bar with the ramp, from nothing at the left to everything at the right. */
export function drawRamp(pen: Pen, width: number, height: number, scheme: Scheme): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (let x = 0; x < width; ++x) {
    pen.fillStyle = weightColor(x / Math.max(1, width - 1), scheme);
    pen.fillRect(x, 0, 1, height);
  }
}
