import { html, LitElement, nothing } from 'lit';
import { define } from '../elements/common/define';
import { dialogStyles } from '../elements/common/dialog-element';
import { modelTitle } from '../elements/common/model-names';
import { pageFileLink } from '../elements/common/page-file-link';
import { controls, tokens } from '../elements/common/shared-styles';
import { formatBytes, say, type Language, type MessageKey } from '../messages/messages';
import '../messages/offline-words';
import type { ModelEntry } from '../protocol/model-entry';
import type { PageFile } from '../protocol/page-file';
import type { KeptModel, OfflineKeeper } from './offline-keeper';
import { offlineStyles } from './offline-styles';

/** A page with a model inside, and which model that is. */
export interface OfferedFile {
  readonly file: PageFile;
  readonly entry: ModelEntry;
}

/** What of the site is on this device, and the two buttons that change it. */
export class OfflineDialog extends LitElement {
  static override properties = {
    language: { type: String },
    keeper: { attribute: false },
    files: { attribute: false },
  };
  static override styles = [tokens, controls, dialogStyles, offlineStyles];

  declare language: Language;
  declare keeper: OfflineKeeper | null;
  /** Pages with a model inside, where the site has some. */
  declare files: readonly OfferedFile[];
  /** What such a page is to open with. */
  opening = () => '';
  private unsubscribe: (() => void) | null = null;

  constructor() {
    super();
    this.language = 'en';
    this.keeper = null;
    this.files = [];
  }

  /** Opens it, with what is here now. */
  async show(): Promise<void> {
    this.unsubscribe ??= this.keeper!.subscribe(() => this.requestUpdate());
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
    await Promise.all([this.keeper!.keepSite(), this.keeper!.look()]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unsubscribe?.();
    this.unsubscribe = null;
  }

  private say(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
    return say(this.language, key, values);
  }

  protected override render() {
    const support = this.keeper?.services.support;
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${this.say('offline.title')}</h2>
      ${support === 'full' ? this.offer(this.keeper!) : nothing}
      ${support === 'plain-http' ? this.loss('offline.plain-http', 'offline.plain-http.do') : nothing}
      ${support === 'refused' ? this.loss('offline.refused', 'offline.refused.do') : nothing}
      ${this.files.length > 0 ? this.oneFile() : nothing}
      <form method="dialog"><button>${this.say('map.close')}</button></form>
    </dialog>`;
  }

  private loss(what: MessageKey, remedy: MessageKey) {
    return html`<p>${this.say(what)}</p>
      <p>${this.say(remedy)}</p>`;
  }

  /** What needs no browser that keeps anything. */
  private oneFile() {
    const link = ({ file, entry }: OfferedFile) => {
      const values = { model: modelTitle(this.language, entry), size: formatBytes(file.bytes) };
      const words = { text: this.say('offline.file.take', values), hint: '' };
      return html`<li>${pageFileLink(file, words, this.opening)}</li>`;
    };
    return html`<p>${this.say('offline.file')}</p>
      <ul>
        ${this.files.map(link)}
      </ul>`;
  }

  private offer({ state }: OfflineKeeper) {
    return html`<p class="site">${this.say(`offline.site.${state.site}`, { reason: state.reason })}</p>
      ${
        state.models
          ? html`<h3>${this.say('offline.models')}</h3>
              <ul>
                ${state.models.map((model) => this.model(model))}
              </ul>`
          : nothing
      }
      ${state.work ? this.underWay(state.work) : this.choices(this.keeper!)}
      <div role="status">${state.work ? nothing : this.result(this.keeper!)}</div>
      ${state.failure ? this.failed(this.keeper!) : nothing}`;
  }

  private model({ entry, kept }: KeptModel) {
    return html`<li class=${kept ? 'kept' : ''}>
      <span class="name">${modelTitle(this.language, entry)}</span>
      <span class="bytes">${formatBytes(entry.bytes)}</span>
      <span class="where">${this.say(kept ? 'offline.model.kept' : 'offline.model.missing')}</span>
    </li>`;
  }

  private choices(keeper: OfflineKeeper) {
    const { missing, kept, models, site } = keeper.state;
    const all = () => void keeper.keepAll();
    const remove = () => void keeper.removeModels();
    const bytes = (count: number) => ({ bytes: formatBytes(count) });
    return html`<div class="buttons">
      ${
        models && (missing > 0 || site === 'failed')
          ? html`<button type="button" class="all" @click=${all}>
              ${this.say(missing > 0 ? 'offline.all' : 'progress.retry', bytes(missing))}
            </button>`
          : nothing
      }
      ${
        kept > 0
          ? html`<button type="button" class="remove" @click=${remove}>
              ${this.say('offline.remove', bytes(kept))}
            </button>`
          : nothing
      }
    </div>`;
  }

  private underWay({ received, total }: { readonly received: number; readonly total: number }) {
    const bytes = { received: formatBytes(received), total: formatBytes(total) };
    return html`<div class="work">
      <p class="line">
        <span id="work">${this.say('offline.progress')}</span><span>${this.say('progress.bytes', bytes)}</span>
      </p>
      <progress aria-labelledby="work" max=${total || 1} value=${received}></progress>
      <button type="button" class="cancel" @click=${() => this.keeper!.cancel()}>${this.say('offline.cancel')}</button>
    </div>`;
  }

  private result({ state }: OfflineKeeper) {
    const { models, missing, site, result, mayBeCleared } = state;
    if (result === 'removed') return html`<p>${this.say('offline.removed')}</p>`;
    if (result === 'cancelled') return html`<p>${this.say('offline.cancelled')}</p>`;
    if (!models || missing > 0 || site !== 'kept') return nothing;
    return html`<p>${this.say('offline.complete')} ${mayBeCleared ? this.say('offline.mayBeCleared') : nothing}</p>`;
  }

  private failed({ state: { failure, kept } }: OfflineKeeper) {
    const { code, detail } = failure!;
    return html`<div class="failed" role="alert">
      <p>
        ${this.say(`failure.${code}`)} ${detail === '' ? nothing : html`<span class="detail">(${detail})</span>`}
        ${kept > 0 ? this.say('offline.again') : nothing}
      </p>
    </div>`;
  }
}

define('lookback-offline', OfflineDialog);
