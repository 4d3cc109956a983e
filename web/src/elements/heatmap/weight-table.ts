import { css, html, nothing } from 'lit';
import { define } from '../common/define';
import { say } from '../../messages/messages';
import { formatWeight, rowOf, type Alignment } from '../../views/alignment-view';
import { DialogElement, dialogStyles } from '../common/dialog-element';
import { shownLabel } from '../common/readout';
import { controls, tokens } from '../common/shared-styles';

/** A button that opens the alignment's numbers as a plain table; built only when it is open. */
export class WeightTable extends DialogElement {
  static override properties = {
    alignment: { attribute: false },
    caption: { type: String },
  };

  declare alignment: Alignment | null;
  declare caption: string;

  constructor() {
    super();
    this.alignment = null;
    this.caption = '';
  }

  static override styles = [
    tokens,
    controls,
    dialogStyles,
    css`
      dialog {
        max-width: min(95vw, 70em);
        max-height: 90vh;
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
      <dialog aria-label=${say(language, 'map.table')} @close=${this.hide}>
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
}

define('lookback-table', WeightTable);
