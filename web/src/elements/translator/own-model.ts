import { css, html, LitElement, nothing } from 'lit';
import { define } from '../common/define';
import { say, type Language } from '../../messages/messages';
import { late } from '../../protocol/late';
import type { Failure } from '../../protocol/failure';
import { tokens } from '../common/shared-styles';

/**
 * A button that opens a model folder of this device. Says `open-model` with a promise of the files, which are read here
 * and not sent.
 */
export class OwnModel extends LitElement {
  static override properties = {
    language: { type: String },
    opening: { type: Boolean },
    failure: { attribute: false },
  };
  static override styles = [
    tokens,
    css`
      :host {
        display: block;
      }

      button {
        font: inherit;
        color: var(--lb-quiet);
        background: none;
        border: 0;
        padding: 0;
        text-decoration: underline;
        text-underline-offset: 0.2em;
        cursor: pointer;
      }

      button:focus-visible {
        outline: 2px solid var(--lb-accent);
      }

      [role='alert'] {
        margin: 0.3em 0;
        padding-left: 0.7em;
        border-left: 3px solid var(--lb-accent);
        overflow-wrap: anywhere;
      }
    `,
  ];

  declare language: Language;
  declare opening: boolean;
  declare failure: Failure | null;

  constructor() {
    super();
    this.language = 'en';
    this.opening = false;
    this.failure = null;
  }

  protected override render() {
    const { language, failure } = this;
    return html`<button type="button" title=${say(language, 'own.hint')} ?disabled=${this.opening} @click=${this.pick}>
        ${say(language, this.opening ? 'own.opening' : 'own.open')}
      </button>
      <input
        type="file"
        hidden
        multiple
        webkitdirectory
        aria-label=${say(language, 'own.open')}
        @change=${this.onFiles}
      />
      ${
        failure
          ? html`<p role="alert">
              ${say(language, `failure.${failure.code}`)}
              ${failure.detail ? html`<q lang="en">${failure.detail}</q>` : nothing}
            </p>`
          : nothing
      }`;
  }

  private pick(): void {
    this.renderRoot.querySelector('input')!.click();
  }

  private onFiles(event: Event): void {
    const input = event.target as HTMLInputElement;
    const picked = [...(input.files ?? [])];
    // So that the same folder can be opened again after it was mended.
    input.value = '';
    const detail = late(() => import('./model-files')).then(({ folderOf }) => folderOf(picked));
    this.dispatchEvent(new CustomEvent('open-model', { detail, bubbles: true, composed: true }));
  }
}

define('lookback-own', OwnModel);
