import { css, html, LitElement } from 'lit';
import { define } from '../common/define';
import { say, type Language } from '../../messages/messages';
import type { ScaleName } from '../../protocol/look';
import { drawRamp } from '../../views/heatmap-draw';
import { PrintController } from '../common/print-controller';
import { SchemeController } from '../common/scheme-controller';
import { tokens } from '../common/shared-styles';

/** The colour bar: what the colours mean, in words and numbers. */
export class WeightLegend extends LitElement {
  static override properties = { language: { type: String }, scale: { type: String } };
  static override styles = [
    tokens,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: 0.5em;
        color: var(--lb-quiet);
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }

      canvas {
        width: 7em;
        height: 0.8em;
        border: 1px solid var(--lb-line);
      }
    `,
  ];

  declare language: Language;
  declare scale: ScaleName;

  private readonly paper = new SchemeController(this);
  private readonly print = new PrintController(this);

  constructor() {
    super();
    this.language = 'en';
    this.scale = 'blues';
  }

  protected override render() {
    return html`<span>${say(this.language, 'map.weight.low')} 0</span
      ><canvas width="256" height="1" aria-hidden="true"></canvas
      ><span>1 ${say(this.language, 'map.weight.high')}</span>`;
  }

  protected override updated(): void {
    const pen = this.renderRoot.querySelector('canvas')?.getContext('2d');
    const scheme = this.print.printing ? 'light' : this.paper.scheme;
    if (pen) drawRamp(pen, 256, 1, { scheme, scale: this.scale });
  }
}

define('lookback-legend', WeightLegend);
