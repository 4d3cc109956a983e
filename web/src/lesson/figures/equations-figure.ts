import { css, html, nothing, type TemplateResult } from 'lit';
import '../../elements/common/choice-group';
import { shownLabel } from '../../elements/common/readout';
import type { ModelInfo } from '../../protocol/translation';
import { formatPercent } from '../../messages/messages';
import { formatWeight, labelsOf, largest } from '../../views/alignment-view';
import { formatNumber } from '../../views/arithmetic';
import { asking, equationsOf, scoreFormula, type EquationName } from '../../views/scorer-formulas';
import { stepView, type StepView } from '../../views/step-view';
import { anyRow, rowOfWord } from '../asked-word';
import { ExplainedStep } from '../explained-step';
import { LiveAnswer, LiveFigure } from '../live-figure';
import { roomyFormula } from '../math';

type Wiring = ModelInfo['wiring'];

/** The equations of either wiring, line by line beside the numbers that they have at one step. */
export class EquationsFigure extends LiveFigure {
  static override properties = {
    ...LiveFigure.properties,
    text: { type: String },
    first: { type: String },
    wiring: { state: true },
    position: { state: true },
  };
  static override styles = [
    LiveFigure.styles,
    css`
      :host {
        container-type: inline-size;
      }

      dl {
        margin: 0 0 0.6em;
        border-bottom: 1px solid var(--lb-line);
      }

      dl > div {
        display: grid;
        grid-template-columns: minmax(min-content, 27em) 1fr;
        align-items: center;
        gap: 0.2em 1.2em;
        border-top: 1px solid var(--lb-line);
        padding: 0.45em 0;
      }

      dd {
        margin: 0;
        font-variant-numeric: tabular-nums;
      }

      math {
        white-space: nowrap;
      }

      @container (max-width: 40em) {
        dl > div {
          grid-template-columns: minmax(0, 1fr);
        }
      }

      /* The longest equation still stands in one line on a phone. */
      @container (max-width: 26em) {
        math {
          font-size: 0.8em;
        }
      }

      /* And in a column of 320 pixels. */
      @container (max-width: 20em) {
        math {
          font-size: 0.72em;
        }
      }
    `,
  ];

  declare text: string;
  declare first: string;
  declare wiring: Wiring;
  declare position: number | null;

  private readonly ask = () => ({ wiring: this.wiring, text: this.text });
  private readonly answer: LiveAnswer = new LiveAnswer(this, this.ask);
  private readonly here: ExplainedStep = new ExplainedStep(this, () => this.place(0));
  /** With the old state asking, the state that comes out of this step is the one that asks in the next. */
  private readonly following: ExplainedStep = new ExplainedStep(this, () =>
    this.wiring === 'context_in' ? this.place(1) : null,
  );

  constructor() {
    super();
    this.text = '';
    this.first = '';
    this.wiring = 'context_in';
    this.position = null;
  }

  private get sentence() {
    const { translation, wish, stale } = this.answer;
    return translation && !stale && wish ? (translation.sentences[0] ?? null) : null;
  }

  private get at(): number {
    const target = this.sentence?.hypotheses[0]?.target;
    if (!target) return 0;
    const labels = labelsOf(target, 'pieces');
    const wished = this.position ?? rowOfWord(labels, [this.first]) ?? anyRow(labels);
    return Math.min(wished, target.tokens.length - 1);
  }

  private place(later: 0 | 1) {
    const { sentence } = this;
    const position = this.at + later;
    if (!sentence || position >= sentence.hypotheses[0]!.target.tokens.length) return null;
    return { like: this.ask(), sentence, position, source: null };
  }

  protected override render() {
    const view = this.sentence && stepView(this.sentence, this.at);
    const { info } = this.answer;
    const score = info && view ? scoreFormula(info.scorer, asking(this.wiring)) : null;
    const lines = equationsOf(this.wiring, score, info?.attentionalLayer ?? false);
    return html`<p class="try">${this.tell('equations.try')}</p>
      <div class="bar">
        <lookback-choice
          .choices=${(['context_in', 'context_out'] as const).map((value) => ({
            value,
            label: this.tell(`equations.${value}`),
          }))}
          .value=${this.wiring}
          .name=${this.tell('equations.wiring')}
          @choose=${(event: CustomEvent<Wiring>) => this.choose(event.detail)}
        ></lookback-choice>
      </div>
      ${this.standing(this.answer)} ${view ? this.words(view) : nothing}
      <dl>
        ${lines.map(
          (line) =>
            html`<div data-equation=${line.name}>
              <dt>${roomyFormula(line.formula)}</dt>
              <dd>${view ? this.numbers(line.name, view) : nothing}</dd>
            </div>`,
        )}
      </dl>
      ${view ? html`<p class="quiet">${this.tell('equations.numbers')}</p>` : nothing} ${this.author(this.answer)}`;
  }

  /** Another model may write other words: begin again at the one that everybody asks about. */
  private choose(wiring: Wiring): void {
    this.wiring = wiring;
    this.position = null;
  }

  private words({ position }: StepView) {
    const labels = labelsOf(this.sentence!.hypotheses[0]!.target, 'pieces');
    return html`<div class="words" role="group" aria-label=${this.tell('idea.wrote')}>
      ${labels.map(
        (label, at) =>
          html`<button
            type="button"
            lang=${label.isEnd ? this.language : 'en'}
            aria-pressed=${at === position ? 'true' : 'false'}
            @click=${() => (this.position = at)}
          >
            ${shownLabel(this.language, label)}
          </button>`,
      )}
    </div>`;
  }

  private numbers(name: EquationName, view: StepView): TemplateResult | string {
    const top = largest(
      view.sources.map(({ weight }) => weight),
      3,
    ).map((at) => view.sources[at]!);
    const listed = (value: (source: (typeof top)[number]) => string) =>
      html`${top.map(
        (source, at) =>
          html`${at > 0 ? ' · ' : ''}<span lang=${source.label.isEnd ? this.language : 'fr'}
              >${shownLabel(this.language, source.label)}</span
            >
            <b>${value(source)}</b>`,
      )}`;
    switch (name) {
      case 'scores':
        return listed(({ energy }) => formatNumber(energy, 2));
      case 'weights':
        return listed(({ weight }) => formatWeight(weight));
      case 'context':
        return vector(this.here.explanation?.context);
      case 'state':
        return vector(this.here.explanation?.state);
      case 'next':
        return view.position + 1 < view.count ? vector(this.following.explanation?.state) : this.tell('equations.last');
      case 'prediction':
        return html`<span lang="en">${shownLabel(this.language, view.written)}</span>
          <b>${formatPercent(this.language, view.probability)}</b>`;
    }
  }
}

/** The first numbers of a vector. */
function vector(numbers: readonly number[] | undefined): string {
  if (!numbers) return '…';
  const shown = numbers.slice(0, 3).map((number) => formatNumber(number, 2));
  return `[ ${shown.join(', ')}, … ]`;
}

customElements.define('lesson-equations', EquationsFigure);
