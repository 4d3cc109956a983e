import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { servicesFor } from '../../client/services';
import { languageName, say, type Language } from '../../messages/messages';
import type { TokenizedText } from '../../protocol/translation';
import { Actions, type Services } from '../../state/actions';
import { askedFor } from '../../state/asked-for';
import { Store, type State } from '../../state/store';
import { labelsOf } from '../../views/alignment-view';
import { define } from '../common/define';
import type { Place } from '../common/events';
import '../common/progress-note';
import { controls, tokens } from '../common/shared-styles';
import { tellNews } from '../common/tell-news';
import '../common/token-row';
import './step-pane';

/** The sentence, what became of it, and its steps: what stands in `<lookback-steps>`. */
export class StepsAlone extends LitElement {
  static override styles = [
    tokens,
    controls,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }

      h2 {
        margin: 0.4em 0 0.2em;
        font-size: 0.85em;
        font-weight: 400;
        color: var(--lb-quiet);
      }

      .try {
        margin: 0.8em 0 0.7em;
      }
    `,
  ];
  static override properties = {
    text: { type: String },
    model: { type: String },
    weights: { type: String },
    src: { type: String },
    language: { type: String },
    state: { state: true },
  };

  declare text: string;
  declare model: string;
  declare weights: string;
  declare src: string;
  declare language: Language;
  declare state: State;

  /** For tests. */
  declare services: Services | null | undefined;
  private readonly store = new Store();
  private actions: Actions | null = null;
  private unsubscribe: (() => void) | null = null;

  constructor() {
    super();
    this.text = '';
    this.model = '';
    this.weights = '';
    this.src = '';
    this.language = 'en';
    this.state = this.store.state;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = this.store.subscribe((state) => {
      const before = this.state;
      this.state = state;
      tellNews(this, state, before);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.actions) return this.begin();
    if (changed.has('text')) this.actions.setText(this.text);
    if (changed.has('model') && this.model) void this.actions.chooseModel(this.model);
  }

  private begin(): void {
    const { text, model } = this;
    this.services ??= servicesFor(this);
    this.actions = new Actions(this.store, this.services);
    const { state, refused } = askedFor({ text, model, view: 'steps', unit: 'pieces' });
    this.actions.prepare(state);
    if (refused[0]) this.actions.refuse(`${refused[0]}: ${refused[0] === 'model' ? model : text}`);
    void this.actions.run();
  }

  protected override render() {
    const { state, language } = this;
    const live = state.answer?.origin === 'live' && state.engine.info ? state.answer.translation.sentences[0] : null;
    const note = state.linkNote ?? state.notes[0];
    return html`<div @pin=${this.onPin} @point=${(event: Event) => event.stopPropagation()}>
      ${note ? html`<p role="status">${say(language, note.key, note.values)}</p>` : nothing}
      <lookback-progress
        .engine=${state.engine}
        .language=${language}
        @retry=${() => void this.actions?.retry()}
      ></lookback-progress>
      ${live ? this.steps() : html`<p class="try">${say(language, 'steps.later')}</p>`}
    </div>`;
  }

  private steps() {
    const { state, actions, language } = this;
    const sentence = state.answer!.translation.sentences[0]!;
    const { position, source, explanation, failure, names } = state.steps;
    const [reads, writes] = this.languages();
    return html`${this.row('source', sentence.source, reads, source)}
      ${this.row('target', sentence.hypotheses[0]!.target, writes, position)}
      <p class="try">${say(language, 'steps.try')}</p>
      <lookback-step-pane
        .sentence=${sentence}
        .info=${state.engine.info}
        .position=${position}
        .source=${source}
        .explanation=${explanation}
        .failure=${failure}
        .names=${names}
        .language=${language}
        .sourceLanguage=${reads}
        .targetLanguage=${writes}
        @step=${(event: CustomEvent<number>) => actions?.setSteps({ position: event.detail })}
        @look=${(event: CustomEvent<number>) => actions?.setSteps({ source: event.detail })}
        @names=${(event: CustomEvent<boolean>) => actions?.setSteps({ names: event.detail })}
      ></lookback-step-pane>`;
  }

  private row(side: 'source' | 'target', text: TokenizedText, code: string, active: number | null) {
    const { language } = this;
    const name = say(language, `${side}.label`, { language: languageName(language, code) });
    return html`<h2>${name}</h2>
      <lookback-tokens
        axis=${side === 'source' ? 'column' : 'row'}
        .labels=${labelsOf(text, 'pieces')}
        .text=${text.text}
        .active=${active}
        .language=${language}
        .name=${name}
        text-language=${code}
      ></lookback-tokens>`;
  }

  private languages(): readonly [string, string] {
    const entry = this.state.models.find(({ id }) => id === this.state.model);
    return [entry?.source ?? '', entry?.target ?? ''];
  }

  /** A click on a piece of either side goes there. */
  private onPin(event: CustomEvent<Place>): void {
    event.stopPropagation();
    const { row, column } = event.detail;
    if (row !== null) this.actions?.setSteps({ position: row });
    if (column !== null) this.actions?.setSteps({ source: column });
  }
}

define('lookback-steps-alone', StepsAlone);
