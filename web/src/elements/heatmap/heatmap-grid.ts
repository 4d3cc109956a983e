import { html, type TemplateResult } from 'lit';
import type { Language } from '../../messages/messages';
import type { Arrangement } from '../../views/alignment-look';
import type { Alignment } from '../../views/alignment-view';
import type { Place } from '../common/events';
import { spokenCell, spokenLabel } from '../common/readout';

/** What the grid tells of. */
export interface GridContent {
  readonly language: Language;
  readonly alignment: Alignment;
  readonly arrangement: Arrangement;
}

/**
 * The grid that screen readers and the keyboard walk through, unseen. Only the row of the cursor is built
 * (ARIA allows that: every element says its index), so a large map costs no more than a small one.
 * `here` and what `onFocus` hears are spots of the picture.
 */
export function gridRows(
  { language, alignment, arrangement }: GridContent,
  here: Place,
  onFocus: (spot: Place) => void,
): TemplateResult {
  const { rows, columns } = arrangement;
  const row = Math.max(0, Math.min(here.row ?? 0, rows.length - 1));
  const column = Math.max(0, Math.min(here.column ?? 0, columns.length - 1));
  const heads = columns.map(
    (label, index) => html`<span role="columnheader" aria-colindex=${index + 2}>${spokenLabel(language, label)}</span>`,
  );
  const say = (index: number) => {
    const place = arrangement.toAlignment({ row, column: index });
    return spokenCell(language, alignment, place.row!, place.column!);
  };
  const cells = columns.map(
    (_, index) =>
      html`<span
        role="gridcell"
        aria-colindex=${index + 2}
        data-row=${row}
        data-column=${index}
        tabindex=${index === column ? 0 : -1}
        @focus=${() => onFocus({ row, column: index })}
        >${say(index)}</span
      >`,
  );
  return html`
    <div role="row" aria-rowindex="1"><span role="gridcell" aria-colindex="1"></span>${heads}</div>
    <div role="row" aria-rowindex=${row + 2}>
      <span role="rowheader" aria-colindex="1">${spokenLabel(language, rows[row]!)}</span>${cells}
    </div>
  `;
}
