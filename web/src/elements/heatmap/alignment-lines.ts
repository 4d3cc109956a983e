import { css, html, LitElement, nothing, svg } from 'lit';
import { define } from '../common/define';
import type { Language } from '../../messages/messages';
import { kDefaultLook, type Look } from '../../protocol/look';
import { hardened } from '../../views/alignment-look';
import type { Alignment } from '../../views/alignment-view';
import { layoutLinks, type Link, type LinkLayout, type PlacedWord } from '../../views/alignment-links';
import { weightColor } from '../../views/color-scale';
import { placeEvent, type Place } from '../common/events';
import { shownLabel, spokenSummary } from '../common/readout';
import { SchemeController } from '../common/scheme-controller';
import { sideways, tokens } from '../common/shared-styles';
import { textMeasure } from '../common/text-measure';

/** An alignment as lines between two rows of words: the same numbers as the map, the same events. */
export class AlignmentLines extends LitElement {
  static override properties = {
    alignment: { attribute: false },
    highlight: { attribute: false },
    look: { attribute: false },
    language: { type: String },
    unit: { type: String },
    sourceTitle: { type: String },
    targetTitle: { type: String },
  };

  declare alignment: Alignment | null;
  declare highlight: Place | null;
  declare look: Look;
  declare language: Language;
  declare unit: 'words' | 'pieces';
  declare sourceTitle: string;
  declare targetTitle: string;

  private readonly paper = new SchemeController(this);
  private room = { width: 0, height: 0 };
  private readonly observer = new ResizeObserver(() => this.measureRoom());

  constructor() {
    super();
    this.alignment = null;
    this.highlight = null;
    this.look = kDefaultLook;
    this.language = 'en';
    this.unit = 'words';
    this.sourceTitle = '';
    this.targetTitle = '';
  }

  static override styles = [
    tokens,
    sideways,
    css`
      :host {
        display: block;
        min-height: 12em;
        height: 100%;
      }

      .scroll {
        overflow-y: hidden;
      }

      svg {
        display: block;
        user-select: none;
      }

      text {
        fill: var(--lb-ink);
        text-anchor: middle;
        cursor: pointer;
      }

      text.title {
        fill: var(--lb-quiet);
        text-anchor: start;
        font-size: 0.85em;
        cursor: default;
      }

      text.quiet {
        fill: var(--lb-quiet);
      }

      text.here {
        fill: var(--lb-accent);
        font-weight: 650;
      }

      path {
        fill: none;
        stroke-linecap: round;
      }

      path.away {
        opacity: 0.12;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  protected override render() {
    const { alignment } = this;
    if (!alignment || this.room.width === 0) return nothing;
    const { measure, fontSize } = textMeasure(this);
    const { links, threshold } = this.look;
    const layout = layoutLinks({
      alignment: { ...alignment, matrix: hardened(alignment.matrix, links, threshold) },
      sourceLabels: alignment.columns.map((label) => shownLabel(this.language, label)),
      targetLabels: alignment.rows.map((label) => shownLabel(this.language, label)),
      width: this.room.width,
      height: Math.min(Math.max(this.room.height, fontSize * 12), fontSize * 30),
      fontSize,
      measure,
    });
    return html`<div class="scroll" tabindex="0">
      <svg
        role="img"
        aria-label=${spokenSummary(this.language, alignment, this.unit)}
        width=${layout.width}
        height=${layout.height}
        @pointerover=${this.onPointer}
        @pointerleave=${this.onLeave}
        @click=${this.onClick}
      >
        <text class="title" x="2" y=${fontSize}>${this.sourceTitle}</text>
        <text class="title" x="2" y=${layout.height - fontSize * 0.4}>${this.targetTitle}</text>
        ${layout.links.map((link) => this.line(link, fontSize))} ${this.words(layout, 'source')}
        ${this.words(layout, 'target')}
      </svg>
    </div>`;
  }

  private words(layout: LinkLayout, side: 'source' | 'target') {
    const y = side === 'source' ? layout.sourceY : layout.targetY;
    const here = side === 'source' ? this.highlight?.column : this.highlight?.row;
    const labels = side === 'source' ? this.alignment!.columns : this.alignment!.rows;
    return layout[side].map((word: PlacedWord, index) => {
      const kind = index === here ? 'here' : labels[index]!.isEnd ? 'quiet' : '';
      return svg`<text class=${kind} data-side=${side} data-index=${index} x=${word.x} y=${y} dominant-baseline="central">${word.text}</text>`;
    });
  }

  private line({ row, column, weight, path }: Link, fontSize: number) {
    const { highlight } = this;
    const away =
      highlight !== null &&
      ((highlight.row !== null && highlight.row !== row) || (highlight.column !== null && highlight.column !== column));
    const width = Math.max(0.75, weight * fontSize * 0.55);
    // The ramp begins at the paper's own colour: start a little in, so that a faint line is still a line.
    const color = weightColor(0.15 + 0.85 * weight, this.paper.scheme, this.look.scale);
    return svg`<path class=${away ? 'away' : ''} d=${path} stroke=${color} stroke-width=${width}></path>`;
  }

  private measureRoom(): void {
    const { clientWidth: width, clientHeight: height } = this;
    if (width === this.room.width && height === this.room.height) return;
    this.room = { width, height };
    this.requestUpdate();
  }

  private placeOf(event: Event): Place {
    const word = (event.target as Element).closest<SVGElement>('[data-index]');
    if (!word) return { row: null, column: null };
    const index = Number(word.dataset['index']);
    return word.dataset['side'] === 'source' ? { row: null, column: index } : { row: index, column: null };
  }

  private onPointer(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.dispatchEvent(placeEvent('point', this.placeOf(event)));
  }

  private onLeave(event: PointerEvent): void {
    if (event.pointerType !== 'touch') this.dispatchEvent(placeEvent('point', { row: null, column: null }));
  }

  private onClick(event: MouseEvent): void {
    this.dispatchEvent(placeEvent('pin', this.placeOf(event)));
  }
}

define('lookback-lines', AlignmentLines);
