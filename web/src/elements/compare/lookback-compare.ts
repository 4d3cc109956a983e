import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { define } from '../common/define';
import { servicesFor } from '../../client/services';
import { formatBytes, say, type Language } from '../../messages/messages';
import '../../messages/view-words';
import { failureOf, type Failure } from '../../protocol/failure';
import { kDefaultLook, type Look } from '../../protocol/look';
import { firstModel, modelsOf } from '../../protocol/model-choice';
import type { ModelEntry } from '../../protocol/model-entry';
import type { Services } from '../../state/actions';
import { Comparison } from '../../state/comparison';
import type { Unit } from '../../views/alignment-view';
import { compareCard, type Pointed } from './compare-card';
import { compareStyles } from './compare-styles';
import type { Place } from '../common/events';
import { LanguageController } from '../common/language-controller';
import { tellFailure } from '../common/tell-failure';
import { WhenVisible } from '../common/when-visible';
import './sizes-figure';
import { controls, tokens } from '../common/shared-styles';

/**
 * One sentence, several minds: the same text through the models of one direction, side by side.
 *
 * Alone: attributes `text`, `source` and `target` (languages), `weights` (folder of models), `loading`. Inside the
 * translator its properties are given. A model is fetched only when asked for, its bytes said before.
 */
export class LookbackCompare extends LitElement {
  static override styles = [tokens, controls, compareStyles];
  static override properties = {
    text: { type: String },
    source: { type: String },
    target: { type: String },
    weights: { type: String },
    loading: { type: String },
    models: { attribute: false },
    look: { attribute: false },
    unit: { type: String },
    sentence: { type: Number },
  };

  declare text: string;
  declare source: string;
  declare target: string;
  declare weights: string;
  declare loading: string;
  /** Those to compare; when null, all of the direction that `weights` has. */
  declare models: readonly ModelEntry[] | null;
  declare look: Look;
  declare unit: Unit;
  declare sentence: number;

  /** For pages that bring their own engine; set before the element is connected. */
  services: Services | null = null;

  private comparison: Comparison | null = null;
  private found: readonly ModelEntry[] | Failure | null = null;
  private readonly words = new LanguageController(this);
  private pointed: Pointed | null = null;

  constructor() {
    super();
    this.text = '';
    this.source = '';
    this.target = '';
    this.weights = '';
    this.loading = 'lazy';
    this.models = null;
    this.look = kDefaultLook;
    this.unit = 'words';
    this.sentence = 0;
    new WhenVisible(this, () => void this.findModels());
  }

  get language(): Language {
    return this.words.language;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.services ??= servicesFor({ weights: this.weights, src: '' });
    this.comparison ??= new Comparison(this.services.client, () => this.requestUpdate());
  }

  private async findModels(): Promise<void> {
    if (this.models) return;
    this.found = await this.services!.catalog().catch(failureOf);
    if ('code' in this.found) tellFailure(this, this.found);
    this.requestUpdate('models');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('models') || changed.has('source') || changed.has('target')) {
      this.comparison?.setModels(this.wanted());
    }
    if (changed.has('text')) {
      this.comparison?.setText(this.text);
      this.pointed = null;
    }
    if (changed.has('unit') || changed.has('sentence') || changed.has('look')) this.pointed = null;
  }

  private wanted(): readonly ModelEntry[] {
    if (this.models) return this.models;
    if (!this.found || 'code' in this.found) return [];
    const direction = this.source && this.target ? this : firstModel(this.found, null);
    return modelsOf(this.found, direction);
  }

  protected override render() {
    const { language } = this;
    const minds = this.comparison?.minds ?? [];
    const failure = this.found && 'code' in this.found ? this.found : null;
    return html`
      <p class="guide">${say(language, 'compare.guide')}</p>
      ${failure ? html`<p role="alert">${say(language, `failure.${failure.code}`)} (${failure.detail})</p>` : nothing}
      ${this.fetchAll()}
      <div class="minds" @point=${this.onPoint} @pin=${this.onPin}>
        ${minds.map((mind) =>
          compareCard(mind, {
            language,
            unit: this.unit,
            look: this.look,
            sentence: this.sentence,
            pointed: this.pointed,
            minds,
            fetch: (id) => this.comparison?.fetch(id),
          }),
        )}
      </div>
      <lookback-sizes .language=${language} .check=${this.check}></lookback-sizes>
    `;
  }

  /** What the core says against a config. */
  private readonly check = (config: string): Promise<string | null> =>
    this.services?.client.checkConfig?.(config) ?? Promise.resolve(null);

  private fetchAll() {
    const away = (this.comparison?.minds ?? []).filter(({ phase }) => phase === 'away');
    if (away.length < 2) return nothing;
    const bytes = away.reduce((sum, { entry }) => sum + entry.bytes, 0);
    return html`<p>
      <button type="button" class="all" @click=${() => this.comparison?.fetchAll()}>
        ${say(this.language, 'compare.fetch.all', { count: away.length, bytes: formatBytes(bytes) })}
      </button>
    </p>`;
  }

  private modelUnder(event: Event): string | null {
    return (event.target as Element).closest<HTMLElement>('[data-model]')?.dataset['model'] ?? null;
  }

  private onPoint(event: CustomEvent<Place>): void {
    event.stopPropagation();
    const model = this.modelUnder(event);
    const { row, column } = event.detail;
    if (this.pointed?.pinned || !model) return;
    this.pointed = row === null && column === null ? null : { model, place: event.detail, pinned: false };
    this.requestUpdate();
  }

  private onPin(event: CustomEvent<Place>): void {
    event.stopPropagation();
    const model = this.modelUnder(event);
    const { row, column } = event.detail;
    const now = this.pointed;
    const again = now?.pinned && now.model === model && now.place.row === row && now.place.column === column;
    const nowhere = row === null && column === null;
    this.pointed = !model || nowhere || again ? null : { model, place: event.detail, pinned: true };
    this.requestUpdate();
  }
}

define('lookback-compare', LookbackCompare);
