import type { ScaleName } from '../protocol/look';
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
  /** True when a column, not a row, holds the weights of one target word. */
  readonly swapped?: boolean;
}

export interface Picture {
  /** The weights: what the numbers say. */
  readonly matrix: Matrix;
  /** What the colours say, where that is something else: hard links, or weights on their way. */
  readonly strengths?: Matrix;
  readonly layout: HeatmapLayout;
  readonly viewport: Viewport;
  readonly rows: Window;
  readonly columns: Window;
  readonly scheme: Scheme;
  readonly scale?: ScaleName;
}

/** Colours that come from the page's style. */
export interface Palette {
  readonly accent: string;
  readonly font: string;
  /** Writes every number, not only those of the line that is pointed at. */
  readonly allNumbers?: boolean;
  /** Draws on top of what is there, as on paper, where canvases do not lie over each other. */
  readonly over?: boolean;
}

/** Draws the cells in view. A line of paper stays between them. */
export function drawCells(pen: Pen, picture: Picture): void {
  const { layout, viewport } = picture;
  begin(pen, viewport);
  const gap = Math.min(layout.cellWidth, layout.cellHeight) >= 12 ? 1 : 0;
  eachCell(picture, (row, column, x, y) => {
    pen.fillStyle = cellColor(picture, row, column);
    pen.fillRect(x, y, layout.cellWidth - gap, layout.cellHeight - gap);
  });
}

function cellColor({ matrix, strengths, scheme, scale }: Picture, row: number, column: number): string {
  return weightColor(weightAt(strengths ?? matrix, row, column), scheme, scale);
}

/** Draws what is pointed at: numbers along the line, a frame around it, a stronger one around the cell. */
export function drawMarks(pen: Pen, picture: Picture, marks: Marks, palette: Palette): void {
  if (!palette.over) begin(pen, picture.viewport);
  const nothing = marks.row === null && marks.column === null;
  if (picture.layout.fitsNumbers && (palette.allNumbers || !nothing)) drawNumbers(pen, picture, marks, palette);
  if (nothing) return;
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
  const { layout, matrix } = picture;
  pen.font = palette.font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  eachCell(picture, (row, column, x, y) => {
    if (!palette.allNumbers && !isMarked(marks, row, column)) return;
    pen.fillStyle = inkOn(cellColor(picture, row, column));
    pen.fillText(formatWeight(weightAt(matrix, row, column)), x + layout.cellWidth / 2, y + layout.cellHeight / 2);
  });
}

/** With both axes marked the numbers follow the target word: that is what sums to one. */
function isMarked(marks: Marks, row: number, column: number): boolean {
  if (marks.row !== null && marks.column !== null) return marks.swapped ? column === marks.column : row === marks.row;
  return row === marks.row || column === marks.column;
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
export function drawRamp(
  pen: Pen,
  width: number,
  height: number,
  { scheme, scale }: { readonly scheme: Scheme; readonly scale?: ScaleName },
): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (let x = 0; x < width; ++x) {
    pen.fillStyle = weightColor(x / Math.max(1, width - 1), scheme, scale);
    pen.fillRect(x, 0, 1, height);
  }
}
