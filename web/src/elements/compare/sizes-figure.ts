import { css, html, LitElement, nothing, svg, type PropertyValues } from 'lit';
import { define } from '../common/define';
import { say, type Language } from '../../messages/messages';
import '../../messages/view-words';
import { configWith } from '../../views/sizes-config';
import { controls, tokens } from '../common/shared-styles';

type Scorer = 'dot' | 'general';

/** Pixels a number of a vector. */
const kUnit = 7;
const kLargestSize = 16;

/**
 * Why there is more than one way to ask: the decoder's state has d numbers, an annotation 2h. The dot product needs
 * them to be equally many; the bilinear form puts a matrix between them. Whether sizes fit, the core itself says.
 */
export class SizesFigure extends LitElement {
  static override properties = {
    language: { type: String },
    check: { attribute: false },
    state: { type: Number },
    annotation: { type: Number },
    complaints: { state: true },
  };
  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
      }

      h2 {
        margin: 0 0 0.3em;
        font-size: 1em;
        font-weight: 650;
      }

      p {
        margin: 0.2em 0 0.5em;
        max-width: 60em;
      }

      .sliders {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3em 2em;
        font-variant-numeric: tabular-nums;
      }

      label {
        display: inline-flex;
        align-items: center;
        gap: 0.5em;
      }

      input {
        accent-color: var(--lb-ink);
      }

      .scorers {
        display: flex;
        flex-wrap: wrap;
        gap: 0.8em 3em;
        margin-top: 0.5em;
      }

      section {
        flex: 1 1 20em;
        max-width: 32em;
      }

      svg {
        display: block;
        overflow: visible;
        max-width: 100%;
        color: var(--lb-ink);
      }

      rect {
        fill: var(--lb-sunken);
        stroke: var(--lb-quiet);
      }

      .refused rect.clash {
        fill: var(--lb-glow);
        stroke: var(--lb-accent);
        stroke-width: 2;
      }

      text {
        fill: currentColor;
        font-size: 13px;
      }

      .verdict {
        min-height: 3.2em;
      }

      .refused .verdict {
        border-left: 3px solid var(--lb-accent);
        padding-left: 0.7em;
      }
    `,
  ];

  declare language: Language;
  /** Says what is wrong with a config, or null. */
  declare check: ((config: string) => Promise<string | null>) | null;
  /** d: numbers of the decoder's state. */
  declare state: number;
  /** 2h: numbers of an annotation. */
  declare annotation: number;
  declare complaints: Readonly<Partial<Record<Scorer, string | null>>>;

  private turn = 0;

  constructor() {
    super();
    this.language = 'en';
    this.check = null;
    this.state = 10;
    this.annotation = 8;
    this.complaints = {};
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('state') || changed.has('annotation') || changed.has('check')) void this.ask();
  }

  private async ask(): Promise<void> {
    const { check, state, annotation } = this;
    if (!check) return;
    const turn = ++this.turn;
    const verdict = (scorer: Scorer) => check(configWith({ scorer, state, annotation })).catch(() => undefined);
    const [dot, general] = await Promise.all([verdict('dot'), verdict('general')]);
    if (turn === this.turn)
      this.complaints = { ...(dot !== undefined && { dot }), ...(general !== undefined && { general }) };
  }

  protected override render() {
    const { language, state, annotation } = this;
    return html`<h2>${say(language, 'sizes.title')}</h2>
      <p>${say(language, 'sizes.guide')}</p>
      <div class="sliders">${this.slider('state', state, 1)} ${this.slider('annotation', annotation, 2)}</div>
      <div class="scorers">${this.scorer('dot')} ${this.scorer('general')}</div>`;
  }

  private slider(name: 'state' | 'annotation', value: number, step: number) {
    return html`<label>
      ${say(this.language, `sizes.${name}`)}
      <input
        type="range"
        name=${name}
        min="2"
        max=${kLargestSize}
        step=${step}
        .value=${String(value)}
        @input=${(event: Event) => (this[name] = Number((event.target as HTMLInputElement).value))}
      />
      <output>${value}</output>
    </label>`;
  }

  private scorer(scorer: Scorer) {
    const complaint = this.complaints[scorer];
    const verdict =
      complaint === undefined
        ? nothing
        : complaint === null
          ? say(this.language, scorer === 'dot' ? 'sizes.fits.dot' : 'sizes.fits.general')
          : html`${this.refused(scorer)} <q lang="en">${complaint}</q>`;
    return html`<section class=${complaint ? 'refused' : ''} data-scorer=${scorer}>
      <b>${say(this.language, `model.scorer.${scorer}`)}</b>
      ${this.shapes(scorer)}
      <p class="verdict" role="status">${verdict}</p>
    </section>`;
  }

  /** In the reader's language, before the core's own words. */
  private refused(scorer: Scorer): string {
    const { language, state, annotation } = this;
    if (scorer !== 'dot' || state === annotation) return say(language, 'sizes.refused');
    return say(language, 'sizes.refused.dot', { state, annotation });
  }

  /** The formula as boxes: a row of d, (a matrix of d rows and 2h columns,) a column of 2h. */
  private shapes(scorer: Scorer) {
    const { state, annotation } = this;
    const [wide, tall] = [state * kUnit, annotation * kUnit];
    const height = Math.max(tall, scorer === 'general' ? wide : 0, 60) + 44;
    const box = (x: number, w: number, h: number, [name, size, clash]: readonly [string, string, boolean]) => svg`
      <rect class=${clash ? 'clash' : ''} x=${x} y="22" width=${w} height=${h}></rect>
      <text x=${x} y="15">${name}</text><text x=${x} y=${h + 38}>${size}</text>`;
    const afterQuery = wide + 44;
    const afterMatrix = afterQuery + (scorer === 'general' ? tall + 44 : 0);
    return html`<svg
      width=${afterMatrix + 70}
      height=${height}
      role="img"
      aria-label=${say(this.language, `sizes.formula.${scorer}`, { state, annotation })}
    >
      ${box(0, wide, kUnit, ['sᵀ', `1 × ${state}`, true])}
      ${scorer === 'general' ? box(afterQuery, tall, wide, ['W', `${state} × ${annotation}`, false]) : nothing}
      ${box(afterMatrix, kUnit, tall, ['h', `${annotation} × 1`, true])}
    </svg>`;
  }
}

define('lookback-sizes', SizesFigure);
