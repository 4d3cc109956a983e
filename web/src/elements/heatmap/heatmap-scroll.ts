import { scrollToShow, visible, type HeatmapLayout, type Window } from '../../views/heatmap-layout';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Rows and columns in view through the frame; without one, those that fit into `room`. */
export function windowOf(layout: HeatmapLayout, frame: HTMLElement | null, room: Room) {
  const width = Math.max(0, (frame?.clientWidth || room.width) - layout.labelWidth);
  const height = Math.max(0, (frame?.clientHeight || room.height) - layout.labelHeight);
  const x = frame?.scrollLeft ?? 0;
  const y = frame?.scrollTop ?? 0;
  return {
    columns: visible(layout.columns, layout.cellWidth, x, width),
    rows: visible(layout.rows, layout.cellHeight, y, height),
    viewport: { x, y, width: Math.min(width, layout.gridWidth - x), height: Math.min(height, layout.gridHeight - y) },
  };
}

/** Tells whether the same rows and columns are in view. */
export function keyOf({ rows, columns }: Record<'rows' | 'columns', Window>): string {
  return [rows.first, rows.end, columns.first, columns.end].join();
}

/** How tall a frame may get, as its style says it; without end where that says nothing. */
export function heightLimit(frame: HTMLElement): number {
  const limit = parseFloat(getComputedStyle(frame).maxHeight);
  return Number.isFinite(limit) ? limit : Infinity;
}

/** What a printed page is wide, in CSS pixels, at A4 and ordinary margins. */
const kPageWidth = 680;

/** The size of the whole map, which on paper is as wide as the paper at most. */
export function sheetStyle(layout: HeatmapLayout, printing: boolean): Readonly<Record<string, string>> {
  return {
    width: `${layout.width}px`,
    height: `${layout.height}px`,
    'grid-template-columns': `${layout.labelWidth}px ${layout.gridWidth}px`,
    'grid-template-rows': `${layout.labelHeight}px ${layout.gridHeight}px`,
    ...(printing && { zoom: String(Math.min(1, kPageWidth / layout.width)) }),
  };
}

/** Scrolls the cell into view, behind no label. */
export function reveal(frame: HTMLElement, layout: HeatmapLayout, cell: { row: number; column: number }): void {
  const { viewport } = windowOf(layout, frame, layout);
  frame.scrollLeft = scrollToShow(cell.column, layout.cellWidth, frame.scrollLeft, viewport.width);
  frame.scrollTop = scrollToShow(cell.row, layout.cellHeight, frame.scrollTop, viewport.height);
}

/** After the cells changed their size: what was in the middle of the frame stays there. */
export function keepMiddle(frame: HTMLElement, before: HeatmapLayout, after: HeatmapLayout): void {
  const move = (scroll: number, view: number, [from, to]: readonly [number, number]) =>
    from === to ? scroll : ((scroll + view / 2) * to) / from - view / 2;
  const width = frame.clientWidth - after.labelWidth;
  const height = frame.clientHeight - after.labelHeight;
  frame.scrollLeft = move(frame.scrollLeft, width, [before.gridWidth, after.gridWidth]);
  frame.scrollTop = move(frame.scrollTop, height, [before.gridHeight, after.gridHeight]);
}

/** Says at the edges of the frame where there is more behind them; how that is drawn is the style's. */
export function showMore(root: ParentNode): void {
  const [frame, more] = [root.querySelector('.frame'), root.querySelector('.more')];
  if (!frame || !more) return;
  // A browser's own rounding is no map.
  more.classList.toggle('right', frame.scrollWidth - frame.clientWidth - frame.scrollLeft > 1);
  more.classList.toggle('below', frame.scrollHeight - frame.clientHeight - frame.scrollTop > 1);
}
