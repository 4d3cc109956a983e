import type { LocalFile } from '../protocol/messages';
import type { ModelEntry } from '../protocol/model-entry';
import type { ModelInfo } from '../protocol/translation';

/** A model of this device as the page lists models. */
export function ownEntry(id: string, info: ModelInfo, files: Readonly<Record<string, LocalFile>>): ModelEntry {
  const { title, source, target, scorer, wiring } = info;
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return { id, title: title || info.id, source, target, scorer, wiring, bytes, files: {}, own: true };
}
