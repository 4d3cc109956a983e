import { html, type PropertyValues } from 'lit';
import { define } from '../common/define';
import { say } from '../../messages/messages';
import { kDefaultLook, zoomBeside, type Look } from '../../protocol/look';
import { arrange, type Arrangement } from '../../views/alignment-look';
import type { Alignment, Label, Unit } from '../../views/alignment-view';
import type { Picture } from '../../views/heatmap-draw';
import { cellAt, layoutHeatmap, type HeatmapLayout } from '../../views/heatmap-layout';
import { lookEvent, placeEvent, type Place } from '../common/events';
import { gridRows } from './heatmap-grid';
import { heatmapLabels, labelUnder } from './heatmap-labels';
import { HeatmapMotion } from './heatmap-motion';
import { HeatmapPainter } from './heatmap-painter';
import { MatrixElement } from './matrix-element';
import { OwnMatrix } from './own-matrix';
import { heightLimit, keepMiddle, keyOf, reveal, sheetStyle, showMore, windowOf } from './heatmap-scroll';
import { heatmapStyles } from './heatmap-styles';
import { moveInGrid, zoomKey } from '../common/keyboard';
import { PrintController } from '../common/print-controller';
import { shownLabel, spokenSummary } from '../common/readout';
import { SchemeController } from '../common/scheme-controller';
import { setStyle } from '../common/set-style';
import { fence, tokens } from '../common/shared-styles';
import { textMeasure } from '../common/text-measure';

const kNowhere: Place = { row: null, column: null };

/**
 * An alignment as a map (given as `alignment`, or by attributes, a script inside or a file: see `own-matrix.ts`): source words on top, target words at the left, the more a cell stands out the larger the weight.
 * Says `point` and `pin` with the place, and `appearance` with a wished change of the look (its keys and the wheel zoom);
 * whoever owns the element answers by setting `highlight` and `look`.
 */
export class LookbackHeatmap extends MatrixElement {
  static override styles = [tokens, fence, heatmapStyles];
  static override properties = {
    alignment: { attribute: false },
    highlight: { attribute: false },
    look: { attribute: false },
    origin: { type: String },
    unit: { type: String },
    sourceTitle: { type: String, attribute: 'source-title' },
    targetTitle: { type: String, attribute: 'target-title' },
    fill: { type: Boolean, reflect: true },
  };

  declare alignment: Alignment | null;
  declare highlight: Place | null;
  declare look: Look;
  /** Whose weights these are: when another model's take their place, the map moves there. */
  declare origin: string;
  declare unit: Unit;
  declare sourceTitle: string;
  declare targetTitle: string;
  /** Takes the height it is given, rather than the height it would like. */
  declare fill: boolean;

  private arrangement: Arrangement | null = null;
  private layout: HeatmapLayout | null = null;
  private layoutBefore: HeatmapLayout | null = null;
  private room = { width: 0, height: 0 };
  /** How tall the frame may get before it scrolls. */
  private limit = Infinity;
  private texts = { rows: [] as readonly string[], columns: [] as readonly string[] };
  /** The lines whose labels are drawn. */
  private labelled = '';
  private readonly observer = new ResizeObserver(() => this.measureRoom());
  private readonly paper = new SchemeController(this);
  private readonly painter = new HeatmapPainter();
  private readonly motion = new HeatmapMotion(this, () => this.paint());
  private readonly repaint = () => this.requestUpdate('highlight');
  private readonly print = new PrintController(this);
  private readonly own: OwnMatrix = new OwnMatrix(this);

  constructor() {
    super();
    this.alignment = null;
    this.highlight = null;
    this.look = kDefaultLook;
    this.origin = '';
    this.unit = 'words';
    this.sourceTitle = '';
    this.targetTitle = '';
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
    if (changed.has('alignment') || changed.has('look') || changed.has('language')) this.arrangeAgain(changed);
    if (this.room.width === 0) this.room = { width: this.clientWidth, height: this.clientHeight };
    this.layoutBefore = changed.has('look') ? this.layout : null;
    // Measuring words is what costs: pointing and scrolling move none of them.
    if (this.layout && changed.size === 1 && changed.has('highlight')) return;
    this.layout = this.arrangement && this.room.width > 0 ? this.computeLayout() : null;
  }

  private arrangeAgain(changed: PropertyValues<this>): void {
    const before = this.arrangement;
    this.arrangement = this.alignment && arrange(this.alignment, this.look);
    const show = (labels: readonly Label[]) => labels.map((label) => shownLabel(this.language, label));
    this.texts = { rows: show(this.arrangement?.rows ?? []), columns: show(this.arrangement?.columns ?? []) };
    const moves = before && this.arrangement && before.swapped === this.arrangement.swapped;
    if (moves && changed.has('origin') && changed.get('origin')) this.motion.start(before, this.arrangement!);
  }

  protected override render() {
    const { layout, alignment, arrangement } = this;
    if (!layout || !alignment || !arrangement)
      return html`<div class="frame"></div>
        ${this.own.below()}`;
    const titles = this.titles(arrangement);
    return html`
      <div class="axis across" aria-hidden="true">${titles[0]}</div>
      <div class="axis down" lang=${this.language} aria-hidden="true"><span>${titles[1]}</span></div>
      <div class="frame" @scroll=${this.repaint}>
        <div
          class="sheet"
          ${setStyle(sheetStyle(layout, this.print.printing))}
          @pointermove=${this.onPointer}
          @pointerleave=${this.onLeave}
          @click=${this.onClick}
          @wheel=${{ handleEvent: (event: WheelEvent) => this.onWheel(event), passive: false }}
        >
          <div class="corner"></div>
          ${this.labels(layout, arrangement)}
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
            ${gridRows({ language: this.language, alignment, arrangement }, this.here(), (spot) => this.tell('point', spot))}
          </div>
        </div>
      </div>
      <div class="more" aria-hidden="true"></div>
      ${this.own.below()}
    `;
  }

