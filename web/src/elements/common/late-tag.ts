import { html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import { say, type MessageKey } from '../../messages/messages';
import { controls, fence, tokens } from './shared-styles';
import { SpeakingElement } from './speaking-element';
import { tellFailure } from './tell-failure';
import { WhenVisible } from './when-visible';

/** A view as a tag of its own, for anybody's page: light until it comes into view, and then it fetches what it draws. */
export abstract class LateTag extends SpeakingElement {
  static override styles: CSSResultGroup = [tokens, fence, controls];
  static override properties: PropertyDeclarations = {
    text: { type: String },
    weights: { type: String },
    src: { type: String },
    loading: { type: String },
    phase: { state: true },
  };

  declare text: string;
  declare weights: string;
  declare src: string;
  declare loading: string;
  declare phase: 'asleep' | 'here' | 'failed';

  constructor() {
    super();
    this.text = '';
    this.weights = '';
    this.src = '';
    this.loading = 'lazy';
    this.phase = 'asleep';
    new WhenVisible(this, () => void this.wake());
  }

  /** Fetches the scripts of what is drawn. */
  protected abstract bring(): Promise<unknown>;
  protected abstract inside(): TemplateResult;
  /** What stands there before. */
  protected abstract readonly later: MessageKey;

  private async wake(): Promise<void> {
    try {
      await this.bring();
      this.phase = 'here';
    } catch {
      this.phase = 'failed';
      tellFailure(this, { code: 'unreachable', detail: this.localName });
    }
  }

  protected override render() {
    if (this.phase === 'here') return this.inside();
    if (this.phase === 'asleep') return html`<p>${say(this.language, this.later)}</p>`;
    return html`<p role="alert">${say(this.language, 'failure.unreachable')}</p>
      <button type="button" @click=${() => void this.wake()}>${say(this.language, 'progress.retry')}</button>`;
  }
}
