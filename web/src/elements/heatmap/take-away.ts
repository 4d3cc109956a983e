import { css, html, nothing } from 'lit';
import { define } from '../common/define';
import { say } from '../../messages/messages';
import { kDefaultLook, type Look } from '../../protocol/look';
import type { PageFile } from '../../protocol/page-file';
import type { Exported } from '../../views/export-text';
import { LateScript } from '../common/late-script';
import { DialogElement, dialogStyles } from '../common/dialog-element';
import { controls, tokens } from '../common/shared-styles';

export type Format = 'svg' | 'png' | 'csv' | 'json' | 'pharaoh' | 'markdown' | 'latex' | 'alt' | 'link' | 'page';

/** Takes what is on show away as a picture, as numbers, in words, or as a link; nothing leaves the device for it. */
export class TakeAway extends DialogElement {
  static override properties = {
    content: { attribute: false },
    look: { attribute: false },
    link: { attribute: false },
    page: { attribute: false },
    opening: { attribute: false },
    sourceTitle: { type: String },
    targetTitle: { type: String },
    format: { state: true },
    said: { state: true },
  };
  static override styles = [
    tokens,
    controls,
    dialogStyles,
    css`
      dialog {
        width: min(95vw, 48em);
        max-height: 92vh;
      }

      h2 {
        margin: 0 0 0.6em;
        font-size: 1.05em;
      }

      .preview {
        margin: 0.8em 0;
        height: min(50vh, 24em);
        border: 1px solid var(--lb-line);
        background: var(--lb-sunken);
      }

      img {
        display: block;
        width: 100%;
        height: 100%;
        object-fit: contain;
        background: #fff;
      }

      textarea {
        display: block;
        width: 100%;
        height: 100%;
        padding: 0.6em;
        border: 0;
        resize: none;
        color: inherit;
        background: none;
        font:
          0.9em/1.5 ui-monospace,
          monospace;
        white-space: pre;
      }

      textarea.prose {
        white-space: pre-wrap;
      }

      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5em;
        align-items: center;
      }

      .buttons form {
        margin-inline-start: auto;
      }
    `,
  ];

  declare content: Exported | null;
  declare look: Look;
  /** Gives the address that opens what is on show; null where there is none. */
  declare link: (() => string) | null;
  /** The page with the model inside; null where none is offered. */
  declare page: PageFile | null;
  /** Gives what such a page opens with, so that it shows what is on show. */
  declare opening: () => string;
  declare sourceTitle: string;
  declare targetTitle: string;
  declare format: Format;
  declare said: string;
  /** What is in the dialog, with all that writes files: fetched when it is opened, which few do. */
  private readonly body = new LateScript(this, () => import('./take-away-body'));

  constructor() {
    super();
    this.content = null;
    this.look = kDefaultLook;
    this.link = null;
    this.page = null;
    this.opening = () => '';
    this.sourceTitle = '';
    this.targetTitle = '';
    this.format = 'svg';
    this.said = '';
  }

  protected override render() {
    const { content, language } = this;
    if (!content) return nothing;
    const title = say(language, 'take.title');
    return html`<button type="button" class="open" @click=${this.show}>${title}</button>
      <dialog aria-labelledby="title" @close=${this.hide}>
        <h2 id="title">${title}</h2>
        ${this.open ? this.inside(content) : nothing}
      </dialog>`;
  }

  protected override async show(): Promise<void> {
    this.said = '';
    void this.body.ask();
    return super.show();
  }

  private inside(content: Exported) {
    const { body, language } = this;
    if (body.module) return body.module.takeAwayBody(this, content);
    return html`${body.instead(language)}
      <form method="dialog"><button>${say(language, 'map.close')}</button></form>`;
  }
}

define('lookback-take', TakeAway);
