import { html, LitElement, nothing, type CSSResultGroup, type ReactiveController, type TemplateResult } from 'lit';
import { modelName, modelTitle } from '../elements/common/model-names';
import '../elements/common/progress-note';
import { controls, tokens } from '../elements/common/shared-styles';
import { WhenVisible } from '../elements/common/when-visible';
import { tell, type LessonKey } from '../messages/lesson';
import { formatBytes, say, type Language } from '../messages/messages';
import type { DecodingOptions } from '../protocol/decoding-options';
import { failureOf, type Failure } from '../protocol/failure';
import type { ModelEntry } from '../protocol/model-entry';
import type { ModelInfo, Translation } from '../protocol/translation';
import { NewestWish } from '../state/newest-wish';
import type { LessonEngine, ModelWish } from './engine';
import { figureStyles } from './figure-styles';

/** A figure that comes to life when it comes into view. */
export abstract class LiveFigure extends LitElement {
  static override styles: CSSResultGroup = [tokens, controls, figureStyles];
  static override properties = { language: { type: String }, engine: { attribute: false } };

  declare language: Language;
  declare engine: LessonEngine | null;

  seen = false;
  private unsubscribe: (() => void) | null = null;

  constructor() {
    super();
    this.language = 'en';
    this.engine = null;
    new WhenVisible(this, () => this.wake(), '0px');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.unsubscribe = this.engine?.subscribe(() => this.requestUpdate()) ?? null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
  }

  /** Starts the engine, if nobody did. */
  private wake(): void {
    this.seen = true;
    this.engine?.begin();
    this.requestUpdate();
  }

  protected tell(key: LessonKey, values: Readonly<Record<string, string | number>> = {}): string {
    return tell(this.language, key, values);
  }

  protected retry(): void {
    this.engine?.begin();
    this.requestUpdate();
  }

  /** What stands in the way of an answer, in words; `nothing` when it is here or nobody asked yet. */
  standing(answer: LiveAnswer): TemplateResult | typeof nothing {
    const { engine, language } = this;
    if (!engine || !this.seen) return nothing;
    if (engine.failure) return this.alert(engine.failure, () => this.retry());
    const entry = answer.wish && engine.find(answer.wish);
    if (engine.models && answer.wish && !entry) return html`<p class="missing">${this.missing(answer.wish)}</p>`;
    if (!entry || answer.translation) return nothing;
    if (!engine.isFree(entry)) return this.offer(entry);
    const phase = engine.phaseOf(entry.id);
    if (phase.phase !== 'ready' && phase.phase !== 'idle') {
      return html`<lookback-progress
        .engine=${phase}
        .language=${language}
        @retry=${() => answer.again()}
      ></lookback-progress>`;
    }
    return answer.failure ? this.alert(answer.failure, () => answer.again()) : nothing;
  }

  /** A model that is fetched only when the reader says so, with its price. */
  private offer(entry: ModelEntry) {
    const values = {
      model: modelName(this.language, entry),
      bytes: formatBytes(this.engine!.bytesAway(entry)),
    };
    return html`<p class="offer">
      <button type="button" @click=${() => this.engine?.want(entry)}>${this.tell('model.fetch', values)}</button>
    </p>`;
  }

  /** Who answers, quietly. */
  protected author({ wish }: LiveAnswer): TemplateResult | typeof nothing {
    const entry = this.seen && wish ? this.engine?.find(wish) : undefined;
    if (!entry) return nothing;
    return html`<p class="author">
      ${this.tell('model.is')}
      <a href=${`./models.html#${entry.id}`} target="_blank" rel="noopener">${modelTitle(this.language, entry)}</a>
      · <code>${entry.id}</code>
    </p>`;
  }

  /** That this site lacks a model, and which. */
  protected missing({ scorer, wiring }: ModelWish): string {
    if (scorer) return this.tell('missing.scorer', { scorer: say(this.language, `model.scorer.${scorer}`) });
    return wiring === 'context_out' ? this.tell('missing.wiring') : this.tell('missing.any');
  }

  private alert({ code, detail }: Failure, again: () => void) {
    return html`<div role="alert" class="alert">
      <p>${say(this.language, `failure.${code}`)} ${detail ? html`<span class="quiet">(${detail})</span>` : nothing}</p>
      <button type="button" @click=${again}>${say(this.language, 'progress.retry')}</button>
    </div>`;
  }
}

export interface Ask extends ModelWish {
  readonly text: string;
  readonly options?: DecodingOptions;
}

let nextChannel = 1;

/** One question of a figure to a model, asked anew whenever it changes. */
export class LiveAnswer implements ReactiveController {
  /** Of the newest question that was answered. */
  translation: Translation | null = null;
  failure: Failure | null = null;
  wish: Ask | null = null;
  private answered: string | null = null;
  private key: string | null = null;
  private readonly channel = `lesson-${nextChannel++}`;
  private readonly newest = new NewestWish<readonly [string, Translation]>(
    ([key, translation]) => this.show(key, translation),
    (error) => this.fail(error),
  );

  constructor(
    private readonly host: LiveFigure,
    /** What to ask now; null for nothing. */
    private readonly ask: () => Ask | null,
  ) {
    host.addController(this);
  }

  /** Whether the answer on show is one to an older question. */
  get stale(): boolean {
    return this.key !== null && this.key !== this.answered;
  }

  get info(): ModelInfo | null {
    const entry = this.wish && this.host.engine?.find(this.wish);
    return entry ? (this.host.engine?.phaseOf(entry.id).info ?? null) : null;
  }

  hostUpdate(): void {
    this.wish = this.ask();
    const { engine, seen } = this.host;
    const entry = this.wish && seen ? engine?.find(this.wish) : undefined;
    if (!entry || !this.wish || !engine?.isFree(entry)) {
      this.key = null;
      // Nobody can answer this question now: the answer to another one would stand under it.
      if (this.wish && engine && seen) this.translation = null;
      return this.newest.want(null, () => Promise.resolve(null));
    }
    const { text, options = {} } = this.wish;
    const key = JSON.stringify([entry.id, text, options]);
    this.key = key;
    this.newest.want(key, async () => {
      const translation = await engine.translate({ entry, text, options, channel: this.channel });
      return translation && [key, translation];
    });
  }

  /** Once more, after a failure. */
  again(): void {
    this.newest.want(null, () => Promise.resolve(null));
    this.failure = null;
    this.host.requestUpdate();
  }

  private show(key: string, translation: Translation): void {
    this.answered = key;
    this.translation = translation;
    this.failure = null;
    this.host.requestUpdate();
  }

  private fail(error: unknown): void {
    this.failure = failureOf(error);
    this.host.requestUpdate();
  }
}
