import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Arrangement } from '../../views/alignment-look';
import type { Label } from '../../views/alignment-view';
import { labelStride, type HeatmapLayout, type Window } from '../../views/heatmap-layout';
import type { Place } from '../common/events';
import { setStyle } from '../common/set-style';

export interface LabelLook {
  /** Labels as they are written. */
  readonly texts: { readonly rows: readonly string[]; readonly columns: readonly string[] };
  readonly shown: { readonly rows: Window; readonly columns: Window };
  /** The spot pointed at. */
  readonly here: Place;
  readonly languages: { readonly source: string; readonly target: string };
}

interface Sizes {
  readonly layout: HeatmapLayout;
  readonly fontSize: number;
}

interface AxisLabels {
  readonly labels: readonly Label[];
  readonly texts: readonly string[];
  readonly shown: Window;
  readonly here: number | null;
  readonly language: string;
}

/** The words along both sides of a map. */
export function heatmapLabels({ rows, columns, swapped }: Arrangement, look: LabelLook, sizes: Sizes) {
  const { texts, shown, here, languages } = look;
  const language = (isSource: boolean) => languages[isSource ? 'source' : 'target'];
  const down = { labels: rows, texts: texts.rows, shown: shown.rows, here: here.row, language: language(swapped) };
  const across = { labels: columns, texts: texts.columns, shown: shown.columns, here: here.column };
  return html`<div class="labels columns" aria-hidden="true">
      ${columnLabels({ ...across, language: language(!swapped) }, sizes)}
    </div>
    <div class="labels rows" aria-hidden="true">${rowLabels(down, sizes)}</div>`;
}

/** Words on top, straight or slanted; in a map too small for all of them every second, third … one. */
function columnLabels(axis: AxisLabels, { layout, fontSize }: Sizes) {
  const longest = layout.slanted ? layout.labelHeight / Math.SQRT1_2 : layout.cellWidth;
  return placesOf(axis, labelStride(layout, fontSize).columns).map((column) => {
    const at = { left: `${(column + 0.5) * layout.cellWidth}px`, 'max-width': `${longest}px` };
    const marks = { slanted: layout.slanted, here: axis.here === column, end: axis.labels[column]!.isEnd };
    return html`<span
      class=${classMap(marks)}
      data-column=${column}
      dir="auto"
      lang=${axis.language || nothing}
      ${setStyle(at)}
      >${axis.texts[column]}</span
    >`;
  });
}

/** Words at the side. */
function rowLabels(axis: AxisLabels, { layout, fontSize }: Sizes) {
  const stride = labelStride(layout, fontSize).rows;
  return placesOf(axis, stride).map((row) => {
    const at = { top: `${row * layout.cellHeight}px`, height: `${layout.cellHeight * stride}px` };
    const marks = { here: axis.here === row, end: axis.labels[row]!.isEnd };
    return html`<span class=${classMap(marks)} data-row=${row} ${setStyle(at)}
      ><bdi lang=${axis.language || nothing}>${axis.texts[row]}</bdi></span
    >`;
  });
}

/** Which labels of those in view are written: every `stride`th, and the one pointed at. */
function placesOf({ shown, here }: AxisLabels, stride: number): readonly number[] {
  const places: number[] = [];
  for (let place = shown.first - (shown.first % stride); place < shown.end; ++place) {
    const near = stride > 1 && here !== null && place !== here && Math.abs(place - here) < stride;
    if (place === here || (place % stride === 0 && !near)) places.push(place);
  }
  return places;
}

/** The line whose label an event is about; null when it is about none. */
export function labelUnder(event: Event): Place | null {
  const { row, column } = (event.target as Element).closest<HTMLElement>('[data-row], [data-column]')?.dataset ?? {};
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  return row === undefined && column === undefined ? null : { row: number(row), column: number(column) };
}
