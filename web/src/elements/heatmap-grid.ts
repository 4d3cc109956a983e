import { html, type TemplateResult } from 'lit';
import type { Language } from '../messages/messages';
import type { Alignment } from '../views/alignment-view';
import type { Place } from './events';
import { spokenCell, spokenLabel } from './readout';

/**
 * The grid that screen readers and the keyboard walk through, unseen. Only the row of the cursor is built
 * (ARIA allows that: every element says its index), so a large map costs no more than a small one.
 */
export function gridRows(
  language: Language,
  alignment: Alignment,
  here: Place,
  onFocus: (place: Place) => void,
): TemplateResult {
  const row = Math.min(here.row ?? 0, alignment.rows.length - 1);
  const column = Math.min(here.column ?? 0, alignment.columns.length - 1);
  const heads = alignment.columns.map(
    (label, index) => html`<span role="columnheader" aria-colindex=${index + 2}>${spokenLabel(language, label)}</span>`,
  );
  const cells = alignment.columns.map(
    (_, index) =>
      html`<span
        role="gridcell"
        aria-colindex=${index + 2}
        data-row=${row}
        data-column=${index}
        tabindex=${index === column ? 0 : -1}
        @focus=${() => onFocus({ row, column: index })}
        >${spokenCell(language, alignment, row, index)}</span
      >`,
  );
  return html`
    <div role="row" aria-rowindex="1"><span role="gridcell" aria-colindex="1"></span>${heads}</div>
    <div role="row" aria-rowindex=${row + 2}>
      <span role="rowheader" aria-colindex="1">${spokenLabel(language, alignment.rows[row]!)}</span>${cells}
    </div>
  `;
}
