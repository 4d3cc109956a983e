import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { servicesFor } from '../client/services';
import { languageFor, languageName, say, type Language } from '../messages/messages';
import { Actions, type Services } from '../state/actions';
import type { Note } from '../state/input-check';
import { Store, type State } from '../state/store';
import type { UrlState } from '../state/url-state';
import { alignmentOf, columnOf, labelsOf, rowOf, type Alignment } from '../views/alignment-view';
import './alignment-lines';
import './choice-group';
import type { Place } from './events';
import { examplesFor } from './examples';
import './lookback-heatmap';
import './progress-note';
import { controls, tokens } from './shared-styles';
import './token-row';
import { translatorFooter } from './translator-footer';
import { translatorMap } from './translator-map';
import { translatorStyles } from './translator-styles';
import './weight-legend';
import './weight-table';

/**
 * The whole thing: a box to type in, the translation, and the map of where the decoder looked.
 *
 * Attributes: `text`, `model`, `src` (folder of models), `lang` (interface), `fill` (take the height that is given).
 * Events: `translation` (detail: the `Translation`, live ones only), `error` (detail: the `Failure`), `change`.
 */
export class LookbackTranslator extends LitElement {
  static override styles = [tokens, controls, translatorStyles];
  static override properties = {
    text: { type: String },
    model: { type: String },
    src: { type: String },
    lang: { type: String },
    fill: { type: Boolean, reflect: true },
  };

  declare text: string;
  declare model: string;
  declare src: string;
  declare fill: boolean;

  /** What a link asked for; set before the element is connected. */
  link: UrlState = {};
  refused: readonly string[] = [];
  /** For tests and for pages that bring their own engine. */
  services: Services | null = null;

  readonly store = new Store();
  actions: Actions | null = null;
  private unsubscribe: (() => void) | null = null;

  constructor() {
    super();
    this.text = '';
    this.model = '';
    this.src = 'weights/';
    this.fill = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = this.store.subscribe((state) => this.onState(state));
    if (!this.actions) this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
  }

  get language(): Language {
    return languageFor(this.lang || document.documentElement.lang);
  }

