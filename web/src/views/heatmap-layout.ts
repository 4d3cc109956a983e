/** Where everything of a heatmap lies. Numbers only: no canvas, no document. */

export interface LayoutInput {
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  /** Room, in CSS pixels; an infinite height means "as tall as it gets". */
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  /** Makes cells larger or smaller than what fits best; 1 when left out. */
  readonly zoom?: number;
  /** Width of a text in the labels' font, in CSS pixels. */
  readonly measure: (text: string) => number;
}

export interface HeatmapLayout {
  readonly rows: number;
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Room for the row labels (left) and the column labels (top). */
  readonly labelWidth: number;
  readonly labelHeight: number;
  readonly slanted: boolean;
  /** Slanted labels lean over the last column by this much. */
  readonly overhang: number;
  readonly gridWidth: number;
  readonly gridHeight: number;
  /** The whole sheet; larger than the room when it scrolls. */
  readonly width: number;
  readonly height: number;
  /** Whether a cell has room for its number. */
  readonly fitsNumbers: boolean;
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface Window {
  readonly first: number;
  /** One past the last. */
  readonly end: number;
}

/** In the labels' font size, so that a projector's larger type gets larger cells. */
const kLargestCell = 6;
/** Labels longer than this many characters' worth of room are cut short with an ellipsis. */
const kLongestLabel = 9;
/** In pixels; what is smaller cannot be told apart, let alone pointed at. */
const kTiniestCell = 5;
const kSlant = Math.SQRT1_2;

export function layoutHeatmap(input: LayoutInput): HeatmapLayout {
  const { fontSize } = input;
  const rows = input.rowLabels.length;
  const columns = input.columnLabels.length;
  const zoom = input.zoom ?? 1;
  const smallestCell = Math.round(fontSize * 1.35);
  const largestCell = fontSize * kLargestCell;
  const fit = (room: number, count: number) => zoomed(cellSize(room, count, smallestCell, largestCell), zoom);
  const cap = Math.min(fontSize * kLongestLabel, input.width * 0.32);
  const labelWidth = Math.ceil(Math.min(cap, widest(input.rowLabels, input.measure)) + fontSize * 1.1);
  const widestColumn = Math.min(fontSize * kLongestLabel, widest(input.columnLabels, input.measure));

  const flatWidth = fit(input.width - labelWidth, columns);
  const slanted = widestColumn + fontSize * 0.5 > flatWidth;
  const labelHeight = Math.ceil(slanted ? (widestColumn + fontSize) * kSlant + fontSize * 0.7 : fontSize * 2);
  const lastWidth = Math.min(fontSize * kLongestLabel, input.measure(input.columnLabels[columns - 1] ?? ''));
  const lean = slanted ? (lastWidth + fontSize) * kSlant : 0;
  const cellWidth = slanted ? fit(roomBesideLean(input.width - labelWidth, columns, lean), columns) : flatWidth;
  const overhang = Math.max(0, Math.ceil(lean - cellWidth / 2));

  const fitHeight = Number.isFinite(input.height) ? fit(input.height - labelHeight, rows) : cellWidth;
  const cellHeight = Math.min(fitHeight, Math.max(zoomed(smallestCell, zoom), cellWidth));
  const gridWidth = cellWidth * columns;
  const gridHeight = cellHeight * rows;
  return {
    rows,
    columns,
    cellWidth,
    cellHeight,
    labelWidth,
    labelHeight,
    slanted,
    overhang,
    gridWidth,
    gridHeight,
    width: labelWidth + gridWidth + overhang,
    height: labelHeight + gridHeight,
    fitsNumbers: cellWidth >= fontSize * 2.4 && cellHeight >= fontSize * 1.3,
  };
}

function widest(labels: readonly string[], measure: (text: string) => number): number {
  return labels.reduce((width, label) => Math.max(width, measure(label)), 0);
}

/** Whole pixels a cell, so that no line between cells is blurred. */
function cellSize(room: number, count: number, smallest: number, largest: number): number {
  return Math.floor(Math.max(smallest, Math.min(largest, room / Math.max(1, count))));
}

function zoomed(size: number, zoom: number): number {
  return zoom === 1 ? size : Math.max(kTiniestCell, Math.round(size * zoom));
}

/** Every how many labels one is written, so that lines of text do not run into each other. */
export function labelStride({ cellWidth, cellHeight, slanted }: HeatmapLayout, fontSize: number) {
  const every = (size: number) => Math.max(1, Math.ceil((fontSize * 1.25) / size));
  return { rows: every(cellHeight), columns: slanted ? every(cellWidth) : 1 };
}

/** What is left for the cells when the last label leans over its cell's middle by `lean`. */
function roomBesideLean(room: number, count: number, lean: number): number {
  return Math.min(room, ((room - lean) * count) / Math.max(1, count - 0.5));
}

/** The cell at a point of the grid (0, 0 is the first cell's corner); null outside. */
export function cellAt(layout: HeatmapLayout, x: number, y: number): Cell | null {
  const column = Math.floor(x / layout.cellWidth);
  const row = Math.floor(y / layout.cellHeight);
  const inside = column >= 0 && row >= 0 && column < layout.columns && row < layout.rows;
  return inside ? { row, column } : null;
}

/** Which of `count` cells of this size can be seen through a window of `length` scrolled to `offset`. */
export function visible(count: number, size: number, offset: number, length: number): Window {
  const first = Math.max(0, Math.min(count, Math.floor(offset / size)));
  const end = Math.max(first, Math.min(count, Math.ceil((offset + length) / size)));
  return { first, end };
}

/** How far to scroll so that cell `index` is wholly in view; the present offset when it is. */
export function scrollToShow(index: number, size: number, offset: number, length: number): number {
  const begin = index * size;
  if (begin < offset) return begin;
  if (begin + size > offset + length) return begin + size - length;
  return offset;
}
