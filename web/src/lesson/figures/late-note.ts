import { css, html, nothing } from 'lit';
import { lateSizes } from '../model-facts';
import { prose } from '../prose';
import { FactsFigure } from './facts-figure';

/** What sets a model wired the other way apart from its neighbours in the table; nothing where there is none. */
export class LateNote extends FactsFigure {
  /** A paragraph of the text, and set like one. */
  static override styles = [
    FactsFigure.styles,
    css`
      :host {
        line-height: inherit;
      }
    `,
  ];

  protected override render() {
    const facts = this.facts ?? [];
    if (!facts.some(({ wiring }) => wiring === 'context_out')) return nothing;
    const sizes = lateSizes(facts);
    return html`<p>
      ${prose(this.tell('variants.late'))} ${sizes ? this.tell('variants.lateSizes', { ...sizes }) : nothing}
    </p>`;
  }
}

customElements.define('lesson-late-note', LateNote);
