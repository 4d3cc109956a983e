import { css, html, nothing } from 'lit';
import { formatCount } from '../../messages/messages';
import { kCostFormulas, scoreFormula, scorerParameters } from '../../views/scorer-formulas';
import type { TaughtModel } from '../measured';
import { formula } from '../math';
import { prose } from '../prose';
import { FactsFigure } from './facts-figure';

/** The scorers side by side: formula, price, and what was measured. */
export class VariantsFigure extends FactsFigure {
  static override styles = [
    FactsFigure.styles,
    css`
      math {
        white-space: nowrap;
      }

      a {
        color: inherit;
        text-underline-offset: 0.2em;
      }

      td small {
        display: block;
        color: var(--lb-quiet);
        white-space: nowrap;
      }
    `,
  ];

  protected override render() {
    if (!this.facts) return nothing;
    const head = (['model', 'formula', 'parameters', 'bleu', 'aer'] as const).map(
      (name) => html`<th scope="col">${this.tell(`facts.${name}`)}</th>`,
    );
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${this.tell('variants.table')}>
        <table>
          <caption class="unseen">
            ${this.tell('variants.table')}
          </caption>
          <thead>
            <tr>
              ${head}
            </tr>
          </thead>
          <tbody>
            ${this.facts.map((model) => this.line(model))}
          </tbody>
        </table>
      </div>
      <p class="quiet">${prose(this.tell('variants.letters'))}</p>`;
  }

  private line(model: TaughtModel) {
    const { scorer, measured } = model;
    const score = scoreFormula(scorer, 's');
    return html`<tr data-scorer=${scorer}>
      <th scope="row">
        ${model.id === null ? this.nameOf(model) : html`<a href=${`./models.html#${model.id}`}>${this.nameOf(model)}</a>`}
      </th>
      <td>${score ? formula(`e_j = ${score}`) : '–'}</td>
      <td>${this.price(model)}</td>
      ${
        model.id === null
          ? this.absent(2)
          : html`${this.number(measured.bleu, 1)}
            ${scorer === 'none' ? html`<td class="number">–</td>` : this.number(measured.aer.golden, 2)}`
      }
    </tr>`;
  }

  private price({ scorer, sizes }: TaughtModel) {
    const price = html`${formula(kCostFormulas[scorer])}`;
    if (!sizes || scorer === 'none' || scorer === 'dot') return price;
    const count = formatCount(this.language, scorerParameters(scorer, sizes));
    return html`${price}<small>= ${count}</small>`;
  }
}

customElements.define('lesson-variants', VariantsFigure);
