import { html, LitElement, nothing } from 'lit';
import { define } from '../common/define';
import { servicesFor } from '../../client/services';
import { languageFor, say, type Language } from '../../messages/messages';
import '../../messages/view-words';
import { failureOf, type Failure } from '../../protocol/failure';
import { late } from '../../protocol/late';
import type { LengthExamples, Measurements } from '../../protocol/measurements';
import { modelsOf } from '../../protocol/model-choice';
import type { ModelEntry } from '../../protocol/model-entry';
import type { Services } from '../../state/actions';
import { Comparison } from '../../state/comparison';
import { kUsualWords } from '../../state/store';
import type { NamedReport } from '../../views/length-curves';
import { SchemeController } from '../common/scheme-controller';
import { controls, tokens } from '../common/shared-styles';
import './gradient-figure';
import { gradientPart } from './gradient-part';
import { curvesPart } from './length-curves-part';
import './length-figure';
import { lengthStyles } from './length-styles';
import { exampleText, trialPart } from './length-trial';
import { kMeasuredPair, otherPair } from './other-pair';

/**
 * The bottleneck: how translations get worse with length, without attention and with it; to try at once; and how far
 * back the loss is felt.
 *
 * Alone: attributes `weights` (folder of models), `lang` (interface), `words` (length that is looked at), `parts` (of
 * `curves trial gradients`). Inside the translator its properties are given: `models`, `measurements`, `services`,
 * `current`. Events: `words` (detail: the length that the reader chose), `model` (detail: the id of the model to go on
 * with, whose pair is the measured one).
 */
export class LookbackLength extends LitElement {
  static override styles = [tokens, controls, lengthStyles];
  static override properties = {
    weights: { type: String },
    lang: { type: String },
    words: { type: Number },
    parts: { type: String },
    models: { attribute: false },
    measurements: { attribute: false },
    current: { attribute: false },
  };

  declare weights: string;
  declare lang: string;
  declare words: number;
  declare parts: string;
  /** Of any direction; when null, those that `weights` has. */
  declare models: readonly ModelEntry[] | null;
  /** When null, fetched from `weights`. */
  declare measurements: Measurements | null;

  /** The model that is chosen around this view; null where it stands alone. */
  declare current: ModelEntry | null;

  /** For pages that bring their own engine; set before the element is connected. */
  declare services: Services | null | undefined;

  /** Models whose curves the reader has put away. */
  readonly putAway = new Set<string>();
  /** The bucket under the pointer. */
  glance: number | null = null;
  /** Which of a length's inputs is tried, and the model with attention that tries it. */
  turn = 0;
  chosen: string | null = null;
  examples: readonly LengthExamples[] = [];
  comparison: Comparison | null = null;
  readonly paper = new SchemeController(this);
  private found: readonly ModelEntry[] | null = null;
  private fetched: Measurements | null = null;
  private failure: Failure | null = null;

  constructor() {
    super();
    this.weights = '';
    this.words = kUsualWords;
    this.parts = 'curves trial gradients';
    this.models = null;
    this.measurements = null;
    this.current = null;
  }

  get language(): Language {
    return languageFor(this.lang || document.documentElement.lang);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.services ??= servicesFor({ weights: this.weights, src: '' });
    // Whole, as it was measured: split into sentences there would be no long input.
    this.comparison ??= new Comparison(
      this.services.client,
      () => this.requestUpdate(),
      { splitSentences: false },
      this.services.kept,
    );
    void this.fetchAll();
  }

  private async fetchAll(): Promise<void> {
    const { services } = this;
    this.failure = null;
    try {
      const [models, measurements, examples] = await Promise.all([
        this.models ?? services!.catalog(),
        this.measurements ?? services!.measurements?.() ?? { lengths: {}, gradients: {} },
        late(() => import('./length-examples.json')),
      ]);
      this.found = models;
      this.fetched = measurements;
      this.examples = examples.default.lengths as unknown as readonly LengthExamples[];
    } catch (error) {
      this.failure = failureOf(error);
    }
    this.requestUpdate();
  }

  get measured(): Measurements | null {
    return this.measurements ?? this.fetched;
  }

  /** The shipped models of the measured direction, in the order in which they are taught. */
  get shown(): readonly ModelEntry[] {
    return modelsOf(this.models ?? this.found ?? [], kMeasuredPair).filter(({ own }) => !own);
  }

  get reports(): readonly NamedReport[] {
    const lengths = this.measured?.lengths ?? {};
    return this.shown.flatMap(({ id }) => (lengths[id] ? [{ id, report: lengths[id] }] : []));
  }

  isNone = (id: string): boolean => this.shown.find((model) => model.id === id)?.scorer === 'none';

  /** The two that try: the one without attention, and one with it. */
  get rivals(): { readonly none: ModelEntry | undefined; readonly attention: ModelEntry | undefined } {
    const attending = this.shown.filter(({ scorer }) => scorer !== 'none');
    return {
      none: this.shown.find(({ scorer }) => scorer === 'none'),
      attention: attending.find(({ id }) => id === this.chosen) ?? attending.at(-1),
    };
  }

  protected override willUpdate(): void {
    if (!this.comparison || !this.parts.includes('trial')) return;
    const { none, attention } = this.rivals;
    const rivals = [none, attention].filter((model) => model !== undefined);
    const known = this.comparison.minds.map(({ entry }) => entry.id);
    if (rivals.map(({ id }) => id).join() !== known.join()) this.comparison.setModels(rivals);
    this.comparison.setText(exampleText(this));
  }

  protected override render() {
    const { language } = this;
    if (this.failure) return this.failed(this.failure);
    if (!this.measured) return html`<p class="quiet">${say(language, 'length.fetching')}</p>`;
    const has = (part: string) => this.parts.split(/\s+/).includes(part);
    return html`${otherPair(this)}
      <div class=${has('curves') ? 'figures' : ''}>
        ${has('curves') || has('trial') ? curvesPart(this, has('curves')) : nothing}
        ${has('trial') ? trialPart(this) : nothing} ${has('gradients') ? gradientPart(this) : nothing}
      </div>`;
  }

  private failed({ code, detail }: Failure) {
    return html`<div role="alert">
      <p>${say(this.language, 'length.failed')} ${say(this.language, `failure.${code}`)} ${detail && `(${detail})`}</p>
      <button type="button" @click=${() => void this.fetchAll()}>${say(this.language, 'progress.retry')}</button>
    </div>`;
  }

  choosePair(model: string): void {
    this.dispatchEvent(new CustomEvent('model', { detail: model, bubbles: true, composed: true }));
  }

  choose(words: number): void {
    if (words === this.words) return;
    this.words = words;
    this.turn = 0;
    this.dispatchEvent(new CustomEvent('words', { detail: words, bubbles: true, composed: true }));
  }
}

define('lookback-length', LookbackLength);
