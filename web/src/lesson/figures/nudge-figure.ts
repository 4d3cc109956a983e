import { css, html, nothing } from 'lit';
import { shownLabel } from '../../elements/common/readout';
import { SchemeController } from '../../elements/common/scheme-controller';
import { setStyle } from '../../elements/common/set-style';
import { formatWeight, labelsOf, largest } from '../../views/alignment-view';
import { formatNumber } from '../../views/arithmetic';
import { weightColor } from '../../views/color-scale';
import { nudged, type Nudged } from '../../views/nudge';
import { stepView, type StepView } from '../../views/step-view';
import { rowOfWord } from '../asked-word';
import { LiveAnswer, LiveFigure } from '../live-figure';

/** Soft against hard: real scores of one step, one of which the reader moves. */
export class NudgeFigure extends LiveFigure {
  static override properties = {
    ...LiveFigure.properties,
    text: { type: String },
    first: { type: String },
    source: { state: true },
    by: { state: true },
  };
  static override styles = [
    LiveFigure.styles,
    css`
      tr.here th {
        color: var(--lb-accent);
        font-weight: 650;
      }

      td:not(.number) {
        white-space: nowrap;
      }

      .meter {
        margin-inline-end: 0.4em;
      }
    `,
  ];

  declare text: string;
  /** The English word whose step is shown. */
  declare first: string;
  declare source: number | null;
  declare by: number;

  private readonly paper = new SchemeController(this);
  private readonly answer: LiveAnswer = new LiveAnswer(this, () => ({ scorer: 'additive', text: this.text }));

  constructor() {
    super();
    this.text = '';
    this.first = '';
    this.source = null;
    this.by = 0;
  }

  protected override render() {
    const sentence = this.answer.translation?.sentences[0];
    const labels = sentence ? labelsOf(sentence.hypotheses[0]!.target, 'pieces') : [];
    const view = sentence ? stepView(sentence, rowOfWord(labels, [this.first]) ?? 0) : null;
    return html`<p class="try">${this.tell('soft.try')}</p>
      ${this.standing(this.answer)} ${view && view.sources.length > 1 ? this.picture(view) : nothing}
      ${this.author(this.answer)}`;
  }

  private picture(view: StepView) {
    const second =
      largest(
        view.sources.map(({ weight }) => weight),
        2,
      )[1] ?? 0;
    const at = this.source ?? second;
    const now = nudged(
      view.sources.map(({ energy }) => energy),
      at,
      this.by,
    );
    const moved = shownLabel(this.language, view.sources[at]!.label);
    const step = `${this.by < 0 ? '' : '+'}${formatNumber(this.by, 1)}`;
    return html`<p>${this.tell('soft.step', { target: shownLabel(this.language, view.written) })}</p>
      <div class="bar">${this.chooser(view, at)} ${this.slider(moved, step)}</div>
      <div class="scroll" tabindex="0" role="region" aria-label=${this.tell('soft.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${this.tell('soft.word')}</th>
              <th scope="col">${this.tell('soft.score')}</th>
              <th scope="col">${this.tell('soft.soft')}</th>
              <th scope="col">${this.tell('soft.hard')}</th>
            </tr>
          </thead>
          <tbody>
            ${view.sources.map(({ label }, row) => this.line(shownLabel(this.language, label), now, { row, at }))}
          </tbody>
        </table>
      </div>
      <p role="status">${this.tell('soft.slope', { slope: formatNumber(now.slope, 3), source: moved })}</p>`;
  }

  private chooser(view: StepView, at: number) {
    return html`<label class="range"
      >${this.tell('soft.word')}
      <select
        @change=${(event: Event) => {
          this.source = Number((event.target as HTMLSelectElement).value);
          this.by = 0;
        }}
      >
        ${view.sources.map(
          ({ label }, row) =>
            html`<option value=${row} ?selected=${row === at}>${shownLabel(this.language, label)}</option>`,
        )}
      </select>
    </label>`;
  }

  private slider(moved: string, step: string) {
    return html`<label class="range"
      >${this.tell('soft.nudge', { source: moved })}
      <input
        type="range"
        min="-4"
        max="4"
        step="0.1"
        .value=${String(this.by)}
        aria-valuetext=${step}
        @input=${(event: Event) => (this.by = Number((event.target as HTMLInputElement).value))}
      />
      <output>${step}</output>
    </label>`;
  }

  private line(name: string, { energies, soft, hard }: Nudged, { row, at }: { row: number; at: number }) {
    return html`<tr class=${row === at ? 'here' : ''}>
      <th scope="row" lang="fr">${name}</th>
      <td class="number">${formatNumber(energies[row] ?? 0, 2)}</td>
      <td>${this.meter(soft[row] ?? 0)}${formatWeight(soft[row] ?? 0)}</td>
      <td>${this.meter(hard[row] ?? 0)}${hard[row]}</td>
    </tr>`;
  }

  private meter(weight: number) {
    // The colour of a small weight is almost the paper's: the bar's length says it, its ink must be seen.
    const color = weightColor(Math.max(weight, 0.35), this.paper.scheme);
    return html`<span class="meter" aria-hidden="true"
      ><span ${setStyle({ width: `${weight * 100}%`, 'background-color': color })}></span
    ></span>`;
  }
}

customElements.define('lesson-nudge', NudgeFigure);
