import { FailureError } from '../protocol/failure';
import { kModelFiles, type ModelEntry } from '../protocol/model-entry';
import { isWhole } from './model-catalog';
import { fetchText } from './fetch-text';

/** One model's own folder at an address, as an entry: what it is stands in its `config.json`; the core reads the rest. */
export async function fetchModelFolder(folder: string, get: typeof fetch = fetch): Promise<ModelEntry> {
  const text = await fetchText(new URL('config.json', folder).href, 'config.json', get);
  let config: Readonly<Record<string, unknown>>;
  try {
    config = JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    throw new FailureError('bad-model', 'config.json is not JSON');
  }
  const entry = {
    id: config?.['id'],
    title: config?.['title'] ?? '',
    source: config?.['source_language'],
    target: config?.['target_language'],
    scorer: config?.['scorer'],
    wiring: config?.['wiring'],
    bytes: 0,
    files: Object.fromEntries(kModelFiles.map((name) => [name, { bytes: 0 }])),
    own: true,
    folder,
  } as Partial<ModelEntry>;
  if (!isWhole(entry)) throw new FailureError('bad-model', 'config.json does not describe a model of this format');
  return entry;
}
