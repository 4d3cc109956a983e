import { filesOf, keepFiles, missingFiles, type FileKeeping } from '../files/kept-models';
import type { ModelEntry, ModelManifest } from '../protocol/model-entry';

export type Models = readonly ModelEntry[];

/** The models that a version's manifest names, with their folders. */
export function modelsIn(manifest: string, scope: string): Models {
  const { models } = JSON.parse(manifest) as ModelManifest;
  return models.map((entry) => ({ ...entry, folder: new URL(`weights/${entry.id}/`, scope).href }));
}

/** What was kept of the old version is kept of the new one too: a device that worked offline goes on to. */
export async function carryOver(before: Models, now: Models, keeping: FileKeeping): Promise<void> {
  const kept = await keeping.hashes();
  const whole = before.filter((model) => missingFiles([model], kept).length === 0);
  const wanted = now.filter(({ id }) => whole.some((model) => model.id === id));
  await keepFiles(missingFiles(wanted, kept), { keeping });
}

/** Weights that only the old version named. */
export async function removeLeft(before: Models, now: Models, keeping: FileKeeping): Promise<void> {
  const needed = new Set(filesOf(now).map(({ sha256 }) => sha256));
  for (const { sha256 } of filesOf(before)) if (!needed.has(sha256)) await keeping.remove(sha256);
}
