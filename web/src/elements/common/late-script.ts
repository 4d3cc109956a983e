import { html, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { say, type Language, type MessageKey } from '../../messages/messages';
import { failureOf, type Failure } from '../../protocol/failure';
import { late } from '../../protocol/late';
import { tellFailure } from './tell-failure';

/** A script that an element needs only now: while it does not come, the element says so and lets it be asked for again. */
export class LateScript<Module> {
  module: Module | null = null;
  private asked: Promise<void> | null = null;
  private failure: Failure | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly bring: () => Promise<Module>,
  ) {}

  /** Settles when it is here or cannot be had; never refuses. What failed is asked for again. */
  ask(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  private async fetch(): Promise<void> {
    this.failure = null;
    this.host.requestUpdate();
    try {
      this.module = await late(this.bring);
    } catch (error) {
      this.failure = failureOf(error);
      this.asked = null;
      tellFailure(this.host, this.failure);
    }
    this.host.requestUpdate();
  }

  /** In place of what it draws: what is wrong, or else that it will come; null once it is here. */
  instead(language: Language, later: MessageKey = 'late.waiting'): TemplateResult | null {
    if (this.module) return null;
    return this.problem(language) ?? html`<p>${say(language, later)}</p>`;
  }

  /** Null while nothing is wrong. */
  problem(language: Language): TemplateResult | null {
    return this.failure && lateNote(language, () => void this.ask());
  }
}

/** What a reader is told of a part of the page that did not come, and how to try again. */
export function lateNote(language: Language, again: () => void): TemplateResult {
  return html`<p class="late" role="alert">
    ${say(language, 'failure.no-script')}
    <button type="button" @click=${again}>${say(language, 'progress.retry')}</button>
  </p>`;
}
