import { html, nothing, type PropertyValues } from 'lit';
import { servicesFor } from '../../client/services';
import { late } from '../../protocol/late';
import type { PageFile } from '../../protocol/page-file';
import type { Look } from '../../protocol/look';
import { Actions, type Services } from '../../state/actions';
import { watchKeptFiles } from '../../state/kept-files';
import { Store, type Highlight, type State, type Unit } from '../../state/store';
import type { UrlState } from '../../state/url-state';
import { alignmentOf, type Alignment } from '../../views/alignment-view';
import '../common/choice-group';
import { define } from '../common/define';
import type { Place } from '../common/events';
import { SpeakingElement } from '../common/speaking-element';
import { tellNews } from '../common/tell-news';
import { WhenVisible } from '../common/when-visible';
import { askedFor } from '../../state/asked-for';
import { examplesFor } from './examples';
import '../heatmap/look-panel';
import '../heatmap/lookback-heatmap';
import { dropped } from './dropped';
import type { ModelFolder } from './model-files';
import '../common/progress-note';
import { controls, fence, tokens } from '../common/shared-styles';
import '../common/token-row';
import { translatorFooter } from './translator-footer';
import { translatorInput } from './translator-input';
import { isLabView, labHighlight, labPin } from './translator-lab';
import { translatorLength } from './translator-length';
import { translatorLabStyles } from './translator-lab-styles';
import { shownView, translatorComparison, translatorMap } from './translator-map';
import { translatorPrintStyles } from './translator-print-styles';
import { translatorSentences } from './translator-sentences';
import { translatorStyles } from './translator-styles';
import { translatorWideStyles } from './translator-wide-styles';
import { bringTheRest, ViewScripts } from './view-scripts';
import '../heatmap/weight-legend';

/**
 * The whole thing: a box to type in, the translation, and the map of where the decoder looked.
 *
 * Attributes: `text`, `model`, `view`, `unit`; `weights` (folder of models) or `src` (one model's own folder); `loading`
 * (`eager`: not only once visible); `page` (the address that its links open; without one it offers none); `fill` (take
 * the height that is given). The interface's language is that of the nearest `lang`.
 * Events: `translation` (detail: the `Translation`, live ones only), `error` (detail: the `Failure`), `change`.
 */
export class LookbackTranslator extends SpeakingElement {
  static override styles = [
    ...[tokens, fence, controls, translatorStyles],
    ...[translatorLabStyles, translatorWideStyles, translatorPrintStyles],
  ];
  static override properties = {
    text: { type: String },
    model: { type: String },
    view: { type: String },
    unit: { type: String },
    weights: { type: String },
    src: { type: String },
    loading: { type: String },
    page: { type: String },
    fill: { type: Boolean, reflect: true },
    pageFiles: { attribute: false },
  };

  declare text: string;
  declare model: string;
  declare view: string;
  declare unit: string;
  declare weights: string;
  declare src: string;
  declare loading: string;
  declare page: string;
  declare fill: boolean;
  /** Pages with a model inside that can be taken away from here; set by a page that has some. */
  declare pageFiles: readonly PageFile[];

  /** What a link asked for; set before the element is connected. */
  link: UrlState = {};
  refused: readonly string[] = [];
  /** For tests and for pages that bring their own engine. */
  declare services: Services | null | undefined;

  readonly store = new Store();
  actions: Actions | null = null;
  readonly scripts = new ViewScripts(this);
  private unsubscribe: (() => void) | null = null;

  constructor() {
    super();
    this.text = '';
    this.model = '';
    this.view = '';
    this.unit = '';
    this.weights = '';
    this.src = '';
    this.loading = 'lazy';
    this.page = '';
    this.fill = false;
    this.pageFiles = [];
    new WhenVisible(this, () => void this.actions?.run());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = this.store.subscribe((state) => this.onState(state));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
  }

