import type { WorkerClient } from '../client/worker-client';
import { idsOf } from '../protocol/edits';
import type { ModelEntry } from '../protocol/model-entry';
import type { Hypothesis, SentenceTranslation } from '../protocol/translation';
import { disturbed } from '../protocol/weight-edits';
import { kDisturbances, type Disturbance, type TrialResult } from '../protocol/what-if';

/**
 * Is attention an explanation? Takes the weights of one row apart while all words before it stay as they were written,
 * and looks whether another piece becomes the likeliest; for every row, for every kind of disturbance.
 */
export async function* runTrial(
  client: Pick<WorkerClient, 'translate'>,
  model: ModelEntry,
  channel: string,
  sentence: SentenceTranslation,
): AsyncGenerator<readonly TrialResult[]> {
  const results: TrialResult[] = [];
  for (const kind of kDisturbances) {
    let result: TrialResult = { kind, tried: 0, changed: [] };
    const count = sentence.hypotheses[0]?.target.tokens.length ?? 0;
    for (let position = 0; position < count; ++position) {
      const [from, to] = await disturb(client, { model, channel, sentence }, kind, position);
      if (from === undefined || to === undefined) return;
      const changed = from === to ? result.changed : [...result.changed, { position, from, to }];
      result = { kind, tried: result.tried + 1, changed };
      yield [...results, result];
    }
    results.push(result);
  }
}

interface Subject {
  readonly model: ModelEntry;
  readonly channel: string;
  readonly sentence: SentenceTranslation;
}

/** The likeliest piece at a position before and after its row was disturbed; nothing when that was ended. */
async function disturb(
  client: Pick<WorkerClient, 'translate'>,
  { model, channel, sentence }: Subject,
  kind: Disturbance,
  position: number,
): Promise<readonly [string | undefined, string | undefined]> {
  const hypothesis = sentence.hypotheses[0]!;
  const { values, columns } = hypothesis.alignment!;
  const weights = disturbed(values.slice(position * columns, (position + 1) * columns), kind, position);
  const options = {
    forcedTarget: idsOf(hypothesis.target.tokens.slice(0, position)),
    alignmentOverrides: [{ position, weights }],
    candidates: 1,
  };
  const answer = await client.translate({ model, channel, text: sentence.source.text, options });
  return [likeliest(hypothesis, position), likeliest(answer?.sentences[0]?.hypotheses[0], position)];
}

function likeliest(hypothesis: Hypothesis | undefined, position: number): string | undefined {
  return hypothesis?.candidates[position]?.[0]?.piece;
}
