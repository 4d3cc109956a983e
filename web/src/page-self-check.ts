import { compareNumbers, type Verdict } from './client/self-check';
import type { LookbackTranslator } from './elements/translator/lookback-translator';
import { say, type Language } from './messages/messages';
import type { State } from './state/store';

/**
 * Whether this device computes what we computed: once a model has translated something here and nothing else is to do,
 * one of its translations is held against the same one as it was shipped. A line under the translation says what came
 * of it. Where the page opened with that very sentence, nothing more is translated for this.
 */
export class PageSelfCheck {
  private readonly note = document.createElement('span');
  /** By model; null while it is being checked, and for one that no numbers were shipped of. */
  private readonly verdicts = new Map<string, Verdict | null>();
  private language: Language = 'en';

  constructor(
    private readonly translator: LookbackTranslator,
    private readonly idle: () => Promise<void> = whenIdle,
  ) {
    this.note.slot = 'checked';
    translator.append(this.note);
    translator.addEventListener('change', () => this.look());
  }

  show(language: Language): void {
    this.language = language;
    this.tell();
  }

  private look(): void {
    this.tell();
    const { model, answer, busy } = this.translator.state;
    if (model === null || busy || answer?.origin !== 'live' || this.verdicts.has(model)) return;
    this.verdicts.set(model, null);
    void this.idle()
      .then(() => this.check(model))
      .then(
        (verdict) => {
          this.verdicts.set(model, verdict);
          this.tell();
        },
        // The engine was lost meanwhile, which the page says by itself.
        () => undefined,
      );
  }

  private async check(model: string): Promise<Verdict | null> {
    const { services, state } = this.translator;
    const shipped = (await services?.canned())?.answers.find(({ translation }) => translation.model === model);
    const entry = state.models.find(({ id }) => id === model);
    if (!services || !shipped || !entry) return null;
    const { text, translation } = shipped;
    const wish = { model: entry, channel: 'self-check', text, options: {} };
    const here = alreadyHere(state, model, text) ?? (await services.client.translate(wish));
    return here && compareNumbers(translation, here);
  }

  private tell(): void {
    const verdict = this.verdicts.get(this.translator.state.model ?? '');
    const { language, note } = this;
    note.className = verdict ? `self-check ${verdict.kind}` : 'self-check';
    note.textContent = verdict ? say(language, `check.${verdict.kind}`, wordsOf(verdict)) : '';
    note.title = verdict ? say(language, 'check.how', { text: verdict.text }) : '';
  }
}

function alreadyHere({ answer }: State, model: string, text: string) {
  const isIt = answer?.origin === 'live' && answer.text === text && answer.translation.model === model;
  return isIt ? answer.translation : null;
}

function wordsOf(verdict: Verdict): Readonly<Record<string, string>> {
  if (verdict.kind === 'words') return { text: verdict.text, expected: verdict.expected, found: verdict.found };
  return { text: verdict.text, difference: verdict.difference.toPrecision(2) };
}

/** Not every browser says when it has nothing to do. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}