  get state(): State {
    return this.store.state;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.actions) return this.prepare();
    if (changed.has('text') && this.text !== this.state.text) this.actions?.setText(this.text);
    if (changed.has('model') && this.model) void this.actions.chooseModel(this.model);
    if (changed.has('view') || changed.has('unit')) this.show();
  }

  /** Everything that needs no network. */
  private prepare(): void {
    const usual = (reads: string) => examplesFor(reads)[0] ?? '';
    this.services ??= servicesFor(this);
    if (this.services.kept) watchKeptFiles(this.store, this.services.kept);
    this.actions = new Actions(this.store, this.services, usual);
    const { state, refused } = askedFor(this.attributesGiven());
    this.actions.prepare({ ...state, ...this.link }, this.refused);
    this.refuse(refused);
  }

  /** Another view or unit, when an attribute changes. */
  private show(): void {
    const { state, refused } = askedFor({ ...this.attributesGiven(), text: '', model: '' });
    if (state.view) this.actions?.setView(state.view);
    if (state.unit) this.actions?.setUnit(state.unit);
    this.refuse(refused);
  }

  private attributesGiven() {
    const { text, model, view, unit } = this;
    return { text, model, view, unit };
  }

  private refuse(names: readonly string[]): void {
    const given: Readonly<Record<string, string>> = this.attributesGiven();
    const [name] = names;
    if (name) this.actions?.refuse(`${name}: ${given[name] ?? ''}`);
  }

  private previous: State | null = null;

  private onState(state: State): void {
    const before = this.previous;
    this.previous = state;
    this.requestUpdate();
    if (state.view !== before?.view) this.scripts.open(state.view);
    tellNews(this, state, before);
    // Whoever has a picture may want its numbers; whoever has no model may bring one.
    if (state.answer || state.engine.phase === 'failed' || (state.catalog === 'ready' && !state.model))
      this.scripts.need('tools');
    if (state.answer?.origin === 'live') bringTheRest(() => import('../../state/trial'));
    this.dispatchEvent(new CustomEvent('change', { detail: state, bubbles: true, composed: true }));
  }

  protected override render() {
    const alignment = this.alignment();
    const view = shownView(this);
    const wide = view === 'compare' || view === 'length';
    return html`
      <div
        class=${wide ? 'layout wide' : 'layout'}
        @point=${this.onPoint}
        @pin=${this.onPin}
        @appearance=${this.onAppearance}
        @keydown=${this.onKey}
        @dragover=${allowDrop}
        @drop=${this.drop}
      >
        <section class="words" ?hidden=${view === 'length'}>
          ${translatorInput(this)} ${wide ? nothing : translatorSentences(this, alignment)}
        </section>
        <section class="picture">${this.picture(alignment)}</section>
        <section class="facts">
          <lookback-progress
            .engine=${this.state.engine}
            .language=${this.language}
            @retry=${() => void this.actions?.retry()}
          ></lookback-progress>
          ${translatorFooter(this)}
        </section>
      </div>
    `;
  }

  private picture(alignment: Alignment | null) {
    const view = shownView(this);
    if (view === 'length') return translatorLength(this);
    return view === 'compare' ? translatorComparison(this) : translatorMap(this, alignment);
  }

  /** The alignment of the sentence on show; null when there is none to draw. */
  private alignment(): Alignment | null {
    const sentence = this.state.answer?.translation.sentences[this.state.sentence];
    const hypothesis = sentence?.hypotheses[0];
    return sentence && hypothesis ? alignmentOf(sentence, hypothesis, this.shownUnit) : null;
  }

  /** The decoder works in pieces, and so do the views that watch it work. */
  get shownUnit(): Unit {
    return isLabView(this.state.view) ? 'pieces' : this.state.unit;
  }

  /** What is pointed at, else what the view on show is about. */
  get highlight(): Highlight | null {
    return this.state.highlight ?? labHighlight(this.state);
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

  /** Takes another model; one that reads another language gets a sentence in it. */
  chooseModel(id: string): void {
    const next = this.state.models.find((model) => model.id === id);
    const { answer, text } = this.state;
    if (!next || next.source === this.modelReads()) return void this.actions?.chooseModel(id);
    const written = answer?.origin === 'live' && answer.text === text && next.source === this.modelWrites();
    const carried = written ? answer.translation.translation : (examplesFor(next.source)[0] ?? '');
    void this.actions?.chooseModel(id, carried);
  }

  /** Opens a model from files of this device and takes it; what the core says against it is shown. */
  async openModel(files: Promise<ModelFolder>): Promise<void> {
    const id = await this.actions?.openModel(files);
    if (id) this.chooseModel(id);
  }

  /** Takes a model folder that was dropped on this element or on its page. */
  async drop(event: DragEvent): Promise<void> {
    if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
    event.preventDefault();
    const given = dropped(event.dataTransfer);
    await this.openModel(late(() => import('./model-files')).then(({ folderDropped }) => folderDropped(given)));
  }

  clear(): void {
    this.actions?.setText('');
    this.renderRoot.querySelector('textarea')?.focus();
  }

  private onPoint(event: CustomEvent<Place>): void {
    this.actions?.hover(event.detail.row, event.detail.column);
  }

  private onPin(event: CustomEvent<Place>): void {
    if (labPin(this, event.detail)) return;
    this.actions?.pin(event.detail.row, event.detail.column);
  }

  private onAppearance(event: CustomEvent<Partial<Look>>): void {
    this.actions?.setLook(event.detail);
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.actions?.pin(null, null);
  }
}

/** A drop is offered only where this is said. Text that is dragged stays the text box's own business. */
export function allowDrop(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

define('lookback-translator', LookbackTranslator);
