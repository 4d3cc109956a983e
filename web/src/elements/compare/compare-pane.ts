import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { define } from '../common/define';
import { formatBytes, say, type Language } from '../../messages/messages';
import '../../messages/view-words';
import { kDefaultLook, type Look } from '../../protocol/look';
import type { ModelEntry } from '../../protocol/model-entry';
import type { Services } from '../../state/actions';
import { Comparison, type Mind } from '../../state/comparison';
import type { Unit } from '../../views/alignment-view';
import { compareCard, type Pointed } from './compare-card';
import { compareStyles } from './compare-styles';
import type { Place } from '../common/events';
import { LanguageController } from '../common/language-controller';
import './sizes-figure';
import { controls, tokens } from '../common/shared-styles';

/**
 * One sentence, several minds: the same text through the models it is given, side by side. A model is fetched only when
 * asked for, its bytes said before; `eager` asks for all.
 *
 * Event: `mind` (detail: the `Mind`, of its owner's interest only), whenever one has an answer or a failure.
 */
export class ComparePane extends LitElement {
  static override styles = [tokens, controls, compareStyles];
  static override properties = {
    text: { type: String },
    eager: { type: Boolean },
    models: { attribute: false },
    look: { attribute: false },
    unit: { type: String },
    sentence: { type: Number },
  };

  declare text: string;
  declare eager: boolean;
  declare models: readonly ModelEntry[];
  declare look: Look;
  declare unit: Unit;
  declare sentence: number;

  /** Set before the element is connected. */
  declare services: Services | null | undefined;

  private comparison: Comparison | null = null;
  private readonly words = new LanguageController(this);
  private pointed: Pointed | null = null;

  constructor() {
    super();
    this.text = '';
    this.eager = false;
    this.models = [];
    this.look = kDefaultLook;
    this.unit = 'words';
    this.sentence = 0;
  }

  get language(): Language {
    return this.words.language;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { services } = this;
    if (!services) return;
    this.comparison ??= new Comparison(services.client, () => this.onChange(), {}, services.kept);
  }

  private readonly told = new Map<string, unknown>();

  private onChange(): void {
    this.requestUpdate();
    for (const mind of this.comparison?.minds ?? []) this.tell(mind);
  }

  private tell(mind: Mind): void {
    const news = mind.failure ?? (mind.busy ? null : mind.translation);
    if (!news || this.told.get(mind.entry.id) === news) return;
    this.told.set(mind.entry.id, news);
    this.dispatchEvent(new CustomEvent<Mind>('mind', { detail: mind }));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('models')) this.comparison?.setModels(this.models);
    if (changed.has('text')) {
      this.comparison?.setText(this.text);
      this.pointed = null;
    }
    if (this.eager && (changed.has('models') || changed.has('eager'))) this.comparison?.fetchAll();
    if (changed.has('unit') || changed.has('sentence') || changed.has('look')) this.pointed = null;
  }

  protected override render() {
    const { language } = this;
    const minds = this.comparison?.minds ?? [];
    return html`
      <p class="guide">${say(language, 'compare.guide')}</p>
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
    const bytes = away.reduce((sum, { cost }) => sum + cost, 0);
    return html`<p>
      <button type="button" class="all" @click=${() => this.comparison?.fetchAll()}>
        ${say(this.language, bytes > 0 ? 'compare.fetch.all' : 'compare.open.all', {
          count: away.length,
          bytes: formatBytes(bytes),
        })}
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

define('lookback-compare-pane', ComparePane);
