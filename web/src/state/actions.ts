import { findCannedAnswer, type CannedAnswers } from '../client/canned-answers';
import { failureOf, type Failure } from '../protocol/failure';
import type { Look } from '../protocol/look';
import type { LocalFile } from '../protocol/messages';
import { firstModel, isSameDirection } from '../protocol/model-choice';
import type { ModelEntry } from '../protocol/model-entry';
import type { DecodingOptions } from '../protocol/decoding-options';
import type { Translation } from '../protocol/translation';
import { answerNotes } from './answer-notes';
import { linkNoteOf, noModel, type Note } from './input-check';
import { BeamActions } from './beam-actions';
import { Explainer } from './explainer';
import { fromLink } from './lab-link';
import { readingOf } from './reading';
import type { Services } from './services';
import { ownEntry } from './own-entry';
import { kIdle, type Answer, type Highlight, type Steps, type Store, type Unit, type View } from './store';
import type { UrlState } from './url-state';
import { WhatIfActions } from './what-if-actions';

export type { Services };

/** Whatever the model's own config says is best. */
const kOptions: DecodingOptions = {};
const kNoAnswers: CannedAnswers = { answers: [] };
let [nextChannel, nextOwn] = [1, 1];

/** Everything that a reader can do; the only code that changes the store and calls the client. */
export class Actions {
  readonly whatIf: WhatIfActions;
  readonly beam: BeamActions;
  private readonly channel = `embed-${nextChannel++}`;
  private canned = kNoAnswers;
  private newest = 0;
  private inputNotes: readonly Note[] = [];
  /** The text that nobody asked for; until the model is known it is a guess. */
  private opensWith: string | null = null;
  /** What a link has pinned, until there is an answer to pin it in. */
  private pinFromLink: UrlState['at'] | null = null;

  constructor(
    private readonly store: Store,
    private readonly services: Services,
    /** What to open with, by the language that the model reads. */
    private readonly usual: (language: string) => string = () => '',
  ) {
    new Explainer(store, services.client, `${this.channel}-steps`);
    this.whatIf = new WhatIfActions(store, services.client, this.channel);
    this.beam = new BeamActions(store, services.client, `${this.channel}-beam`);
  }

  /** Opens what is asked for. */
  start(link: UrlState = {}, refused: readonly string[] = []): Promise<void> {
    this.prepare(link, refused);
    return this.run();
  }

  /** Takes in what is asked for; nothing is fetched yet. */
  prepare(link: UrlState = {}, refused: readonly string[] = []): void {
    if (link.text === undefined) this.opensWith = this.usual(/^([a-z]+)-/.exec(link.model ?? '')?.[1] ?? 'fr');
    const { at, ...rest } = link;
    this.pinFromLink = at ?? null;
    this.store.update({
      ...(this.opensWith !== null && { text: this.opensWith }),
      ...fromLink(rest, this.store.state),
      linkNote: linkNoteOf(refused),
    });
  }

  /** Finds out what there is, shows what is shipped, and fetches the model. */
  async run(): Promise<void> {
    const canned = this.services.canned().then(
      (answers) => {
        this.canned = answers;
        this.showShipped();
      },
      () => undefined,
    );
    await Promise.all([canned, this.loadCatalog()]);
  }

  /** Goes where another link leads, in the same page. */
  async open(link: UrlState, refused: readonly string[]): Promise<void> {
    const linkNote = linkNoteOf(refused);
    const { model, text = this.store.state.text, at, ...rest } = link;
    this.pinFromLink = at ?? null;
    this.setText(text);
    const chosen = model ? this.chooseModel(model) : null;
    this.store.update({ ...fromLink(rest, this.store.state), linkNote: linkNote ?? this.store.state.linkNote });
    await chosen;
  }

  /** Says that something was asked for which is not here; the reader goes on with what is usual. */
  refuse(detail: string, linkNote: Note = { key: 'failure.bad-attribute', values: { detail } }): void {
    this.store.update({ refused: { code: 'bad-attribute', detail }, linkNote });
  }

