import { css, html, LitElement, nothing } from 'lit';
import { define } from '../common/define';
import '../../messages/drawing-words';
import { say, type Language } from '../../messages/messages';
import { kDefaultLook, kLinkKinds, kScaleNames, zoomBeside, type Look } from '../../protocol/look';
import { drawRamp } from '../../views/heatmap-draw';
import { lookEvent } from '../common/events';
import { SchemeController } from '../common/scheme-controller';
import { controls, tokens } from '../common/shared-styles';

const kFlags = ['swapped', 'hideEnd', 'numbers'] as const;

/** What can be chosen of how the alignment is drawn. Says `appearance` with what should change. */
export class LookForm extends LitElement {
  static override properties = {
    look: { attribute: false },
    language: { type: String },
    /** The lines have no axes to swap, no cells to number or to enlarge. */
    lines: { type: Boolean },
  };
  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
      }

      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em 1.6em;
        padding: 0.5em 0 0.2em;
      }

      fieldset {
        border: 0;
        margin: 0;
        padding: 0;
        display: flex;
        flex-wrap: wrap;
        gap: 0.2em 0.9em;
        align-items: center;
      }

      legend {
        float: left;
        padding: 0;
        margin-inline-end: 0.5em;
        color: var(--lb-quiet);
      }

      label {
        display: inline-flex;
        align-items: center;
        gap: 0.35em;
        min-height: 1.7em;
        cursor: pointer;
      }

      input {
        margin: 0;
        accent-color: var(--lb-ink);
      }

      canvas {
        width: 4.5em;
        height: 0.8em;
        border: 1px solid var(--lb-line);
      }

      output {
        min-width: 3em;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }

      .zoom button {
        min-width: 2em;
        padding: 0;
      }
    `,
  ];

  declare look: Look;
  declare language: Language;
  declare lines: boolean;

  private readonly paper = new SchemeController(this);

  constructor() {
    super();
    this.look = kDefaultLook;
    this.language = 'en';
    this.lines = false;
  }

  protected override render() {
    return html`<form @submit=${(event: Event) => event.preventDefault()}>
      ${this.scales()} ${this.links()}
      ${this.lines ? this.flag('hideEnd') : html`${kFlags.map((flag) => this.flag(flag))} ${this.zoom()}`}
    </form>`;
  }

  protected override updated(): void {
    for (const canvas of this.renderRoot.querySelectorAll('canvas')) {
      const scale = kScaleNames.find((name) => name === canvas.dataset['scale']);
      const pen = canvas.getContext('2d');
      if (pen && scale) drawRamp(pen, canvas.width, canvas.height, { scheme: this.paper.scheme, scale });
    }
  }

  private scales() {
    return html`<fieldset>
      <legend>${say(this.language, 'look.scale')}</legend>
      ${kScaleNames.map(
        (scale) =>
          html`<label>
            <input
              type="radio"
              name="scale"
              .checked=${this.look.scale === scale}
              @change=${() => this.ask({ scale })}
            />
            <canvas width="72" height="1" data-scale=${scale} aria-hidden="true"></canvas>
            ${say(this.language, `look.scale.${scale}`)}
          </label>`,
      )}
    </fieldset>`;
  }

  private links() {
    const { links, threshold } = this.look;
    return html`<fieldset>
      <legend>${say(this.language, 'look.links')}</legend>
      ${kLinkKinds.map(
        (kind) =>
          html`<label>
            <input type="radio" name="links" .checked=${links === kind} @change=${() => this.ask({ links: kind })} />
            ${say(this.language, `look.links.${kind}`)}
          </label>`,
      )}
      ${
        links === 'threshold'
          ? html`<input
                type="range"
                min="0.05"
                max="0.95"
                step="0.05"
                aria-label=${say(this.language, 'look.threshold')}
                .value=${String(threshold)}
                @input=${(event: Event) => this.ask({ threshold: Number((event.target as HTMLInputElement).value) })}
              /><output>${threshold.toFixed(2)}</output>`
          : nothing
      }
    </fieldset>`;
  }

  private flag(flag: (typeof kFlags)[number]) {
    return html`<label>
      <input
        type="checkbox"
        name=${flag}
        .checked=${this.look[flag]}
        @change=${(event: Event) => this.ask({ [flag]: (event.target as HTMLInputElement).checked })}
      />
      ${say(this.language, `look.${flag}`)}
    </label>`;
  }

  private zoom() {
    const { zoom } = this.look;
    const button = (step: 1 | -1, sign: string, key: 'look.larger' | 'look.smaller') =>
      html`<button
        type="button"
        aria-label=${say(this.language, key)}
        ?disabled=${zoomBeside(zoom, step) === zoom}
        @click=${() => this.ask({ zoom: zoomBeside(zoom, step) })}
      >
        ${sign}
      </button>`;
    return html`<fieldset class="zoom">
      <legend>${say(this.language, 'look.zoom')}</legend>
      ${button(-1, '−', 'look.smaller')}<output>${Math.round(zoom * 100)} %</output>${button(1, '+', 'look.larger')}
    </fieldset>`;
  }

  private ask(change: Partial<Look>): void {
    this.dispatchEvent(lookEvent(change));
  }
}

define('lookback-look-form', LookForm);
