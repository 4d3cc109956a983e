import { FailureError } from '../protocol/failure';
import type { ModelEntry, ModelManifest } from '../protocol/model-entry';

const kScorers = new Set(['none', 'dot', 'general', 'reduced_rank', 'additive']);

/** The models that this site ships, from `manifest.json` in `base`. */
export async function fetchCatalog(base: string, get: typeof fetch = fetch): Promise<readonly ModelEntry[]> {
  const response = await get(new URL('manifest.json', base).href).catch(() => {
    throw new FailureError(globalThis.navigator?.onLine === false ? 'offline' : 'unreachable', 'manifest.json');
  });
  if (response.status === 404) throw new FailureError('not-found', 'manifest.json');
  if (!response.ok) throw new FailureError('http', `manifest.json: ${response.status}`);
  const text = await response.text();
  if (text.trimStart().startsWith('<')) throw new FailureError('web-page', 'manifest.json');
  return parseCatalog(text);
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

function isWhole(entry: Partial<ModelEntry> | null): entry is ModelEntry {
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
