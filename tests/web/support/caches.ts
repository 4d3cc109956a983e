import type { FileCache } from '../../../web/src/files/file-cache';

/** A cache in memory, as the browser's is used. */
export class MemoryCache implements FileCache {
  readonly kept = new Map<string, Uint8Array>();

  get(sha256: string): Promise<Uint8Array | null> {
    return Promise.resolve(this.kept.get(sha256) ?? null);
  }

  put(sha256: string, bytes: Uint8Array): Promise<void> {
    this.kept.set(sha256, bytes);
    return Promise.resolve();
  }

  remove(sha256: string): Promise<void> {
    this.kept.delete(sha256);
    return Promise.resolve();
  }
}

/** A cache that keeps nothing, as on a plain-http page. */
export class ForgetfulCache extends MemoryCache {
  override put(): Promise<void> {
    return Promise.resolve();
  }
}
