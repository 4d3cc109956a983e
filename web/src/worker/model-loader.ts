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

/** A file of the manifest, with its bytes. */
export interface BroughtFile {
  readonly name: string;
  /** What to call it. */
  readonly path: string;
  readonly url: string;
  readonly file: ModelFile;
  readonly bytes: Uint8Array;
  /** From the cache, which nobody watches. */
  readonly kept: boolean;
}

type Wanted = Omit<BroughtFile, 'bytes' | 'kept'>;
type Get = Omit<LoadOptions, 'report'> & {
  readonly report?: (received: number) => void;
  readonly signal?: AbortSignal;
};

/** Brings a model's files, all at once, from the cache or the network. When one fails, the others are given up. */
export async function bringModelFiles(model: ModelEntry, options: LoadOptions): Promise<readonly BroughtFile[]> {
  const { folder } = model;
  if (!folder) throw new FailureError('internal', `${model.id} has no address`);
  const wanted = Object.entries(model.files).map(([name, file]): Wanted => ({
    name,
    path: `${model.id}/${name}`,
    url: folder + name,
    file,
  }));
  const received = wanted.map(() => 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const total = sum(wanted.map(({ file }) => file.bytes));
  const given = new AbortController();
  try {
    return await Promise.all(
      wanted.map((one, at) => {
        const report = (bytes: number) => {
          received[at] = bytes;
          options.report(sum(received), total);
        };
        return bring(one, { ...options, report, signal: given.signal });
      }),
    );
  } catch (error) {
    given.abort();
    throw error;
  }
}

/**
 * Hands the files to the core, each checked against the manifest's hash; what came from the network is kept. A file whose
 * bytes were spoilt in the cache is fetched again. The caller deletes what is returned.
 */
export async function handOver(
  wasm: LookbackModule,
  brought: readonly BroughtFile[],
  options: Omit<LoadOptions, 'report'>,
): Promise<ModelFiles> {
  const files = new wasm.ModelFiles();
  try {
    for (const one of brought) {
      if (isIntact(files, one)) await keep(one, options.cache);
      else if (one.kept) await replace(files, one, options);
      else throw new FailureError('wrong-hash', one.path);
    }
    return files;
  } catch (error) {
    files.delete();
    throw error;
  }
}

async function bring(wanted: Wanted, { report, ...options }: Get): Promise<BroughtFile> {
  const { sha256 } = wanted.file;
  const kept = sha256 === undefined ? null : await options.cache.get(sha256);
  const bytes = kept ?? (await fetched(wanted, report ? { ...options, report } : options));
  report?.(wanted.file.bytes);
  return { ...wanted, bytes, kept: kept !== null };
}

function fetched({ path, url, file: { bytes: size, sha256 } }: Wanted, options: Get): Promise<Uint8Array> {
  return fetchBytes(url, path, {
    ...(sha256 !== undefined && { size }),
    ...(options.report && { report: options.report }),
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.signal && { how: { signal: options.signal } }),
  });
}

async function keep({ file: { sha256 }, bytes, kept }: BroughtFile, cache: FileCache): Promise<void> {
  if (sha256 !== undefined && !kept) await cache.put(sha256, bytes);
}

async function replace(files: ModelFiles, spoilt: BroughtFile, options: Get): Promise<void> {
  await options.cache.remove(spoilt.file.sha256!);
  const fresh = { ...spoilt, kept: false, bytes: await fetched(spoilt, options) };
  if (!isIntact(files, fresh)) throw new FailureError('wrong-hash', fresh.path);
  await keep(fresh, options.cache);
}

/** Hands the bytes over and lets the core hash them where they lie. */
function isIntact(files: ModelFiles, { name, file, bytes }: BroughtFile): boolean {
  files.addFile(name, bytes.length).set(bytes);
  if (file.sha256 === undefined) return true;
  try {
    files.verify(name, file.sha256);
    return true;
  } catch {
    return false;
  }
}
