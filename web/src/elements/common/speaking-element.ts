import { LitElement } from 'lit';
import type { Language } from '../../messages/messages';
import { LanguageController } from './language-controller';

/** An element with the language of the nearest `lang`; it says nothing before it has the words. */
export class SpeakingElement extends LitElement {
  private readonly words = new LanguageController(this);

  get language(): Language {
    return this.words.language;
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    const arrival = this.hasUpdated ? null : this.words.arrival;
    return arrival ? arrival.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }
}
