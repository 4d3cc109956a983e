import { css, LitElement, type PropertyDeclarations } from 'lit';
import type { Language } from '../../messages/messages';

/** A quiet button that opens a dialog; what is in the dialog is built only while it is open. */
export class DialogElement extends LitElement {
  static override properties: PropertyDeclarations = {
    language: { type: String },
    open: { state: true },
  };

  declare language: Language;
  declare open: boolean;

  constructor() {
    super();
    this.language = 'en';
    this.open = false;
  }

  protected async show(): Promise<void> {
    this.open = true;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  protected hide(): void {
    this.open = false;
  }
}

export const dialogStyles = css`
  .open {
    border: 0;
    padding: 0;
    min-height: 0;
    color: var(--lb-quiet);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  dialog {
    padding: 1em 1.2em;
    color: inherit;
    background: var(--lb-paper);
    border: 1px solid var(--lb-quiet);
    border-radius: 0.4em;
  }

  dialog::backdrop {
    background: rgb(0 0 0 / 45%);
  }
`;
