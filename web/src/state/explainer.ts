import type { WorkerClient } from '../client/worker-client';
import { failureOf, type Failure } from '../protocol/failure';
import type { SentenceTranslation, StepExplanation } from '../protocol/translation';
import type { State, Steps, Store } from './store';

/**
 * Brings the numbers behind the step that is on show. They come from a forced decoding of what was written, so that
 * they are of this hypothesis and no other.
 */
export class Explainer {
  private asked: string | null = null;

  constructor(
    private readonly store: Store,
    private readonly client: Pick<WorkerClient, 'translate'>,
    private readonly channel: string,
  ) {
    store.subscribe((state) => void this.look(state));
  }

  private async look(state: State): Promise<void> {
    const place = placeOf(state);
    const key = place && JSON.stringify([state.answer!.text, state.model, state.sentence, place]);
    if (key === this.asked) return;
    this.asked = key;
    if (!place) return;
    const result = await this.explain(state, place).catch((error: unknown) => ({ failure: failureOf(error) }));
    if (this.asked === key) this.show(result);
  }

  /** Null when the model was busy with something newer. */
  private show(result: StepExplanation | { readonly failure: Failure } | null): void {
    if (!result) return;
    if ('failure' in result) this.update({ failure: result.failure });
    else this.update({ explanation: result, failure: null });
  }

  private async explain(state: State, place: { readonly position: number; readonly source: number }) {
    const model = state.models.find(({ id }) => id === state.model);
    const { source, hypotheses } = state.answer!.translation.sentences[state.sentence]!;
    const { tokens } = hypotheses[0]!.target;
    const forcedTarget = tokens.filter((token) => token.piece !== kEnd).map(({ id }) => id);
    const options = { forcedTarget, explain: place, candidates: 0 };
    const wish = { model: model!, channel: this.channel, text: source.text, options };
    const answer = await this.client.translate(wish);
    return answer?.sentences[0]?.explanation ?? null;
  }

  private update(change: Partial<Steps>): void {
    this.store.update({ steps: { ...this.store.state.steps, ...change } });
  }
}

const kEnd = '</s>';

/** What the steps view needs explained; null when it is not on show, or nothing live is. */
function placeOf({ view, answer, sentence, engine, busy, steps }: State) {
  if (view !== 'steps' || engine.phase !== 'ready' || busy || answer?.origin !== 'live') return null;
  const shown: SentenceTranslation | undefined = answer.translation.sentences[sentence];
  const hypothesis = shown?.hypotheses[0];
  const count = hypothesis?.target.tokens.length ?? 0;
  if (!shown || !hypothesis || count === 0) return null;
  const position = Math.min(steps.position, count - 1);
  const width = shown.source.tokens.length;
  const { alignment } = hypothesis;
  const row = alignment?.values.slice(position * width, (position + 1) * width) ?? [0];
  const source = steps.source !== null && steps.source < row.length ? steps.source : row.indexOf(Math.max(...row));
  return { position, source };
}
