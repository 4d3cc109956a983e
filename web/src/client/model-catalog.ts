import { FailureError } from '../protocol/failure';
import { fetchText } from './fetch-text';
import type { ModelEntry, ModelFile, ModelManifest } from '../protocol/model-entry';

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

/** Whether an entry has all that the page goes by, and nothing that leads out of its folder. */
export function isWhole(entry: Partial<ModelEntry> | null): entry is ModelEntry {
  const { id, title, source, target, scorer, wiring, bytes, bleu, files } = entry ?? {};
  return (
    isText(id) &&
    /^[\w-]{1,64}$/.test(id) &&
    isText(title) &&
    isText(source) &&
    isText(target) &&
    kScorers.has(scorer ?? '') &&
    (wiring === undefined || wiring === 'context_in' || wiring === 'context_out') &&
    isAmount(bytes) &&
    (bleu === undefined || isAmount(bleu)) &&
    typeof files === 'object' &&
    Object.entries(files ?? { '': null }).every(isFile)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** JSON can say 1e999, which is read as infinite. */
const isAmount = (value: unknown) => typeof value === 'number' && value >= 0 && value < Infinity;

function isFile([name, file]: readonly [string, Partial<ModelFile> | null]): boolean {
  const { bytes, sha256 } = file ?? {};
  return /^\w[\w.-]*$/.test(name) && isAmount(bytes) && (sha256 === undefined || /^[0-9a-f]{64}$/.test(sha256));
}