  setText(text: string): void {
    const steps = { ...this.store.state.steps, position: 0, source: null };
    this.store.update({ text, sentence: 0, highlight: null, linkNote: null, steps });
    this.whatIf.forget();
    this.beam.forget();
    this.showShipped();
    void this.translate();
  }

  /** Takes another model; `text` is what it is to read, where that is another language. */
  async chooseModel(model: string, text = this.store.state.text): Promise<void> {
    const { model: before, text: textBefore, engine, models, catalog } = this.store.state;
    if (catalog === 'ready' && !models.some(({ id }) => id === model))
      return this.refuse(...noModel(model, this.store.state));
    if (model === before && engine.phase !== 'failed') return;
    this.store.update({ model, text, engine: kIdle, highlight: null, ...(text !== textBefore && { sentence: 0 }) });
    this.whatIf.forget();
    this.beam.forget();
    this.showShipped();
    await this.loadModel();
  }

  /** Brings in a model from files of this device, under the name that is returned; null when it cannot be used. */
  async openModel(folder: Promise<Readonly<Record<string, LocalFile>>>): Promise<string | null> {
    const id = `own-${nextOwn++}`;
    this.store.update({ folder: { opening: true, failure: null } });
    try {
      const files = await folder;
      const info = await this.services.client.open!(id, files);
      const entry = ownEntry(id, info, files);
      this.store.update({ folder: { opening: false, failure: null }, models: [...this.store.state.models, entry] });
      return id;
    } catch (error) {
      this.store.update({ folder: { opening: false, failure: failureOf(error) } });
      return null;
    }
  }

  /** After a failure: whatever is missing, once more. */
  async retry(): Promise<void> {
    if (this.store.state.catalog === 'failed') return this.loadCatalog();
    this.store.update({ engine: kIdle });
    await this.loadModel();
  }

  setUnit(unit: Unit): void {
    this.store.update({ unit, highlight: null });
  }

  setView(view: View): void {
    this.store.update({ view, highlight: null });
  }

  /** Looks at another sentence length in the length view. */
  setWords(words: number): void {
    this.store.update({ words });
  }

  setLook(change: Partial<Look>): void {
    const { look, highlight } = this.store.state;
    // With the ends out of sight nothing can be pointed at there.
    this.store.update({ look: { ...look, ...change }, highlight: change.hideEnd ? null : highlight });
  }

  setSentence(sentence: number): void {
    const last = (this.store.state.answer?.translation.sentences.length ?? 1) - 1;
    const steps = { ...this.store.state.steps, position: 0, source: null };
    this.store.update({ sentence: Math.max(0, Math.min(last, sentence)), highlight: null, steps });
    this.whatIf.forget();
    this.beam.forget();
  }

  /** Moves the steps view, or switches its names on and off. */
  setSteps(change: Partial<Omit<Steps, 'explanation'>>): void {
    this.store.update({ steps: { ...this.store.state.steps, ...change }, highlight: null });
  }

  /** Follows the pointer; what is pinned stays. */
  hover(row: number | null, column: number | null): void {
    if (this.store.state.highlight?.pinned) return;
    const nothing = row === null && column === null;
    this.store.update({ highlight: nothing ? null : { row, column, pinned: false } });
  }

  /** Pins a place; the same place again, or nowhere, lets go. */
  pin(row: number | null, column: number | null): void {
    const now = this.store.state.highlight;
    const nothing = row === null && column === null;
    const again = now?.pinned && now.row === row && now.column === column;
    const highlight: Highlight | null = nothing || again ? null : { row, column, pinned: true };
    this.store.update({ highlight });
  }

  private async loadCatalog(): Promise<void> {
    this.store.update({ catalog: 'loading' });
    try {
      const models = await this.services.catalog();
      const { model: asked, text } = this.store.state;
      const wanted = firstModel(models, asked);
      const opening = this.opensWith !== null && text === this.opensWith ? this.usual(wanted?.source ?? '') : text;
      this.store.update({ models, catalog: 'ready', model: wanted?.id ?? null, text: opening });
      if (asked !== null && wanted && wanted.id !== asked) this.refuse(...noModel(asked, this.store.state));
    } catch (error) {
      this.store.update({ catalog: 'failed', engine: { ...kIdle, phase: 'failed', failure: failureOf(error) } });
      return;
    }
    this.showShipped();
    await this.loadModel();
  }

