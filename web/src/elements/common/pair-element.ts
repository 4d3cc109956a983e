import { LitElement, type PropertyDeclarations } from 'lit';
import type { Language } from '../../messages/messages';

/** An element about a text in two languages: it knows the reader's language, and those of both sides. */
export class PairElement extends LitElement {
  static override properties: PropertyDeclarations = {
    language: { type: String },
    sourceLanguage: { type: String, attribute: 'source-language' },
    targetLanguage: { type: String, attribute: 'target-language' },
  };

  declare language: Language;
  declare sourceLanguage: string;
  declare targetLanguage: string;

  constructor() {
    super();
    this.language = 'en';
    this.sourceLanguage = '';
    this.targetLanguage = '';
  }

  /** Tells whoever owns this element what its reader wishes. */
  say(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
