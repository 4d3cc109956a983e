import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { say, type Language } from '../messages/messages';
import type { Alignment, Unit } from '../views/alignment-view';
import { drawCells, drawMarks, type Picture } from '../views/heatmap-draw';
import { cellAt, layoutHeatmap, scrollToShow, visible, type HeatmapLayout } from '../views/heatmap-layout';
import { placeEvent, type Place } from './events';
import { gridRows } from './heatmap-grid';
import { heatmapStyles } from './heatmap-styles';
import { moveInGrid } from './keyboard';
import { shownLabel, spokenSummary } from './readout';
import { SchemeController } from './scheme-controller';
import { setStyle } from './set-style';
import { tokens } from './shared-styles';
import { textMeasure } from './text-measure';

const kNowhere: Place = { row: null, column: null };

/**
 * An alignment as a map: source words on top, target words at the left, the stronger the blue the larger the weight.
 * Says `point` and `pin` with the place; whoever owns the highlight answers by setting `highlight`.
 */
export class LookbackHeatmap extends LitElement {
  static override styles = [tokens, heatmapStyles];
  static override properties = {
    alignment: { attribute: false },
    highlight: { attribute: false },
    language: { type: String },
    unit: { type: String },
    sourceTitle: { type: String, attribute: 'source-title' },
    targetTitle: { type: String, attribute: 'target-title' },
    sourceLanguage: { type: String, attribute: 'source-language' },
    targetLanguage: { type: String, attribute: 'target-language' },
    fill: { type: Boolean, reflect: true },
  };

  declare alignment: Alignment | null;
  declare highlight: Place | null;
  declare language: Language;
  declare unit: Unit;
  declare sourceTitle: string;
  declare targetTitle: string;
  declare sourceLanguage: string;
  declare targetLanguage: string;
  /** Takes the height it is given, rather than the height it would like. */
  declare fill: boolean;

  private layout: HeatmapLayout | null = null;
  private room = { width: 0, height: 0 };
  private labels = { rows: [] as readonly string[], columns: [] as readonly string[] };
  private readonly observer = new ResizeObserver(() => this.measureRoom());
  private readonly paper = new SchemeController(this);
  private readonly repaint = () => this.requestUpdate();

