import { FailureError } from '../protocol/failure';

/** Where downloaded files are kept, by their hash. Losing it costs a download, so its failures are not errors. */
export interface FileCache {
  get(sha256: string): Promise<Uint8Array | null>;
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  remove(sha256: string): Promise<void>;
}

/** Shared by everything of one origin: a file is the same wherever it came from, and is kept once. */
const kCacheName = 'lookback-files-1';

/** The browser's Cache API; on plain-http pages there is none, and nothing is kept. */
export class BrowserFileCache implements FileCache {
  async get(sha256: string): Promise<Uint8Array | null> {
    return quietly(null, async (cache) => {
      const found = await cache.match(key(sha256));
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    });
  }

  async put(sha256: string, bytes: Uint8Array): Promise<void> {
    await quietly(undefined, (cache) => cache.put(key(sha256), new Response(bytes as Uint8Array<ArrayBuffer>)));
  }

  async remove(sha256: string): Promise<void> {
    await quietly(undefined, async (cache) => {
      await cache.delete(key(sha256));
    });
  }
}

/** The hashes of all files that are kept. */
export async function keptHashes(): Promise<ReadonlySet<string>> {
  const requests = await quietly([], async (cache) => [...(await cache.keys())]);
  return new Set(requests.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
}

/** Keeps a file for somebody who asked for that: a device that refuses is a `FailureError` here. */
export async function keepFile(sha256: string, bytes: Uint8Array): Promise<void> {
  try {
    const cache = await caches.open(kCacheName);
    await cache.put(key(sha256), new Response(bytes as Uint8Array<ArrayBuffer>));
  } catch (error) {
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    throw new FailureError(isFull ? 'full' : 'not-kept', error instanceof Error ? error.message : String(error));
  }
}

/** A name for the cache only; nothing is ever fetched from it. Whole, because a blob's worker has no address to start from. */
function key(sha256: string): string {
  return `https://lookback.invalid/file/${sha256}`;
}

/** Full disks, private windows and sandboxed frames all refuse: then go on without. */
async function quietly<T>(otherwise: T, use: (cache: Cache) => Promise<T>): Promise<T> {
  try {
    // In a sandboxed frame even to ask throws.
    if (typeof caches === 'undefined') return otherwise;
    return await use(await caches.open(kCacheName));
  } catch {
    return otherwise;
  }
}
