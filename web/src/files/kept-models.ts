import { FailureError } from '../protocol/failure';
import type { ModelEntry } from '../protocol/model-entry';
import { isExactly } from './digest';
import { fetchBytes } from './fetch-bytes';
import { BrowserFileCache, keepFile, keptHashes } from './file-cache';

/** What keeps files; tests pass their own. */
export interface FileKeeping {
  readonly hashes: () => Promise<ReadonlySet<string>>;
  readonly keep: (sha256: string, bytes: Uint8Array) => Promise<void>;
  readonly remove: (sha256: string) => Promise<void>;
}

export const kBrowserKeeping: FileKeeping = {
  hashes: keptHashes,
  keep: keepFile,
  remove: (sha256) => new BrowserFileCache().remove(sha256),
};

/** One file of the models, wherever it lies: models that share a file need it once. */
export interface WantedFile {
  readonly name: string;
  readonly url: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** The files of these models that are vouched for, each once, in the order in which they are fetched. */
export function filesOf(models: readonly ModelEntry[]): readonly WantedFile[] {
  const files = new Map<string, WantedFile>();
  for (const { id, folder, files: list } of models) {
    for (const [name, { bytes, sha256 }] of Object.entries(list)) {
      if (sha256 === undefined || folder === undefined || files.has(sha256)) continue;
      files.set(sha256, { name: `${id}/${name}`, url: folder + name, sha256, bytes });
    }
  }
  return [...files.values()];
}

export function missingFiles(models: readonly ModelEntry[], kept: ReadonlySet<string>): readonly WantedFile[] {
  return filesOf(models).filter(({ sha256 }) => !kept.has(sha256));
}

export function bytesOf(files: readonly WantedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

export interface KeepOptions {
  readonly keeping: FileKeeping;
  readonly signal?: AbortSignal;
  /** Called with the bytes that came so far. */
  readonly report?: (received: number) => void;
  readonly fetch?: typeof fetch;
}

/** Fetches, checks and keeps files one after the other. What is kept when it ends early stays: next time goes on there. */
export async function keepFiles(files: readonly WantedFile[], options: KeepOptions): Promise<void> {
  let before = 0;
  for (const file of files) {
    options.signal?.throwIfAborted();
    const report = (received: number) => options.report?.(before + received);
    await options.keeping.keep(file.sha256, await bring(file, { ...options, report }));
    before += file.bytes;
    options.report?.(before);
  }
}

async function bring({ url, name, bytes: size, sha256 }: WantedFile, options: KeepOptions): Promise<Uint8Array> {
  const { signal, report, fetch: get } = options;
  try {
    const bytes = await fetchBytes(url, name, {
      size,
      ...(report && { report }),
      ...(get && { fetch: get }),
      ...(signal && { how: { signal } }),
    });
    if (await isExactly(bytes, sha256)) return bytes;
  } catch (error) {
    // An aborted fetch looks like a lost network.
    signal?.throwIfAborted();
    throw error;
  }
  throw new FailureError('wrong-hash', name);
}
