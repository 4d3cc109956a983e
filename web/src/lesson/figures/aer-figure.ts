import { html, nothing } from 'lit';
import { kGoldSets } from '../measured';
import { FactsFigure } from './facts-figure';

/** How well links read off the attention weights match those that people drew. */
export class AerFigure extends FactsFigure {
  protected override render() {
    const rows = (this.facts ?? []).filter(({ scorer }) => scorer !== 'none');
    if (rows.length === 0) return nothing;
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${this.tell('gains.aer')}>
        <table>
          <caption>
            ${this.tell('gains.aer')}
          </caption>
          <thead>
            <tr>
              <th scope="col">${this.tell('facts.model')}</th>
              ${kGoldSets.map((set) => html`<th scope="col">${this.tell(`gains.${set}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (model) =>
                html`<tr>
                  <th scope="row">${this.nameOf(model)}</th>
                  ${
                    model.id === null
                      ? this.absent(kGoldSets.length)
                      : kGoldSets.map((set) => this.number(model.measured.aer[set], 2))
                  }
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="quiet">${this.tell('gains.sets')}</p>`;
  }
}

customElements.define('lesson-aer', AerFigure);