  private titles({ swapped }: Arrangement): readonly string[] {
    const source = this.sourceTitle || say(this.language, 'map.source');
    const target = this.targetTitle || say(this.language, 'map.target');
    return swapped ? [target, source] : [source, target];
  }

  protected override updated(): void {
    const frame = this.frame();
    if (frame && this.layoutBefore && this.layout) keepMiddle(frame, this.layoutBefore, this.layout);
    this.paint();
    showMore(this.renderRoot);
    const before = this.limit;
    this.limit = frame ? heightLimit(frame) : Infinity;
    this.requestUpdate('limit', before);
    // The frame may only now have got its size: what it shows wants its labels.
    if (this.layout && keyOf(this.window()) !== this.labelled) this.repaint();
  }

  private labels(layout: HeatmapLayout, arrangement: Arrangement) {
    const { rows, columns } = this.window();
    this.labelled = keyOf({ rows, columns });
    const languages = { source: this.sourceLanguage, target: this.targetLanguage };
    const look = { texts: this.texts, shown: { rows, columns }, here: this.here(), languages };
    return heatmapLabels(arrangement, look, { layout, fontSize: textMeasure(this).fontSize });
  }

  /** The highlight as a spot of this picture. */
  private here(): Place {
    return this.arrangement?.toPicture(this.highlight ?? kNowhere) ?? kNowhere;
  }

  private computeLayout(): HeatmapLayout {
    const { measure, fontSize } = textMeasure(this);
    return layoutHeatmap({
      rowLabels: this.texts.rows,
      columnLabels: this.texts.columns,
      width: this.room.width - fontSize * 1.6,
      height: this.fill ? this.room.height - fontSize * 1.8 : this.limit - fontSize,
      fontSize,
      zoom: this.look.zoom,
      measure,
    });
  }

  private measureRoom(): void {
    const { clientWidth: width, clientHeight: height } = this;
    if (this.print.printing || (width === this.room.width && (height === this.room.height || !this.fill))) return;
    this.room = { width, height };
    this.requestUpdate();
  }

  private frame(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.frame');
  }

  /** What is in view; everything on paper. Before the first paint all of a screenful. */
  private window() {
    const layout = this.layout!;
    if (this.print.printing) return windowOf(layout, null, layout);
    return windowOf(layout, this.frame(), { width: this.room.width, height: Math.min(layout.height, 4000) });
  }

  private paint(): void {
    const { arrangement, layout } = this;
    const corner = this.renderRoot.querySelector('.corner');
    if (!arrangement || !layout || !corner) return;
    const { viewport, ...shown } = this.window();
    const style = getComputedStyle(this);
    const picture: Picture = {
      matrix: arrangement.matrix,
      strengths: this.motion.strengths(arrangement),
      layout,
      viewport: { ...viewport, ratio: devicePixelRatio || 1 },
      ...shown,
      scheme: this.print.printing ? 'light' : this.paper.scheme,
      scale: this.look.scale,
    };
    const palette = {
      accent: getComputedStyle(corner).color,
      font: `${style.fontSize} ${style.fontFamily}`,
      allNumbers: this.look.numbers,
      over: this.print.printing,
    };
    this.painter.paint(this.renderRoot, picture, { ...this.here(), swapped: arrangement.swapped }, palette);
  }

  private spotUnder(event: MouseEvent): Place {
    const label = labelUnder(event);
    if (label) return label;
    const grid = this.renderRoot.querySelector('.grid')!.getBoundingClientRect();
    return cellAt(this.layout!, event.clientX - grid.left, event.clientY - grid.top) ?? kNowhere;
  }

  private tell(kind: 'point' | 'pin', spot: Place): void {
    this.dispatchEvent(placeEvent(kind, this.arrangement?.toAlignment(spot) ?? kNowhere));
  }

  /** A finger has no hover: it pins by tapping. */
  private onPointer(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.tell('point', this.spotUnder(event));
  }

  private onLeave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.tell('point', kNowhere);
  }

  private onClick(event: MouseEvent): void {
    this.tell('pin', this.spotUnder(event));
  }

  private onWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.askForZoom(event.deltaY < 0 ? 1 : -1);
  }

  private askForZoom(step: 1 | -1 | 0): void {
    this.dispatchEvent(lookEvent({ zoom: zoomBeside(this.look.zoom, step) }));
  }

  private onKey(event: KeyboardEvent): void {
    const { row, column } = this.here();
    const here = { row: row ?? 0, column: column ?? 0 };
    if (event.key === 'Escape') return this.tell('pin', kNowhere);
    const zoom = zoomKey(event);
    if (zoom !== undefined) return this.askForZoom(zoom);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return this.tell('pin', here);
    }
    const next = moveInGrid(event, here, this.layout!);
    if (!next) return;
    event.preventDefault();
    this.tell('pin', kNowhere);
    this.tell('point', next);
    reveal(this.frame()!, this.layout!, next);
    void this.updateComplete.then(() => this.focusCell());
  }

  private focusCell(): void {
    this.renderRoot.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
  }
}

define('lookback-heatmap', LookbackHeatmap);
