import { html } from 'lit';
import { scorerName } from '../../elements/common/model-names';
import { say } from '../../messages/messages';
import { LiveFigure } from '../live-figure';
import type { TaughtModel } from '../measured';
import { taughtModels } from '../model-facts';

/** A table of what the site's files say of the models that are taught. */
export abstract class FactsFigure extends LiveFigure {
  static override properties = { ...LiveFigure.properties, facts: { state: true } };

  declare facts: readonly TaughtModel[] | null;
  private asked = false;

  constructor() {
    super();
    this.facts = null;
  }

  protected override updated(): void {
    if (this.asked || !this.seen || !this.engine?.models) return;
    this.asked = true;
    void taughtModels(this.engine).then((facts) => (this.facts = facts));
  }

  protected nameOf({ scorer, wiring }: TaughtModel): string {
    const name = scorerName(this.language, scorer);
    return wiring === 'context_out' ? say(this.language, 'model.late', { scorer: name }) : name;
  }

  /** A number that was measured, or that none was. */
  protected number(value: number | undefined, decimals: number) {
    return value === undefined
      ? html`<td class="number quiet">${this.tell('facts.none')}</td>`
      : html`<td class="number">${value.toFixed(decimals)}</td>`;
  }

  /** What is not on this site is said once, in place of all its numbers. */
  protected absent(columns: number) {
    return html`<td class="quiet" colspan=${columns}>${this.tell('facts.absent')}</td>`;
  }
}