  private async loadModel(thenTranslate = true): Promise<void> {
    const model = this.chosen();
    if (!model) return;
    const isCurrent = () => this.store.state.model === model.id;
    this.store.update({ engine: { ...kIdle, phase: 'fetching', total: model.bytes } });
    try {
      const info = await this.services.client.load(model, (received, total) => {
        const phase = received < total ? 'fetching' : 'starting';
        if (isCurrent()) this.store.update({ engine: { ...kIdle, phase, received, total } });
      });
      if (!isCurrent()) return;
      this.store.update({ engine: { ...kIdle, phase: 'ready', received: model.bytes, total: model.bytes, info } });
    } catch (error) {
      if (isCurrent()) this.store.update({ engine: { ...kIdle, phase: 'failed', failure: failureOf(error) } });
      return;
    }
    if (thenTranslate) await this.translate();
  }

  private async translate(): Promise<void> {
    const { text: typed, engine } = this.store.state;
    const model = this.chosen();
    const mine = ++this.newest;
    const reading = readingOf(typed, model?.source ?? 'fr');
    const checked = reading instanceof Promise ? await reading : reading;
    if (mine !== this.newest) return;
    this.inputNotes = checked.notes;
    this.store.update({ notes: checked.notes });
    if (checked.text === '') return this.store.update({ answer: null, busy: false });
    if (!model || engine.phase !== 'ready') return;
    this.store.update({ busy: true });
    try {
      const show = (translation: Translation, busy: boolean) => {
        if (mine === this.newest) this.show({ text: typed, translation, origin: 'live' }, busy);
      };
      const partial = (translation: Translation) => show(translation, true);
      const wish = { model, channel: this.channel, text: checked.text, options: kOptions, partial };
      const translation = await this.services.client.translate(wish);
      if (translation) show(translation, false);
    } catch (error) {
      await this.recover(failureOf(error), mine === this.newest);
    }
  }

  /** A text that the core refuses is only a remark; a lost worker is started again, without that text. */
  private async recover(failure: Failure, isNewest: boolean): Promise<void> {
    const key = `failure.${failure.code}` as const;
    if (isNewest) this.store.update({ busy: false, notes: [{ key, values: { detail: failure.detail } }] });
    const lostWorker = failure.code === 'worker-failed' || failure.code === 'worker-hung';
    if (lostWorker && this.store.state.engine.phase === 'ready') await this.loadModel(false);
  }

  private show(answer: Answer, busy = false): void {
    const count = answer.translation.sentences.length;
    const { sentence, highlight, answer: before } = this.store.state;
    // An answer to the same text (a shipped one made live) leaves the reader's finger where it is.
    const keep = before?.text === answer.text;
    this.store.update({
      answer,
      notes: [...this.inputNotes, ...answerNotes(answer.translation)],
      busy,
      sentence: Math.max(0, Math.min(sentence, count - 1)),
      highlight: keep ? highlight : this.takePin(),
    });
  }

  private takePin(): Highlight | null {
    const pin = this.pinFromLink;
    this.pinFromLink = null;
    return pin ? { ...pin, pinned: true } : null;
  }

  /** Until the model is there: the shipped answer to this text, or nothing. */
  private showShipped(): void {
    const { text, model, engine, answer } = this.store.state;
    if (engine.phase === 'ready') return;
    const translation = findCannedAnswer(this.canned, model, text);
    if (translation) this.show({ text, translation, origin: 'shipped' });
    else if (answer && !this.stillStands(answer)) this.store.update({ answer: null });
  }

  /** Another model's answer to the same text, in the same languages, stays until the new model has spoken. */
  private stillStands({ text, translation }: Answer): boolean {
    const { models, text: asked } = this.store.state;
    const by = models.find(({ id }) => id === translation.model);
    const now = this.chosen();
    return text === asked && by !== undefined && now !== undefined && isSameDirection(by, now);
  }

  private chosen(): ModelEntry | undefined {
    return this.store.state.models.find((model) => model.id === this.store.state.model);
  }
}
