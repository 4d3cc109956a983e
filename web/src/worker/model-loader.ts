import type { LookbackModule, ModelFiles } from 'lookback-wasm';
import { FailureError } from '../protocol/failure';
import type { ModelEntry, ModelFile } from '../protocol/model-entry';
import { fetchBytes } from '../files/fetch-bytes';
import type { FileCache } from '../files/file-cache';

export interface LoadOptions {
  readonly cache: FileCache;
  readonly report: (received: number, total: number) => void;
  readonly fetch?: typeof fetch;
}

/**
 * Brings a model's files into the core, from the cache or the network, each checked against the manifest's hash.
 * The caller deletes what is returned.
 */
export async function loadModelFiles(
  wasm: LookbackModule,
  model: ModelEntry,
  options: LoadOptions,
): Promise<ModelFiles> {
  const files = new wasm.ModelFiles();
  const total = Object.values(model.files).reduce((sum, file) => sum + file.bytes, 0);
  const { folder } = model;
  if (!folder) throw new FailureError('internal', `${model.id} has no address`);
  let before = 0;
  try {
    for (const [name, file] of Object.entries(model.files)) {
      const report = (received: number) => options.report(before + received, total);
      await bring(files, { name, path: `${model.id}/${name}`, url: folder + name, file }, { ...options, report });
      before += file.bytes;
      options.report(before, total);
    }
    return files;
  } catch (error) {
    files.delete();
    throw error;
  }
}

interface Wanted {
  readonly name: string;
  /** What to call it. */
  readonly path: string;
  readonly url: string;
  readonly file: ModelFile;
}

async function bring(
  files: ModelFiles,
  wanted: Wanted,
  options: Omit<LoadOptions, 'report'> & { readonly report: (received: number) => void },
): Promise<void> {
  const { path, url } = wanted;
  const { bytes: size, sha256 } = wanted.file;
  const kept = sha256 === undefined ? null : await options.cache.get(sha256);
  if (kept && isIntact(files, wanted, kept)) return;
  if (kept && sha256 !== undefined) await options.cache.remove(sha256);
  const bytes = await fetchBytes(url, path, {
    ...(sha256 !== undefined && { size }),
    report: options.report,
    ...(options.fetch && { fetch: options.fetch }),
  });
  if (!isIntact(files, wanted, bytes)) throw new FailureError('wrong-hash', path);
  if (sha256 !== undefined) await options.cache.put(sha256, bytes);
}

/** Hands the bytes over and lets the core hash them where they lie. */
function isIntact(files: ModelFiles, { name, file }: Wanted, bytes: Uint8Array): boolean {
  files.addFile(name, bytes.length).set(bytes);
  if (file.sha256 === undefined) return true;
  try {
    files.verify(name, file.sha256);
    return true;
  } catch {
    return false;
  }
}
