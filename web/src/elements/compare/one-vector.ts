import { css, html, LitElement, nothing } from 'lit';
import { define } from '../common/define';
import { say, type Language } from '../../messages/messages';
import type { Label } from '../../views/alignment-view';
import { shownLabel } from '../common/readout';
import { tokens } from '../common/shared-styles';

/** What a model without attention has in place of a map: all words go into one vector, all words come out of it. */
export class OneVector extends LitElement {
  static override properties = {
    source: { attribute: false },
    target: { attribute: false },
    size: { type: Number },
    language: { type: String },
  };
  static override styles = [
    tokens,
    css`
      :host {
        display: block;
        max-width: 34em;
        text-align: center;
      }

      p {
        margin: 0;
        line-height: 1.7;
        text-wrap: balance;
        overflow-wrap: anywhere;
      }

      svg {
        display: block;
        width: 100%;
        height: 2.6em;
        fill: var(--lb-sunken);
        stroke: var(--lb-line);
      }

      .vector {
        width: fit-content;
        max-width: 70%;
        margin: 0 auto;
        padding: 0.35em 0.9em;
        border: 1px solid var(--lb-quiet);
        border-radius: 0.3em;
        background: var(--lb-sunken);
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  declare source: readonly Label[];
  declare target: readonly Label[];
  /** How many numbers the vector has; 0 while that is not known. */
  declare size: number;
  declare language: Language;

  constructor() {
    super();
    this.source = [];
    this.target = [];
    this.size = 0;
    this.language = 'en';
  }

  protected override render() {
    const words = (labels: readonly Label[]) => labels.map((label) => shownLabel(this.language, label)).join(' ');
    return html`<p dir="auto">${words(this.source)}</p>
      ${funnel('M2 2H98L62 38H38Z')}
      <div class="vector">
        ${say(this.language, 'vector.name')}${this.size > 0 ? say(this.language, 'vector.size', { size: this.size }) : nothing}
      </div>
      ${funnel('M38 2H62L98 38H2Z')}
      <p dir="auto">${words(this.target)}</p>`;
  }
}

function funnel(path: string) {
  return html`<svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
    <path d=${path} vector-effect="non-scaling-stroke"></path>
  </svg>`;
}

define('lookback-vector', OneVector);
