import { css, html, LitElement, svg } from 'lit';
import { SchemeController } from '../../elements/common/scheme-controller';
import { setStyle } from '../../elements/common/set-style';
import { controls, tokens } from '../../elements/common/shared-styles';
import { tell } from '../../messages/lesson';
import type { Language } from '../../messages/messages';
import { formatWeight } from '../../views/alignment-view';
import { inkOn, weightColor } from '../../views/color-scale';
import { kCells, readMemory, type Read } from '../../views/memory';
import { figureStyles } from '../figure-styles';

const kRadius = 100;

/** Query, keys and values as arrows on paper: the reader turns the query, the result moves. */
export class MemoryFigure extends LitElement {
  static override properties = { language: { type: String }, angle: { state: true }, length: { state: true } };
  static override styles = [
    tokens,
    controls,
    figureStyles,
    css`
      .board {
        display: flex;
        flex-wrap: wrap;
        gap: 1em 2em;
        align-items: center;
      }

      svg {
        flex: 0 1 17em;
        min-width: 12em;
        color: var(--lb-ink);
      }

      .ring {
        fill: none;
        stroke: var(--lb-line);
      }

      .key {
        stroke: var(--lb-quiet);
      }

      .query {
        stroke: var(--lb-accent);
        stroke-width: 3;
      }

      text {
        font-size: 15px;
        text-anchor: middle;
        dominant-baseline: central;
      }

      text.q {
        fill: var(--lb-accent);
        font-style: italic;
      }

      .result {
        fill: var(--lb-paper);
        stroke: var(--lb-ink);
        stroke-width: 3;
      }

      .sliders {
        flex: 1 1 16em;
        display: grid;
        gap: 0.6em;
      }

      .sliders p {
        margin: 0;
      }
    `,
  ];

  declare language: Language;
  declare angle: number;
  /** How long the query is: the longer, the sharper it asks. */
  declare length: number;

  private readonly paper = new SchemeController(this);

  constructor() {
    super();
    this.language = 'en';
    this.angle = 40;
    this.length = 3;
  }

  protected override render() {
    const read = readMemory(kCells, this.angle, this.length);
    const listed = kCells.map(({ name }, at) => `${name} ${formatWeight(read.weights[at]!)}`).join(' · ');
    return html`<p class="try">${tell(this.language, 'general.try')}</p>
      <div class="board">
        ${this.picture(read, listed)}
        <div class="sliders">
          ${this.slider('angle', { min: 0, max: 360, step: 5, unit: '°' })}
          ${this.slider('length', { min: 0, max: 10, step: 0.5, unit: '' })}
          <p role="status">α: ${listed}</p>
          <p class="quiet">${tell(this.language, 'general.legend')}</p>
        </div>
      </div>`;
  }

  private slider(
    name: 'angle' | 'length',
    { min, max, step, unit }: Record<'min' | 'max' | 'step', number> & { unit: string },
  ) {
    return html`<label class="range"
      >${tell(this.language, `general.${name}`)}
      <input
        type="range"
        min=${min}
        max=${max}
        step=${step}
        .value=${String(this[name])}
        aria-valuetext=${`${this[name]}${unit}`}
        @input=${(event: Event) => (this[name] = Number((event.target as HTMLInputElement).value))}
      />
      <output>${this[name]}${unit}</output>
    </label>`;
  }

  private picture({ query, weights, result }: Read, listed: string) {
    const reach = Math.min(1, Math.hypot(query.x, query.y) / 10 + 0.15) / Math.max(Math.hypot(query.x, query.y), 1e-9);
    return html`<svg
      viewBox="-135 -135 270 270"
      role="img"
      aria-label=${tell(this.language, 'general.picture', { weights: listed })}
    >
      <circle class="ring" r=${kRadius}></circle>
      ${kCells.map(({ name, x, y }, at) => {
        const color = weightColor(weights[at]!, this.paper.scheme);
        const [left, top] = [x * kRadius, -y * kRadius];
        return svg`<line class="key" x1="0" y1="0" x2=${left} y2=${top}></line>
          <circle r="17" cx=${left} cy=${top} class="key" ${setStyle({ fill: color })}></circle>
          <text x=${left} y=${top} ${setStyle({ fill: inkOn(color) })}>${name}</text>`;
      })}
      <line class="query" x1="0" y1="0" x2=${query.x * reach * kRadius} y2=${-query.y * reach * kRadius}></line>
      <text class="q" x=${query.x * reach * kRadius * 1.16} y=${-query.y * reach * kRadius * 1.16}>q</text>
      <circle class="result" r="7" cx=${result.x * kRadius} cy=${-result.y * kRadius}></circle>
    </svg>`;
  }
}

customElements.define('lesson-memory', MemoryFigure);
