import { FailureError } from '../protocol/failure';
import { fetchText } from './fetch-text';
import type { ModelEntry, ModelManifest } from '../protocol/model-entry';

const kScorers = new Set(['none', 'dot', 'general', 'reduced_rank', 'additive']);

/** The models that this site ships, from `manifest.json` in `base`. */
export async function fetchCatalog(base: string, get: typeof fetch = fetch): Promise<readonly ModelEntry[]> {
  const text = await fetchText(new URL('manifest.json', base).href, 'manifest.json', get);
  return parseCatalog(text).map((entry) => ({ ...entry, folder: new URL(`${entry.id}/`, base).href }));
}

/** Reads a manifest and keeps the entries that are whole. */
export function parseCatalog(text: string): readonly ModelEntry[] {
  let manifest: Partial<ModelManifest>;
  try {
    manifest = JSON.parse(text) as Partial<ModelManifest>;
  } catch {
    throw new FailureError('truncated', 'manifest.json');
  }
  if (!Array.isArray(manifest?.models)) throw new FailureError('bad-model', 'manifest.json: no list "models"');
  return manifest.models.filter(isWhole);
}

/** Whether an entry has all that the page goes by. */
export function isWhole(entry: Partial<ModelEntry> | null): entry is ModelEntry {
  return (
    typeof entry?.id === 'string' &&
    /^[\w-]+$/.test(entry.id) &&
    typeof entry.source === 'string' &&
    typeof entry.target === 'string' &&
    kScorers.has(entry.scorer ?? '') &&
    (entry.wiring === undefined || entry.wiring === 'context_in' || entry.wiring === 'context_out') &&
    typeof entry.files === 'object' &&
    Object.keys(entry.files).every((name) => /^[\w.-]+$/.test(name))
  );
}
