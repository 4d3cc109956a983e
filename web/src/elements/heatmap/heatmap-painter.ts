import { drawCells, drawMarks, type Marks, type Palette, type Picture } from '../../views/heatmap-draw';

/** Draws a map's two canvases: cells beneath, marks above. Cells are painted anew only when they changed. */
export class HeatmapPainter {
  private last: Picture | null = null;
  private lastCells: HTMLCanvasElement | null = null;

  paint(root: ParentNode, picture: Picture, marks: Marks, palette: Palette): void {
    const cells = root.querySelector<HTMLCanvasElement>('.cells')!;
    if (palette.over || cells !== this.lastCells || !this.last || !sameCells(this.last, picture)) {
      drawCells(pen(cells, picture), picture);
      this.last = palette.over ? null : picture;
      this.lastCells = cells;
    }
    const above = palette.over ? cells : root.querySelector<HTMLCanvasElement>('.marks')!;
    drawMarks(pen(above, picture), picture, marks, palette);
  }
}

function sameCells(one: Picture, other: Picture): boolean {
  const keys = ['x', 'y', 'width', 'height', 'ratio'] as const;
  return (
    (one.strengths ?? one.matrix) === (other.strengths ?? other.matrix) &&
    one.scheme === other.scheme &&
    one.scale === other.scale &&
    one.layout.cellWidth === other.layout.cellWidth &&
    one.layout.cellHeight === other.layout.cellHeight &&
    one.layout.labelWidth === other.layout.labelWidth &&
    one.layout.labelHeight === other.layout.labelHeight &&
    keys.every((key) => one.viewport[key] === other.viewport[key])
  );
}

function pen(canvas: HTMLCanvasElement, { viewport, layout }: Picture): CanvasRenderingContext2D {
  const width = Math.round(viewport.width * viewport.ratio);
  const height = Math.round(viewport.height * viewport.ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.style.width = `${viewport.width}px`;
  canvas.style.height = `${viewport.height}px`;
  canvas.style.left = `${layout.labelWidth}px`;
  canvas.style.top = `${layout.labelHeight}px`;
  return canvas.getContext('2d')!;
}
