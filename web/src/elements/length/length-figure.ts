import { css, html, nothing, svg, type PropertyDeclarations } from 'lit';
import { define } from '../common/define';
import { say } from '../../messages/messages';
import '../../messages/view-words';
import { drawLengths, type LengthCurve, type LengthPicture, type NamedReport } from '../../views/length-curves';
import { tokens } from '../common/shared-styles';
import { textMeasure } from '../common/text-measure';
import { FigureElement, figureStyles } from './figure-element';
import { markAt } from './model-swatch';

const kHeight = 290;
/** Narrower than this, the names stand in the legend only. */
const kRoomForNames = 480;

/**
 * BLEU by source length, a curve a model. Properties: `reports`, `bucket` (the chosen one).
 * Events: `bucket` (detail: the one that was clicked), `glance` (detail: the one under the pointer, or null).
 */
export class LengthFigure extends FigureElement {
  static override properties: PropertyDeclarations = {
    reports: { attribute: false },
    bucket: { type: Number },
  };
  static override styles = [
    tokens,
    figureStyles,
    css`
      svg {
        cursor: pointer;
      }

      .here {
        fill: var(--lb-glow);
      }

      .chosen {
        fill: var(--lb-accent);
        font-weight: 650;
      }
    `,
  ];

  declare reports: readonly NamedReport[];
  declare bucket: number;

  constructor() {
    super();
    this.reports = [];
    this.bucket = 0;
  }

  protected override render() {
    const { width } = this.room;
    if (width === 0) return nothing;
    const picture = drawLengths(this.reports, { width, height: kHeight }, this.nameRoom(width));
    return html`<svg
      width=${width}
      height=${kHeight}
      role="img"
      aria-label=${say(this.language, 'length.figure')}
      @click=${(event: MouseEvent) => this.tell('bucket', picture, event)}
      @pointermove=${(event: PointerEvent) => this.tell('glance', picture, event)}
      @pointerleave=${() => this.dispatchEvent(new CustomEvent('glance', { detail: null }))}
    >
      ${this.axes(picture)} ${picture.curves.map((curve) => this.curve(curve, picture))}
    </svg>`;
  }

  private nameRoom(width: number): number {
    if (width < kRoomForNames) return 12;
    const { measure } = textMeasure(this);
    return Math.max(...this.reports.map(({ id }) => measure(this.nameOf(id))), 0) + 20;
  }

  private axes({ frame, columns, columnWidth, rows }: LengthPicture) {
    const chosen = columns[this.bucket];
    const height = frame.bottom - frame.top;
    // Where names would run into each other, every second one is enough, and none beside the chosen one.
    const step = columnWidth < 46 ? 2 : 1;
    const isNamed = (index: number) => index % step === 0 && (step === 1 || Math.abs(index - this.bucket) !== 1);
    return svg`${
      chosen &&
      svg`<rect class="here" x=${chosen.at - columnWidth / 2} y=${frame.top} width=${columnWidth} height=${height}></rect>`
    }
      ${rows.map(
        ({ at, text }) => svg`<line class="grid" x1=${frame.left} x2=${frame.right} y1=${at} y2=${at}></line>
          <text x=${frame.left - 8} y=${at + 4} text-anchor="end">${text}</text>`,
      )}
      ${columns.map(({ at, text }, index) =>
        index === this.bucket || isNamed(index)
          ? svg`<text class=${index === this.bucket ? 'chosen' : ''} x=${at} y=${frame.bottom + 19} text-anchor="middle">${text}</text>`
          : nothing,
      )}
      <text x=${(frame.left + frame.right) / 2} y=${frame.bottom + 41} text-anchor="middle">${say(this.language, 'length.axis.words')}</text>
      <text transform="translate(13 ${(frame.top + frame.bottom) / 2}) rotate(-90)" text-anchor="middle">BLEU</text>`;
  }

  private curve({ id, line, band, points, labelY }: LengthCurve, { frame }: LengthPicture) {
    const mark = this.markOf(id);
    const named = this.room.width >= kRoomForNames;
    return svg`<g data-model=${id}>
      <path class="band" d=${band} fill=${mark.color}></path>
      <path class="line" d=${line} stroke=${mark.color} stroke-dasharray=${mark.dashes}></path>
      ${points.map(({ x, y }) => markAt(mark, x, y))}
      ${named ? svg`<text class="name" x=${frame.right + 8} y=${labelY + 4}>${this.nameOf(id)}</text>` : nothing}
    </g>`;
  }

  private tell(name: 'bucket' | 'glance', { frame, columns, columnWidth }: LengthPicture, event: MouseEvent): void {
    const left = (event.currentTarget as Element).getBoundingClientRect().left;
    const column = Math.floor((event.clientX - left - frame.left) / columnWidth);
    const detail = column >= 0 && column < columns.length ? column : null;
    if (name === 'glance' || detail !== null) this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

define('lookback-length-figure', LengthFigure);
