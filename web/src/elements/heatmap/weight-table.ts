import { css, html, LitElement, nothing } from 'lit';
import { say, type Language } from '../../messages/messages';
import { formatWeight, rowOf, type Alignment } from '../../views/alignment-view';
import { shownLabel } from '../shared/readout';
import { controls, tokens } from '../shared/shared-styles';

/** A button that opens the alignment's numbers as a plain table; built only when it is open. */
export class WeightTable extends LitElement {
  static override properties = {
    alignment: { attribute: false },
    language: { type: String },
    caption: { type: String },
    open: { state: true },
  };

  declare alignment: Alignment | null;
  declare language: Language;
  declare caption: string;
  declare open: boolean;

  constructor() {
    super();
    this.alignment = null;
    this.language = 'en';
    this.caption = '';
    this.open = false;
  }

  static override styles = [
    tokens,
    controls,
    css`
      .open {
        border: 0;
        padding: 0;
        min-height: 0;
        color: var(--lb-quiet);
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }

      dialog {
        max-width: min(95vw, 70em);
        max-height: 90vh;
        padding: 1em 1.2em;
        color: inherit;
        background: var(--lb-paper);
        border: 1px solid var(--lb-quiet);
        border-radius: 0.4em;
      }

      dialog::backdrop {
        background: rgb(0 0 0 / 45%);
      }

      .scroll {
        overflow: auto;
        max-height: 70vh;
        margin: 0.6em 0;
      }

      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }

      caption {
        text-align: start;
        color: var(--lb-quiet);
      }

      th {
        font-weight: 600;
      }

      th,
      td {
        padding: 0.2em 0.6em;
        border-bottom: 1px solid var(--lb-line);
        text-align: end;
        white-space: nowrap;
      }
    `,
  ];

  protected override render() {
    const { alignment, language } = this;
    if (!alignment) return nothing;
    return html`<button type="button" class="open" @click=${this.show}>${say(language, 'map.table')}</button>
      <dialog aria-label=${say(language, 'map.table')} @close=${() => (this.open = false)}>
        <div class="scroll" tabindex="0">${this.open ? this.table(alignment) : nothing}</div>
        <form method="dialog"><button>${say(language, 'map.close')}</button></form>
      </dialog>`;
  }

  private table({ rows, columns, matrix }: Alignment) {
    const name = (label: Alignment['rows'][number]) => html`<bdi>${shownLabel(this.language, label)}</bdi>`;
    return html`<table>
      <caption>
        ${this.caption}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map((label) => html`<th scope="col">${name(label)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (label, row) =>
            html`<tr>
              <th scope="row">${name(label)}</th>
              ${rowOf(matrix, row).map((weight) => html`<td>${formatWeight(weight)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  private async show(): Promise<void> {
    this.open = true;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }
}

customElements.define('lookback-table', WeightTable);