  constructor() {
    super();
    this.alignment = null;
    this.highlight = null;
    this.language = 'en';
    this.unit = 'words';
    this.sourceTitle = '';
    this.targetTitle = '';
    this.sourceLanguage = '';
    this.targetLanguage = '';
    this.fill = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('alignment') || changed.has('language') || !this.layout) {
      const show = (list: Alignment['rows']) => list.map((label) => shownLabel(this.language, label));
      this.labels = { rows: show(this.alignment?.rows ?? []), columns: show(this.alignment?.columns ?? []) };
    }
    if (this.room.width === 0) this.room = { width: this.clientWidth, height: this.clientHeight };
    this.layout = this.alignment && this.room.width > 0 ? this.computeLayout() : null;
  }

  protected override render() {
    const { layout, alignment } = this;
    if (!layout || !alignment) return html`<div class="frame"></div>`;
    const size = setStyle({
      width: `${layout.width}px`,
      height: `${layout.height}px`,
      'grid-template-columns': `${layout.labelWidth}px ${layout.gridWidth}px`,
      'grid-template-rows': `${layout.labelHeight}px ${layout.gridHeight}px`,
    });
    return html`
      <div class="axis source" aria-hidden="true">${this.sourceTitle || say(this.language, 'map.source')}</div>
      <div class="axis target" aria-hidden="true">
        <span>${this.targetTitle || say(this.language, 'map.target')}</span>
      </div>
      <div class="frame" @scroll=${this.repaint}>
        <div class="sheet" ${size} @pointermove=${this.onPointer} @pointerleave=${this.onLeave} @click=${this.onClick}>
          <div class="corner"></div>
          <div class="labels columns" aria-hidden="true">${this.columnLabels(layout)}</div>
          <div class="labels rows" aria-hidden="true">${this.rowLabels(layout)}</div>
          <div class="grid">
            <canvas class="cells" aria-hidden="true"></canvas><canvas class="marks" aria-hidden="true"></canvas>
          </div>
          <div
            class="unseen"
            role="grid"
            aria-label=${`${spokenSummary(this.language, alignment, this.unit)} ${say(this.language, 'map.keys')}`}
            aria-rowcount=${layout.rows + 1}
            aria-colcount=${layout.columns + 1}
            @keydown=${this.onKey}
          >
            ${gridRows(this.language, alignment, this.highlight ?? kNowhere, (place) => this.say('point', place))}
          </div>
        </div>
      </div>
    `;
  }

  protected override updated(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>('.sheet');
    if (sheet) this.paint();
  }

  private columnLabels(layout: HeatmapLayout) {
    const { first, end } = this.window().columns;
    return this.labels.columns.slice(first, end).map((text, index) => {
      const column = first + index;
      const at = { left: `${(column + 0.5) * layout.cellWidth}px`, 'max-width': `${this.longest(layout)}px` };
      const marks = { slanted: layout.slanted, here: this.highlight?.column === column };
      return html`<span
        class=${classMap({ ...marks, end: this.isEnd('columns', column) })}
        data-column=${column}
        dir="auto"
        lang=${this.sourceLanguage || nothing}
        ${setStyle(at)}
        >${text}</span
      >`;
    });
  }

  private rowLabels(layout: HeatmapLayout) {
    const { first, end } = this.window().rows;
    return this.labels.rows.slice(first, end).map((text, index) => {
      const row = first + index;
      const at = { top: `${row * layout.cellHeight}px`, height: `${layout.cellHeight}px` };
      const marks = { here: this.highlight?.row === row, end: this.isEnd('rows', row) };
      return html`<span class=${classMap(marks)} data-row=${row} ${setStyle(at)}
        ><bdi lang=${this.targetLanguage || nothing}>${text}</bdi></span
      >`;
    });
  }

  private longest(layout: HeatmapLayout): number {
    return layout.slanted ? layout.labelHeight / Math.SQRT1_2 : layout.cellWidth;
  }

  private isEnd(axis: 'rows' | 'columns', index: number): boolean {
    return this.alignment?.[axis][index]?.isEnd ?? false;
  }

  private computeLayout(): HeatmapLayout {
    const { measure, fontSize } = textMeasure(this);
    return layoutHeatmap({
      rowLabels: this.labels.rows,
      columnLabels: this.labels.columns,
      width: this.room.width - fontSize * 1.6,
      height: this.fill ? this.room.height - fontSize * 1.8 : Infinity,
      fontSize,
      measure,
    });
  }

  private measureRoom(): void {
    const { clientWidth: width, clientHeight: height } = this;
    if (width === this.room.width && (height === this.room.height || !this.fill)) return;
    this.room = { width, height };
    this.requestUpdate();
  }

  private frame(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.frame');
  }

  /** Rows and columns in view. Before the first paint all of a screenful. */
  private window() {
    const layout = this.layout!;
    const frame = this.frame();
    const width = Math.max(0, (frame?.clientWidth || this.room.width) - layout.labelWidth);
    const height = Math.max(0, (frame?.clientHeight || Math.min(layout.height, 4000)) - layout.labelHeight);
    const x = frame?.scrollLeft ?? 0;
    const y = frame?.scrollTop ?? 0;
    return {
      columns: visible(layout.columns, layout.cellWidth, x, width),
      rows: visible(layout.rows, layout.cellHeight, y, height),
      viewport: { x, y, width: Math.min(width, layout.gridWidth - x), height: Math.min(height, layout.gridHeight - y) },
    };
  }

  private paint(): void {
    const { rows, columns, viewport } = this.window();
    const ratio = devicePixelRatio || 1;
    const style = getComputedStyle(this);
    const picture: Picture = {
      matrix: this.alignment!.matrix,
      layout: this.layout!,
      viewport: { ...viewport, ratio },
      rows,
      columns,
      scheme: this.paper.scheme,
    };
    const accent = getComputedStyle(this.renderRoot.querySelector('.corner')!).color;
    const font = `${style.fontSize} ${style.fontFamily}`;
    drawCells(this.pen('.cells', picture), picture);
    drawMarks(this.pen('.marks', picture), picture, this.highlight ?? kNowhere, { accent, font });
  }

  private pen(selector: string, { viewport, layout }: Picture): CanvasRenderingContext2D {
    const canvas = this.renderRoot.querySelector<HTMLCanvasElement>(selector)!;
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

  private placeUnder(event: MouseEvent): Place {
    const label = (event.target as Element).closest<HTMLElement>('[data-row], [data-column]');
    if (label) return { row: number(label.dataset['row']), column: number(label.dataset['column']) };
    const grid = this.renderRoot.querySelector('.grid')!.getBoundingClientRect();
    return cellAt(this.layout!, event.clientX - grid.left, event.clientY - grid.top) ?? kNowhere;
  }

  private say(kind: 'point' | 'pin', place: Place): void {
    this.dispatchEvent(placeEvent(kind, place));
  }

  /** A finger has no hover: it pins by tapping. */
  private onPointer(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.say('point', this.placeUnder(event));
  }

  private onLeave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.say('point', kNowhere);
  }

  private onClick(event: MouseEvent): void {
    this.say('pin', this.placeUnder(event));
  }

  private onKey(event: KeyboardEvent): void {
    const here = this.highlight ?? kNowhere;
    if (event.key === 'Escape') return this.say('pin', kNowhere);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return this.say('pin', { row: here.row ?? 0, column: here.column ?? 0 });
    }
    const next = moveInGrid(event, { row: here.row ?? 0, column: here.column ?? 0 }, this.layout!);
    if (!next) return;
    event.preventDefault();
    this.say('pin', kNowhere);
    this.say('point', next);
    this.reveal(next);
    void this.updateComplete.then(() => this.focusCell());
  }

  private focusCell(): void {
    this.renderRoot.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
  }

  /** Scrolls the cell into view, behind no label. */
  private reveal({ row, column }: { row: number; column: number }): void {
    const frame = this.frame();
    const layout = this.layout!;
    if (!frame) return;
    const { viewport } = this.window();
    frame.scrollLeft = scrollToShow(column, layout.cellWidth, frame.scrollLeft, viewport.width);
    frame.scrollTop = scrollToShow(row, layout.cellHeight, frame.scrollTop, viewport.height);
  }
}

function number(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

customElements.define('lookback-heatmap', LookbackHeatmap);
