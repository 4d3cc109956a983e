import { bytesOf, filesOf, keepFiles, missingFiles, type FileKeeping, type WantedFile } from '../files/kept-models';
import { FailureError, failureOf, type Failure } from '../protocol/failure';
import type { ModelEntry } from '../protocol/model-entry';
import type { Support } from './support';

/** What the browser lends; tests pass their own. */
export interface OfflineServices {
  readonly support: Support;
  readonly catalog: () => Promise<readonly ModelEntry[]>;
  /** Done when the site itself is on this device. */
  readonly keepSite: () => Promise<void>;
  readonly keeping: FileKeeping;
  readonly storage: Partial<Pick<StorageManager, 'estimate' | 'persist'>> | undefined;
  readonly fetch?: typeof fetch;
}

export interface KeptModel {
  readonly entry: ModelEntry;
  readonly kept: boolean;
}

export interface OfflineState {
  readonly site: 'unasked' | 'keeping' | 'kept' | 'failed';
  /** Why the site is not kept. */
  readonly reason: string;
  /** Null until it is known what is here. */
  readonly models: readonly KeptModel[] | null;
  /** Bytes to fetch for everything, and bytes that are kept. */
  readonly missing: number;
  readonly kept: number;
  /** Under way, with the bytes that came so far. */
  readonly work: { readonly received: number; readonly total: number } | null;
  readonly result: 'done' | 'cancelled' | 'removed' | null;
  readonly failure: Failure | null;
  /** The browser did not promise to leave it when space runs short. */
  readonly mayBeCleared: boolean;
}

const kNothingYet: OfflineState = {
  site: 'unasked',
  reason: '',
  models: null,
  missing: 0,
  kept: 0,
  work: null,
  result: null,
  failure: null,
  mayBeCleared: false,
};

/** Knows what of the site is on this device, brings the rest, and takes models away again. */
export class OfflineKeeper {
  state = kNothingYet;
  private abort: AbortController | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(readonly services: OfflineServices) {}

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Puts the page itself on this device, once; a failed try may be repeated. */
  async keepSite(): Promise<void> {
    if (this.services.support !== 'full' || !/unasked|failed/.test(this.state.site)) return;
    this.set({ site: 'keeping', reason: '' });
    try {
      await this.services.keepSite();
      this.set({ site: 'kept' });
    } catch (error) {
      this.set({ site: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Looks again at what is here. */
  async look(): Promise<void> {
    if (this.services.support !== 'full') return;
    try {
      const [models, kept] = await Promise.all([this.services.catalog(), this.services.keeping.hashes()]);
      const missing = missingFiles(models, kept);
      this.set({
        models: models.map((entry) => ({ entry, kept: missingFiles([entry], kept).length === 0 })),
        missing: bytesOf(missing),
        kept: bytesOf(filesOf(models)) - bytesOf(missing),
      });
    } catch (error) {
      this.set({ failure: failureOf(error) });
    }
  }

  /** Brings the page and all models. What arrived before it was stopped, or failed, stays. */
  async keepAll(): Promise<void> {
    if (this.abort) return;
    this.abort = new AbortController();
    const { signal } = this.abort;
    this.set({ result: null, failure: null, work: { received: 0, total: this.state.missing } });
    try {
      await Promise.all([this.keepSite(), this.bringModels(signal)]);
      this.set({ result: 'done' });
    } catch (error) {
      this.set(signal.aborted ? { result: 'cancelled' } : { failure: failureOf(error) });
    }
    this.abort = null;
    await this.look();
    this.set({ work: null });
  }

  cancel(): void {
    this.abort?.abort();
  }

  async removeModels(): Promise<void> {
    const models = (this.state.models ?? []).map(({ entry }) => entry);
    for (const { sha256 } of filesOf(models)) await this.services.keeping.remove(sha256);
    this.set({ result: 'removed', failure: null });
    await this.look();
  }

  private async bringModels(signal: AbortSignal): Promise<void> {
    const { catalog, keeping, fetch: get } = this.services;
    const files = missingFiles(await catalog(), await keeping.hashes());
    await this.askForRoom(files);
    const total = bytesOf(files);
    const report = (received: number) => this.set({ work: { received, total } });
    report(0);
    await keepFiles(files, { keeping, signal, report, ...(get && { fetch: get }) });
  }

  /** Browsers know how much they will give; better to hear it now than after half an hour. */
  private async askForRoom(files: readonly WantedFile[]): Promise<void> {
    const { storage } = this.services;
    const { quota, usage } = (await storage?.estimate?.().catch(() => null)) ?? {};
    if (quota !== undefined && usage !== undefined && quota - usage < bytesOf(files)) {
      throw new FailureError('full', `${quota - usage} < ${bytesOf(files)}`);
    }
    const promised = await storage?.persist?.().catch(() => false);
    this.set({ mayBeCleared: promised !== true });
  }

  private set(change: Partial<OfflineState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of [...this.listeners]) listener();
  }
}
