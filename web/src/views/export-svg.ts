import type { Look } from '../protocol/look';
import { arrange, type Arrangement } from './alignment-look';
import { formatWeight, weightAt, type Alignment, type Label } from './alignment-view';
import { inkOn, weightColor } from './color-scale';
import { layoutHeatmap, type HeatmapLayout } from './heatmap-layout';

export interface SvgWish {
  readonly alignment: Alignment;
  readonly look: Look;
  readonly sourceTitle: string;
  readonly targetTitle: string;
  /** What it shows, for those who do not see it. */
  readonly summary: string;
  readonly label: (label: Label) => string;
  readonly measure: (text: string) => number;
}

const kFontSize = 16;
const kWidth = 900;
const kMargin = 12;
const kTitle = 30;
const kFont = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', sans-serif";
const kInk = '#1d1c19';
const kQuiet = '#5f5b52';
const kPaper = '#ffffff';

/** The map as a drawing: every cell a rectangle, every word a text, on white, for light paper. */
export function toSvg(wish: SvgWish): { readonly svg: string; readonly width: number; readonly height: number } {
  const arrangement = arrange(wish.alignment, wish.look);
  const layout = layoutHeatmap({
    rowLabels: arrangement.rows.map(wish.label),
    columnLabels: arrangement.columns.map(wish.label),
    width: kWidth,
    height: Infinity,
    fontSize: kFontSize,
    measure: wish.measure,
  });
  const width = Math.ceil(Math.max(layout.width + kTitle, 420) + 2 * kMargin);
  const height = Math.ceil(layout.height + kTitle + 44 + 2 * kMargin);
  const left = kMargin + kTitle + layout.labelWidth;
  const top = kMargin + kTitle + layout.labelHeight;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${kPaper}"/>`,
    titles(wish, arrangement, { left, top }),
    `<g transform="translate(${left} ${top})">`,
    ...cells(arrangement, layout, wish.look),
    ...labels(arrangement, layout, wish),
    '</g>',
    legend(wish.look, left, top + layout.gridHeight + 18),
  ];
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" font-family="${kFont}" font-size="${kFontSize}" fill="${kInk}">`;
  return { svg: [head, `<title>${xml(wish.summary)}</title>`, ...parts, '</svg>', ''].join('\n'), width, height };
}

function titles(wish: SvgWish, { swapped }: Arrangement, at: { left: number; top: number }): string {
  const [across, down] = swapped ? [wish.targetTitle, wish.sourceTitle] : [wish.sourceTitle, wish.targetTitle];
  const y = kMargin + 14;
  const x = kMargin + 14;
  return (
    `<text x="${at.left}" y="${y}" font-size="14" fill="${kQuiet}">${xml(across)}</text>\n` +
    `<text transform="translate(${x} ${at.top}) rotate(-90)" text-anchor="end" font-size="14" fill="${kQuiet}">${xml(down)}</text>`
  );
}

function cells({ matrix, strengths }: Arrangement, layout: HeatmapLayout, { scale, numbers }: Look): string[] {
  const { cellWidth: w, cellHeight: h } = layout;
  const parts: string[] = [];
  for (let row = 0; row < layout.rows; ++row) {
    for (let column = 0; column < layout.columns; ++column) {
      const color = weightColor(weightAt(strengths, row, column), 'light', scale);
      parts.push(`<rect x="${column * w}" y="${row * h}" width="${w - 1}" height="${h - 1}" fill="${color}"/>`);
      if (!numbers || !layout.fitsNumbers) continue;
      const [x, y] = [(column + 0.5) * w, (row + 0.5) * h];
      const text = xml(formatWeight(weightAt(matrix, row, column)));
      parts.push(`<text x="${x}" y="${y}" dy="0.35em" text-anchor="middle" fill="${inkOn(color)}">${text}</text>`);
    }
  }
  return parts;
}

function labels({ rows, columns }: Arrangement, layout: HeatmapLayout, { label }: SvgWish): string[] {
  const across = columns.map((word, column) => {
    const x = (column + 0.5) * layout.cellWidth;
    const place = layout.slanted
      ? `transform="translate(${x + 4} -7) rotate(-45)"`
      : `x="${x}" y="-9" text-anchor="middle"`;
    return `<text ${place}${quiet(word)}>${xml(label(word))}</text>`;
  });
  const down = rows.map((word, row) => {
    const y = (row + 0.5) * layout.cellHeight;
    return `<text x="-9" y="${y}" dy="0.35em" text-anchor="end"${quiet(word)}>${xml(label(word))}</text>`;
  });
  return [...across, ...down];
}

function quiet({ isEnd }: Label): string {
  return isEnd ? ` fill="${kQuiet}"` : '';
}

/** The colour bar, from 0 to 1. */
function legend({ scale }: Look, x: number, y: number): string {
  const stops = Array.from({ length: 11 }, (_, step) => {
    return `<stop offset="${step / 10}" stop-color="${weightColor(step / 10, 'light', scale)}"/>`;
  });
  return (
    `<defs><linearGradient id="scale">${stops.join('')}</linearGradient></defs>\n` +
    `<text x="${x}" y="${y + 11}" font-size="13" fill="${kQuiet}">0</text>` +
    `<rect x="${x + 14}" y="${y}" width="130" height="13" fill="url(#scale)"/>` +
    `<text x="${x + 150}" y="${y + 11}" font-size="13" fill="${kQuiet}">1</text>`
  );
}

/** Text as XML can hold it; what it cannot shows nothing anyway. */
function xml(text: string): string {
  return text
    .replace(kForbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const kForbidden = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]' +
    '|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]',
  'g',
);
