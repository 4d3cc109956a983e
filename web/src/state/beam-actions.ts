import type { WorkerClient } from '../client/worker-client';
import type { BeamSettings } from '../protocol/beam-settings';
import type { DecodingOptions } from '../protocol/decoding-options';
import { idsOf } from '../protocol/edits';
import { failureOf } from '../protocol/failure';
import type { BeamNode, SentenceTranslation } from '../protocol/translation';
import { kModelsBeam, type Beam } from './beam-state';
import { NewestWish } from './newest-wish';
import type { State, Store } from './store';

/** As many hypotheses as anybody compares. */
const kShownHypotheses = 5;
/** The beam that the core takes when neither the model nor the reader says otherwise. */
const kUsualBeam = 5;

/** Searches again with a reader's settings, and opens hypotheses of the tree. */
export class BeamActions {
  private readonly search: NewestWish<SentenceTranslation>;
  private readonly open: NewestWish<SentenceTranslation>;

  constructor(
    private readonly store: Store,
    private readonly client: Pick<WorkerClient, 'translate'>,
    private readonly channel: string,
  ) {
    const fail = (error: unknown) => {
      const { code, detail } = failureOf(error);
      this.update({ note: { key: `failure.${code}`, values: { detail } } });
    };
    // Another tree has other nodes: what was open in the old one means nothing in it.
    this.search = new NewestWish((searched) => this.update({ searched, node: null, opened: null, note: null }), fail);
    this.open = new NewestWish((opened) => this.update({ opened }), fail);
    store.subscribe((state) => this.look(state));
  }

  set(settings: BeamSettings): void {
    this.update({ settings });
  }

  choose(node: number | null): void {
    this.update({ node, opened: null });
  }

  /** Another text, another model. */
  forget(): void {
    this.update({ ...kModelsBeam, settings: this.store.state.beam.settings });
  }

  private look(state: State): void {
    const { view, answer, sentence, engine, busy, beam, model } = state;
    const ready = view === 'beam' && engine.phase === 'ready' && !busy && answer?.origin === 'live';
    const text = ready ? answer.translation.sentences[sentence]?.source.text : undefined;
    const key = text === undefined ? null : JSON.stringify([model, text, beam.settings]);
    this.search.want(key, () => this.decode(state, text!, searchOptions(beam.settings, engine.info?.decoding)));
    const ids = beam.node === null ? null : idsTo(beam.searched?.trace ?? [], beam.node);
    const wanted = key === null || ids === null ? null : JSON.stringify([key, ids]);
    this.open.want(wanted, () => this.decode(state, text!, { forcedTarget: ids! }));
  }

  private async decode(state: State, text: string, options: DecodingOptions): Promise<SentenceTranslation | null> {
    const model = state.models.find(({ id }) => id === state.model)!;
    const channel = `${this.channel}-${options.forcedTarget ? 'open' : 'search'}`;
    const answer = await this.client.translate({
      model,
      channel,
      text,
      options: { splitSentences: false, ...options },
    });
    return answer?.sentences[0] ?? null;
  }

  private update(change: Partial<Beam>): void {
    this.store.update({ beam: { ...this.store.state.beam, ...change } });
  }
}

function searchOptions(settings: BeamSettings, own: BeamSettings = {}): DecodingOptions {
  const width = settings.beamSize ?? own.beamSize ?? kUsualBeam;
  return { ...settings, trace: true, nBest: Math.min(width, kShownHypotheses) };
}

/** The ids of the pieces on the way to a node, without the end of the sentence. */
function idsTo(trace: readonly BeamNode[], node: number): readonly number[] {
  const path: BeamNode[] = [];
  for (let at = trace[node]; at && at.parent >= 0; at = trace[at.parent]) path.unshift(at);
  return idsOf(path);
}
