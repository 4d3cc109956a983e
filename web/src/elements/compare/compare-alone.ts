import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { servicesFor } from '../../client/services';
import { listed, say, type Language } from '../../messages/messages';
import { failureOf, type Failure } from '../../protocol/failure';
import { firstModel, modelsOf } from '../../protocol/model-choice';
import type { ModelEntry } from '../../protocol/model-entry';
import type { Services } from '../../state/actions';
import type { Mind } from '../../state/comparison';
import { define } from '../common/define';
import { tellFailure, tellTranslation } from '../common/tell-failure';
import './compare-pane';

/** The models that an author names, and the comparison of them: what stands in `<lookback-compare>`. */
export class CompareAlone extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
  `;
  static override properties = {
    text: { type: String },
    ids: { type: String },
    source: { type: String },
    target: { type: String },
    weights: { type: String },
    src: { type: String },
    eager: { type: Boolean },
    language: { type: String },
    found: { state: true },
    failure: { state: true },
  };

  declare text: string;
  declare ids: string;
  declare source: string;
  declare target: string;
  declare weights: string;
  declare src: string;
  declare eager: boolean;
  declare language: Language;
  declare found: readonly ModelEntry[] | null;
  declare failure: Failure | null;

  /** For tests. */
  declare services: Services | null | undefined;
  private models: readonly ModelEntry[] = [];
  /** A model that was asked for and is not there. */
  private strange: string | null = null;

  constructor() {
    super();
    this.text = '';
    this.ids = '';
    this.source = '';
    this.target = '';
    this.weights = '';
    this.src = '';
    this.eager = false;
    this.language = 'en';
    this.found = null;
    this.failure = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.services ??= servicesFor({ weights: this.weights, src: '' });
    if (!this.found) void this.find();
  }

  private async find(): Promise<void> {
    this.failure = null;
    try {
      this.found = await this.list();
    } catch (error) {
      this.fail(failureOf(error));
    }
  }

  /** Every model that may be meant: those of one folder of models, or those of several models' own folders. */
  private async list(): Promise<readonly ModelEntry[]> {
    const folders = this.src.split(/\s+/).filter(Boolean);
    if (folders.length === 0) return this.services!.catalog();
    const own = await Promise.all(folders.map((src) => servicesFor({ weights: '', src }).catalog()));
    const byId = new Map(own.flat().map((entry) => [entry.id, entry]));
    return [...byId.values()];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.found || !['found', 'ids', 'source', 'target'].some((name) => changed.has(name as 'found'))) return;
    this.models = this.wanted(this.found);
  }

  /** In the order in which they are named; else all of a direction, in the order in which they are taught. */
  private wanted(found: readonly ModelEntry[]): readonly ModelEntry[] {
    const ids = this.ids.split(/[\s,]+/).filter(Boolean);
    const strange = ids.find((id) => !found.some((entry) => entry.id === id));
    this.strange = strange?.slice(0, 60) ?? null;
    if (strange !== undefined) this.fail({ code: 'bad-attribute', detail: `models: ${strange.slice(0, 80)}` });
    if (ids.length > 0) return ids.flatMap((id) => found.find((entry) => entry.id === id) ?? []);
    if (this.src) return found;
    return modelsOf(found, this.source && this.target ? this : firstModel(found, null));
  }

  private fail(failure: Failure): void {
    this.failure = failure;
    tellFailure(this, failure);
  }

  protected override render() {
    const { failure, language } = this;
    return html`${
      failure
        ? html`<p role="alert">${say(language, `failure.${failure.code}`)} (${failure.detail}) ${this.available()}</p>
            ${this.found ? nothing : html`<button type="button" @click=${this.find}>${say(language, 'progress.retry')}</button>`}`
        : nothing
    }
    ${
      this.found
        ? html`<lookback-compare-pane
            lang=${language}
            .services=${this.services}
            .models=${this.models}
            .text=${this.text}
            .eager=${this.eager}
            @mind=${this.onMind}
          ></lookback-compare-pane>`
        : nothing
    }`;
  }

  /** What there is, in place of a model that is not. */
  private available(): string {
    if (this.strange === null || !this.found) return '';
    const models = listed(
      this.language,
      this.found.map(({ id }) => id),
    );
    return say(this.language, 'compare.noModel', { model: this.strange, models });
  }

  private onMind({ detail }: CustomEvent<Mind>): void {
    if (detail.failure) tellFailure(this, detail.failure);
    else if (detail.translation) tellTranslation(this, detail.translation);
  }
}

define('lookback-compare-alone', CompareAlone);