  get state(): State {
    return this.store.state;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated) return;
    if (changed.has('text') && this.text !== this.state.text) this.actions?.setText(this.text);
    if (changed.has('model') && this.model) void this.actions?.chooseModel(this.model);
  }

  private begin(): void {
    const base = new URL(this.src, document.baseURI).href;
    this.actions = new Actions(this.store, this.services ?? servicesFor(base));
    const link = { ...(this.text && { text: this.text }), ...(this.model && { model: this.model }), ...this.link };
    void this.actions.start({ text: examplesFor('fr')[0]!, ...link }, this.refused);
  }

  private previous: State | null = null;

  private onState(state: State): void {
    const before = this.previous;
    this.previous = state;
    this.requestUpdate();
    // An `error` that bubbled would reach the page's own handlers of script errors.
    const emit = (name: string, detail: unknown) =>
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error', composed: true }));
    if (state.answer && state.answer !== before?.answer && state.answer.origin === 'live') {
      emit('translation', state.answer.translation);
    }
    if (state.engine.failure && state.engine.failure !== before?.engine.failure) emit('error', state.engine.failure);
    emit('change', state);
  }

  protected override render() {
    const alignment = this.alignment();
    const reading = this.modelReads();
    return html`
      <div class="layout" @point=${this.onPoint} @pin=${this.onPin} @keydown=${this.onKey}>
        <section class="words">
          ${this.inputBox(reading)} ${this.noteList()} ${this.sentences(alignment)}
        </section>
        <section class="picture">${translatorMap(this, alignment)}</section>
        <section class="facts">
          <lookback-progress
            .engine=${this.state.engine}
            .language=${this.language}
            @retry=${() => void this.actions?.retry()}
          ></lookback-progress>
          ${translatorFooter(this.language, this.state)}
        </section>
      </div>
    `;
  }

  private inputBox(reads: string) {
    const { language, state } = this;
    const name = languageName(language, reads);
    const examples = examplesFor(reads);
    return html`
      <div class="input">
        <label for="text">${say(language, 'input.label', { language: name })}</label>
        <textarea
          id="text"
          rows="2"
          lang=${reads}
          dir="auto"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          placeholder=${say(language, 'input.placeholder', { language: name })}
          .value=${state.text}
          @input=${(event: Event) => this.actions?.setText((event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <button type="button" class="clear" ?hidden=${state.text === ''} aria-label=${say(language, 'input.clear')} @click=${this.clear}>×</button>
      </div>
      <div class="examples" role="group" aria-label=${say(language, 'examples.label')}>
        <span aria-hidden="true">${say(language, 'examples.label')}</span>
        ${examples.map(
          (text) =>
            html`<button type="button" lang=${reads} aria-pressed=${text === state.text ? 'true' : 'false'} @click=${() => this.actions?.setText(text)}>
              ${text}
            </button>`,
        )}
      </div>
    `;
  }

  private noteList() {
    const notes: Note[] = [...(this.state.linkNote ? [this.state.linkNote] : []), ...this.state.notes];
    return html`<div class="notes" role="status">
      ${notes.map((note) => html`<p>${this.noteText(note)}</p>`)}
    </div>`;
  }

  private noteText({ key, values, script }: Note): string {
    const language = languageName(this.language, this.modelReads());
    const said = script && say(this.language, `script.${script}` as 'script.other');
    const text = say(this.language, key, { language, ...(said && { script: said }), ...values });
    return key.startsWith('failure.') && values?.['detail'] ? `${text} (${values['detail']})` : text;
  }

  private sentences(alignment: Alignment | null) {
    const { language, state } = this;
    const answer = state.answer;
    if (!answer) return html`<p class="waiting">${say(language, this.emptyMessage())}</p>`;
    const sentence = answer.translation.sentences[state.sentence];
    const hypothesis = sentence?.hypotheses[0];
    if (!sentence || !hypothesis) return html`<p class="waiting">${say(language, 'target.empty')}</p>`;
    const { highlight } = state;
    const shipped = answer.origin === 'shipped';
    const failed = state.engine.phase === 'failed';
    return html`
      <div class="sentences ${state.busy ? 'busy' : ''}" data-origin=${answer.origin}>
        <div class="heading">
          <h2>${say(language, 'source.label', { language: languageName(language, this.modelReads()) })}</h2>
          ${this.pager(answer.translation.sentences.length)}
        </div>
        <lookback-tokens
          class="source"
          axis="column"
          .labels=${labelsOf(sentence.source, state.unit)}
          .text=${sentence.source.text}
          .weights=${alignment && highlight?.row != null && highlight.column === null ? rowOf(alignment.matrix, highlight.row) : null}
          .active=${highlight?.column ?? null}
          .pinned=${highlight?.pinned ?? false}
          .language=${language}
          .name=${say(language, 'source.label', { language: languageName(language, this.modelReads()) })}
          text-language=${this.modelReads()}
        ></lookback-tokens>
        <div class="heading">
          <h2>${say(language, 'target.label', { language: languageName(language, this.modelWrites()) })}</h2>
          ${shipped ? html`<span class="badge">${say(language, failed ? 'answer.shipped.failed' : 'answer.shipped')}</span>` : nothing}
        </div>
        <lookback-tokens
          class=${hypothesis.target.text.length > 70 ? 'target long' : 'target'}
          axis="row"
          .labels=${labelsOf(hypothesis.target, state.unit)}
          .text=${hypothesis.target.text}
          .weights=${alignment && highlight?.column != null && highlight.row === null ? columnOf(alignment.matrix, highlight.column) : null}
          .active=${highlight?.row ?? null}
          .pinned=${highlight?.pinned ?? false}
          .language=${language}
          .name=${say(language, 'target.label', { language: languageName(language, this.modelWrites()) })}
          text-language=${this.modelWrites()}
        ></lookback-tokens>
        ${hypothesis.finished ? nothing : html`<p class="quiet">${say(language, 'target.unfinished')}</p>`}
        <p class="unseen" role="status" lang=${this.modelWrites()}>${shipped ? '' : answer.translation.translation}</p>
      </div>
    `;
  }

  private pager(count: number) {
    if (count < 2) return nothing;
    const { language, state } = this;
    const go = (by: number) => () => this.actions?.setSentence(state.sentence + by);
    return html`<div class="pager">
      <button type="button" ?disabled=${state.sentence === 0} aria-label=${say(language, 'sentence.previous')} @click=${go(-1)}>‹</button>
      <span>${say(language, 'sentence.pick', { number: state.sentence + 1, count })}</span>
      <button type="button" ?disabled=${state.sentence === count - 1} aria-label=${say(language, 'sentence.next')} @click=${go(1)}>›</button>
    </div>`;
  }

  private emptyMessage() {
    if (this.state.text.trim() === '') return 'target.empty';
    return this.state.engine.phase === 'failed' ? 'target.failed' : 'target.waiting';
  }

  /** The alignment of the sentence on show; null when there is none to draw. */
  private alignment(): Alignment | null {
    const sentence = this.state.answer?.translation.sentences[this.state.sentence];
    const hypothesis = sentence?.hypotheses[0];
    return sentence && hypothesis ? alignmentOf(sentence, hypothesis, this.state.unit) : null;
  }

  private entry() {
    return this.state.models.find((model) => model.id === this.state.model);
  }

  modelReads(): string {
    return this.entry()?.source ?? 'fr';
  }

  modelWrites(): string {
    return this.entry()?.target ?? 'en';
  }

  private clear(): void {
    this.actions?.setText('');
    this.renderRoot.querySelector('textarea')?.focus();
  }

  private onPoint(event: CustomEvent<Place>): void {
    this.actions?.hover(event.detail.row, event.detail.column);
  }

  private onPin(event: CustomEvent<Place>): void {
    this.actions?.pin(event.detail.row, event.detail.column);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.actions?.pin(null, null);
  }
}

customElements.define('lookback-translator', LookbackTranslator);
