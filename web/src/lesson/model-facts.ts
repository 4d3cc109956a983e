import { kScorers } from '../protocol/model-choice';
import type { ModelEntry } from '../protocol/model-entry';
import type { LessonEngine } from './engine';
import { fileOf, readMetrics, readSizes, type TaughtModel } from './measured';

/** The five ways to ask with what this site's files say of them; a way that has no model yet is there without facts. */
export async function taughtModels(engine: LessonEngine): Promise<readonly TaughtModel[]> {
  const entries = engine.all();
  const rows = kScorers.flatMap((scorer): readonly (ModelEntry | typeof scorer)[] => {
    const found = entries.filter((entry) => entry.scorer === scorer);
    return found.length > 0 ? found : [scorer];
  });
  return Promise.all(
    rows.map((row) => (typeof row === 'string' ? Promise.resolve(absent(row)) : factsOf(engine.base, row))),
  );
}

function absent(scorer: TaughtModel['scorer']): TaughtModel {
  return { scorer, id: null, wiring: null, sizes: null, measured: { aer: {} } };
}

async function factsOf(base: string, { id, scorer, wiring, bleu }: ModelEntry): Promise<TaughtModel> {
  const [metrics, config] = await Promise.all([fileOf(base, `${id}/metrics.json`), fileOf(base, `${id}/config.json`)]);
  const measured = readMetrics(metrics);
  const score = measured.bleu ?? bleu;
  return {
    scorer,
    id,
    wiring: wiring ?? null,
    sizes: readSizes(config),
    measured: { ...measured, ...(score !== undefined && { bleu: score }) },
  };
}
