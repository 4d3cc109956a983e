import type { WorkerClient } from '../client/worker-client';
import { optionsOf } from '../protocol/edits';
import type { DecodingOptions } from '../protocol/decoding-options';
import { failureOf } from '../protocol/failure';
import type { SentenceTranslation } from '../protocol/translation';
import { isNoEdit } from '../protocol/what-if';
import type { State, Store } from './store';
import type { WhatIf } from './what-if';

/** As many alternatives as there is room to show. */
const kAlternatives = 8;

/** Decodes again what a reader changed, and judges what a reader wrote: whenever that changes, the newest wins. */
export class WhatIfRunner {
  private asked = '';

  constructor(
    private readonly store: Store,
    private readonly client: Pick<WorkerClient, 'translate'>,
    private readonly channel: string,
  ) {
    store.subscribe((state) => void this.look(state));
  }

  private async look(state: State): Promise<void> {
    const { whatIf } = state;
    const source = sourceOf(state);
    if (source === null) {
      this.asked = '';
      return;
    }
    const { options, result } = wishOf(whatIf);
    const key = JSON.stringify([state.model, source, options]);
    if (key === this.asked) return;
    this.asked = key;
    if (!options) return this.update({ [result]: null, busy: false });
    this.update({ busy: true });
    try {
      const sentence = await this.decode(state, source, options);
      if (this.asked === key && sentence) this.update({ [result]: sentence, busy: false });
    } catch (error) {
      if (this.asked === key) this.fail(error);
    }
  }

  private async decode(state: State, text: string, options: DecodingOptions): Promise<SentenceTranslation | null> {
    const model = state.models.find(({ id }) => id === state.model)!;
    const wish = { model, channel: this.channel, text, options: { candidates: kAlternatives, ...options } };
    const answer = await this.client.translate(wish);
    return answer?.sentences[0] ?? null;
  }

  private fail(error: unknown): void {
    const { code, detail } = failureOf(error);
    this.update({ busy: false, note: { key: `failure.${code}`, values: { detail } } });
  }

  private update(change: Partial<WhatIf>): void {
    this.store.update({ whatIf: { ...this.store.state.whatIf, ...change } });
  }
}

/** The sentence that the view is about; null while it is not on show, or nothing live is. */
export function sourceOf({ view, answer, sentence, engine, busy }: State): string | null {
  if (view !== 'what-if' || engine.phase !== 'ready' || busy || answer?.origin !== 'live') return null;
  return answer.translation.sentences[sentence]?.source.text ?? null;
}

/** What to ask, and where the answer goes; no options where nothing needs asking. */
function wishOf({ mode, edit, own }: WhatIf): { options: DecodingOptions | null; result: 'changed' | 'judged' } {
  if (mode === 'own') return { options: own.trim() ? { forcedTarget: own.trim() } : null, result: 'judged' };
  return { options: isNoEdit(edit) ? null : optionsOf(edit), result: 'changed' };
}
