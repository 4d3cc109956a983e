import { css, html, nothing, svg, type PropertyDeclarations } from 'lit';
import { define } from '../common/define';
import { say } from '../../messages/messages';
import '../../messages/view-words';
import { linePath } from '../../views/chart';
import { drawGradients, type GradientPicture, type NamedNorms } from '../../views/gradient-curves';
import { tokens } from '../common/shared-styles';
import { textMeasure } from '../common/text-measure';
import { FigureElement, figureStyles, kTextSize } from './figure-element';

const kHeight = 230;
/** From a curve's end to its name: curves that end alike are named one below the other. */
const kLeader = 18;

/** How far back the loss is felt, on a logarithmic measure. `among`: all curves that share the measure. */
export class GradientFigure extends FigureElement {
  static override properties: PropertyDeclarations = {
    norms: { attribute: false },
    among: { attribute: false },
    name: { type: String },
  };
  static override styles = [
    tokens,
    figureStyles,
    css`
      .leader {
        fill: none;
        stroke-width: 1;
        opacity: 0.6;
      }
    `,
  ];

  declare norms: readonly NamedNorms[];
  declare among: readonly NamedNorms[];
  declare name: string;

  constructor() {
    super();
    this.norms = [];
    this.among = [];
    this.name = '';
  }

  protected override render() {
    const { width } = this.room;
    if (width === 0) return nothing;
    const picture = drawGradients(this.norms, this.among, { width, height: kHeight, nameRoom: this.nameRoom() });
    const { right } = picture.frame;
    return html`<svg width=${width} height=${kHeight} role="img" aria-label=${this.name}>
      ${this.axes(picture)}
      ${picture.curves.map(({ id, line, end, labelY }) => {
        const { color, dashes } = this.markOf(id);
        return svg`<g data-model=${id}>
          <path class="line" d=${line} stroke=${color} stroke-dasharray=${dashes}></path>
          <path class="leader" d=${linePath([end, [right + kLeader, labelY]])} stroke=${color}></path>
          <text class="name" x=${right + kLeader + 4} y=${labelY + 4}>${this.nameOf(id)}</text>
        </g>`;
      })}
    </svg>`;
  }

  private nameRoom(): number {
    const { measure, fontSize } = textMeasure(this);
    const longest = Math.max(...this.among.map(({ id }) => measure(this.nameOf(id))), 0);
    return kLeader + 4 + Math.ceil((longest * kTextSize) / fontSize);
  }

  private axes({ frame, columns, rows }: GradientPicture) {
    return svg`${rows.map(
      ({ at, text }) => svg`<line class="grid" x1=${frame.left} x2=${frame.right} y1=${at} y2=${at}></line>
        <text x=${frame.left - 8} y=${at + 4} text-anchor="end">10<tspan dy="-5" font-size="10">${text.replace('-', '−')}</tspan></text>`,
    )}
    ${columns.map(({ at, text }) => svg`<text x=${at} y=${frame.bottom + 18} text-anchor="middle">${text}</text>`)}
    <text x=${(frame.left + frame.right) / 2} y=${frame.bottom + 38} text-anchor="middle">${say(this.language, 'gradients.axis')}</text>`;
  }
}

define('lookback-gradient-figure', GradientFigure);
