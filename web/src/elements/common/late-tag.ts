import { type CSSResultGroup, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { MessageKey } from '../../messages/messages';
import { LateScript } from './late-script';
import { controls, fence, tokens } from './shared-styles';
import { SpeakingElement } from './speaking-element';
import { WhenVisible } from './when-visible';

/** A view as a tag of its own, for anybody's page: light until it comes into view, and then it fetches what it draws. */
export abstract class LateTag extends SpeakingElement {
  static override styles: CSSResultGroup = [tokens, fence, controls];
  static override properties: PropertyDeclarations = {
    text: { type: String },
    weights: { type: String },
    src: { type: String },
    loading: { type: String },
  };

  declare text: string;
  declare weights: string;
  declare src: string;
  declare loading: string;
  private readonly script = new LateScript(this, () => this.bring());

  constructor() {
    super();
    this.text = '';
    this.weights = '';
    this.src = '';
    this.loading = 'lazy';
    new WhenVisible(this, () => void this.script.ask());
  }

  /** Fetches the scripts of what is drawn. */
  protected abstract bring(): Promise<unknown>;
  protected abstract inside(): TemplateResult;
  /** What stands there before. */
  protected abstract readonly later: MessageKey;

  protected override render() {
    return this.script.instead(this.language, this.later) ?? this.inside();
  }
}
