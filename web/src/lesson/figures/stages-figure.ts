import { html, nothing } from 'lit';
import '../../elements/steps/step-pane';
import { labelsOf } from '../../views/alignment-view';
import { rowOfWord } from '../asked-word';
import { ExplainedStep } from '../explained-step';
import { LiveAnswer, LiveFigure } from '../live-figure';
import { prose } from '../prose';

/** The lab's steps, on the lesson's sentence, opened at the word that everybody asks about. */
export class StagesFigure extends LiveFigure {
  static override properties = {
    ...LiveFigure.properties,
    text: { type: String },
    first: { type: String },
    position: { state: true },
    source: { state: true },
    names: { state: true },
  };

  declare text: string;
  declare first: string;
  declare position: number | null;
  declare source: number | null;
  declare names: boolean;

  private readonly ask = () => ({ scorer: 'additive' as const, text: this.text });
  private readonly answer: LiveAnswer = new LiveAnswer(this, this.ask);
  private readonly step: ExplainedStep = new ExplainedStep(this, () => {
    const { sentence } = this;
    return sentence && { like: this.ask(), sentence, position: this.at, source: this.source };
  });

  constructor() {
    super();
    this.text = '';
    this.first = '';
    this.position = null;
    this.source = null;
    this.names = false;
  }

  private get sentence() {
    return this.answer.translation?.sentences[0] ?? null;
  }

  /** The step on show: at first that of the word in `first`. */
  private get at(): number {
    const target = this.sentence?.hypotheses[0]?.target;
    return this.position ?? (target && rowOfWord(labelsOf(target, 'pieces'), [this.first])) ?? 0;
  }

  protected override render() {
    return html`<p class="try">${prose(this.tell('stages.try'))}</p>
      ${this.standing(this.answer)} ${this.sentence ? this.steps() : nothing} ${this.author(this.answer)}`;
  }

  private steps() {
    return html`<lookback-step-pane
      .sentence=${this.sentence}
      .info=${this.answer.info}
      .position=${this.at}
      .source=${this.source}
      .explanation=${this.step.explanation}
      .failure=${this.step.failure}
      .names=${this.names}
      .language=${this.language}
      .sourceLanguage=${'fr'}
      .targetLanguage=${'en'}
      @step=${(event: CustomEvent<number>) => (this.position = event.detail)}
      @look=${(event: CustomEvent<number>) => (this.source = event.detail)}
      @names=${(event: CustomEvent<boolean>) => (this.names = event.detail)}
    ></lookback-step-pane>`;
  }
}

customElements.define('lesson-stages', StagesFigure);
