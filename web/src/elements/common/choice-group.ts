import { css, html, LitElement, nothing } from 'lit';
import { define } from './define';
import { controls, tokens } from './shared-styles';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Said when the pointer rests on it. */
  readonly hint?: string;
  /** Stands small under the label; the hint says it too, to those who do not see it. */
  readonly note?: string | null;
}

/** A few choices of which one is on. Says `choose` with the value. */
export class ChoiceGroup extends LitElement {
  static override properties = {
    choices: { attribute: false },
    value: { type: String },
    name: { type: String },
  };
  static override styles = [
    tokens,
    controls,
    css`
      small {
        display: block;
        font-size: 0.72em;
        line-height: 1.1;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  declare choices: readonly Choice[];
  declare value: string;
  declare name: string;

  constructor() {
    super();
    this.choices = [];
    this.value = '';
    this.name = '';
  }

  protected override render() {
    return html`<div class="choice" role="group" aria-label=${this.name}>
      ${this.choices.map(
        ({ value, label, hint, note }) =>
          html`<button
            type="button"
            title=${hint ?? nothing}
            aria-label=${note ? label : nothing}
            aria-pressed=${value === this.value ? 'true' : 'false'}
            @click=${() => this.choose(value)}
          >
            ${label} ${note ? html`<small>${note}</small>` : nothing}
          </button>`,
      )}
    </div>`;
  }

  private choose(value: string): void {
    if (value === this.value) return;
    this.dispatchEvent(new CustomEvent<string>('choose', { detail: value, bubbles: true, composed: true }));
  }
}

define('lookback-choice', ChoiceGroup);
