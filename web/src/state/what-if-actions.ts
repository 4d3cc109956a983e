import type { WorkerClient } from '../client/worker-client';
import { failureOf } from '../protocol/failure';
import { late } from '../protocol/late';
import { kNoEdit, type Edit } from '../protocol/what-if';
import type { Note } from './input-check';
import type { Store } from './store';
import { kNothingChanged, undone, withEdit, type WhatIf } from './what-if';
import { sourceOf, WhatIfRunner } from './what-if-runner';

/** What a reader can do in the what-if view. */
export class WhatIfActions {
  private trials = 0;

  constructor(
    private readonly store: Store,
    private readonly client: Pick<WorkerClient, 'translate'>,
    private readonly channel: string,
  ) {
    new WhatIfRunner(store, client, `${channel}-what-if`);
  }

  edit(edit: Edit, grows = false): void {
    this.update(withEdit(this.now, edit, grows));
  }

  undo(): void {
    this.update(undone(this.now));
  }

  reset(): void {
    this.update({ ...withEdit(this.now, kNoEdit), row: null, own: '' });
  }

  setRow(row: number | null): void {
    this.update({ row, note: null });
  }

  setMode(mode: WhatIf['mode']): void {
    this.update({ mode, note: null });
  }

  setOwn(own: string): void {
    this.update({ own, note: null });
  }

  /** One line for the reader. */
  note(key: Note['key']): void {
    this.update({ note: { key } });
  }

  /** Another text, another model: what was changed has no meaning there. */
  forget(): void {
    ++this.trials;
    this.update(kNothingChanged);
  }

  /** Takes every row of the translation's weights apart, one at a time; the view fills as the results come. */
  async tryAll(): Promise<void> {
    const mine = ++this.trials;
    const { state } = this.store;
    const model = state.models.find(({ id }) => id === state.model);
    const sentence = state.answer?.translation.sentences[state.sentence];
    if (!model || !sentence?.hypotheses[0]?.alignment || sourceOf(state) === null) return;
    this.update({ trial: { running: true, results: [] } });
    try {
      const { runTrial } = await late(() => import('./trial'));
      for await (const results of runTrial(this.client, model, `${this.channel}-trial`, sentence)) {
        if (mine !== this.trials) return;
        this.update({ trial: { running: true, results } });
      }
    } catch (error) {
      const { code, detail } = failureOf(error);
      if (mine === this.trials) this.update({ note: { key: `failure.${code}`, values: { detail } } });
    }
    if (mine === this.trials) this.update({ trial: { running: false, results: this.now.trial?.results ?? [] } });
  }

  private get now(): WhatIf {
    return this.store.state.whatIf;
  }

  private update(change: Partial<WhatIf>): void {
    this.store.update({ whatIf: { ...this.now, ...change } });
  }
}
