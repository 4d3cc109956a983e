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

/** How large the states of models wired the other way are, where they are not as large as all others'; else null. */
export function lateSizes(models: readonly TaughtModel[]): { readonly late: number; readonly others: number } | null {
  const sizesOf = (isLate: boolean) => {
    const wired = models.filter(({ wiring }) => (wiring === 'context_out') === isLate);
    return new Set(wired.flatMap(({ sizes }) => (sizes ? [sizes.decoderSize] : [])));
  };
  const [[late, ...moreLate], [others, ...moreOthers]] = [sizesOf(true), sizesOf(false)];
  if (late === undefined || others === undefined || late === others) return null;
  return moreLate.length + moreOthers.length === 0 ? { late, others } : null;
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
