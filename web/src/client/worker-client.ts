import type { DecodingOptions } from '../protocol/decoding-options';
import { FailureError } from '../protocol/failure';
import type { Answer, LocalFile, Request } from '../protocol/messages';
import { modelKey, type ModelEntry } from '../protocol/model-entry';
import type { ModelInfo, Translation } from '../protocol/translation';

/** What of a `Worker` is used; tests pass their own. */
export interface WorkerLike {
  postMessage(message: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Wish {
  readonly model: ModelEntry;
  /** Whose text it is; a newer wish of the same channel overtakes this one. */
  readonly channel: string;
  readonly text: string;
  readonly options: DecodingOptions;
  readonly signal?: AbortSignal;
  /** Called with what there is so far, while a long text is under way. */
  readonly partial?: (translation: Translation) => void;
}

type Draft<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Pending {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly listener?: Listener | undefined;
}

/** Hears what comes before the last answer. */
type Listener = (answer: Answer & { kind: 'progress' | 'partial' }) => void;

export interface WorkerClientOptions {
  readonly spawn: () => WorkerLike;
  /** How often the worker must show that it is alive while something is asked of it, in milliseconds. */
  readonly pulse?: number;
  /** A worker silent for this long, in milliseconds, is ended. */
  readonly patience?: number;
}

/** The page's side of the worker: typed requests, progress, and a fresh worker after a crash or a hang. */
export class WorkerClient {
  private worker: WorkerLike | null = null;
  private readonly pending = new Map<number, Pending>();
  private readonly loads = new Map<string, Promise<ModelInfo>>();
  /** The reader's own files, for the next worker if this one is lost. */
  private readonly own = new Map<string, Readonly<Record<string, LocalFile>>>();
  private next = 1;
  /** For how long the worker has shown no sign of life, and when that was last felt. */
  private silence = 0;
  private lastBeat = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(private readonly options: WorkerClientOptions) {}

  /** Loads the model into the worker; once loaded, at once. */
  load(model: ModelEntry, progress?: (received: number, total: number) => void): Promise<ModelInfo> {
    const key = modelKey(model);
    const known = this.loads.get(key);
    if (known) return known;
    const listener: Listener = (answer) => {
      if (answer.kind === 'progress') progress?.(answer.received, answer.total);
    };
    const files = this.own.get(key);
    if (files) return this.remember(key, this.ask({ kind: 'open', model: key, files }, listener));
    return this.remember(key, this.ask({ kind: 'load', model }, listener));
  }

  /** Loads a model from files of this device, under the name `id`. */
  async open(id: string, files: Readonly<Record<string, LocalFile>>): Promise<ModelInfo> {
    const info = await this.remember(id, this.ask({ kind: 'open', model: id, files }));
    this.own.set(id, files);
    return info;
  }

  /** Files for a model that may be asked for; nothing is done with them before. */
  offer(id: string, files: Readonly<Record<string, LocalFile>>): void {
    this.own.set(id, files);
  }

  /** Whether `load` would need nothing from the network any more. */
  has(model: Pick<ModelEntry, 'folder' | 'id'>): boolean {
    return this.loads.has(modelKey(model)) || this.own.has(modelKey(model));
  }

  /** What the core says against a config.json; null when it takes it. */
  async checkConfig(config: string): Promise<string | null> {
    const answer = await this.ask({ kind: 'check', config });
    if (answer.kind !== 'checked') throw new FailureError('internal', answer.kind);
    return answer.complaint;
  }

  private remember(id: string, asked: Promise<Answer>): Promise<ModelInfo> {
    const loading = asked.then((answer) => {
      if (answer.kind !== 'loaded') throw new FailureError('internal', answer.kind);
      return answer.info;
    });
    this.loads.set(id, loading);
    loading.catch(() => this.loads.delete(id));
    return loading;
  }

  /** The translation, or null when a newer text overtook it or the signal ended it. */
  async translate(wish: Wish): Promise<Translation | null> {
    await this.load(wish.model);
    if (wish.signal?.aborted) return null;
    const { channel, text, options } = wish;
    const id = this.next;
    // The engine knows a model by its key, a page by its id.
    const named = (translation: Translation) => ({ ...translation, model: wish.model.id });
    const listener: Listener = (answer) => {
      if (answer.kind === 'partial') wish.partial?.(named(answer.translation));
    };
    const asked = this.ask({ kind: 'translate', model: modelKey(wish.model), channel, text, options }, listener);
    const abort = () => this.post({ kind: 'abort', id });
    wish.signal?.addEventListener('abort', abort, { once: true });
    try {
      const answer = await asked;
      return answer.kind === 'translated' ? named(answer.translation) : null;
    } finally {
      wish.signal?.removeEventListener('abort', abort);
    }
  }

  /** Ends the worker; the next request starts a new one. */
  dispose(): void {
    this.restart(new FailureError('worker-failed', 'disposed'));
  }

  private ask(draft: Draft<Request>, listener?: Listener): Promise<Answer> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject, listener });
      try {
        this.post({ ...draft, id });
        this.watch();
      } catch (error) {
        this.pending.delete(id);
        reject(new FailureError('worker-failed', error instanceof Error ? error.message : String(error)));
      }
    });
  }

  private post(request: Request): void {
    this.worker ??= this.start();
    this.worker.postMessage(request);
  }

  private start(): WorkerLike {
    const worker = this.options.spawn();
    worker.onmessage = (event) => this.receive(event.data);
    worker.onerror = (event) => this.restart(new FailureError('worker-failed', event.message ?? ''));
    this.silence = 0;
    return worker;
  }

  private receive(answer: Answer): void {
    this.silence = 0;
    const pending = this.pending.get(answer.id);
    if (!pending) return;
    if (answer.kind === 'progress' || answer.kind === 'partial') return pending.listener?.(answer);
    this.pending.delete(answer.id);
    if (this.pending.size === 0) this.unwatch();
    if (answer.kind === 'failed') pending.reject(new FailureError(answer.failure.code, answer.failure.detail));
    else pending.resolve(answer);
  }

  private watch(): void {
    if (this.timer !== null) return;
    this.silence = 0;
    this.lastBeat = Date.now();
    this.timer = setInterval(() => this.feelPulse(), this.pulse);
  }

  private unwatch(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private get pulse(): number {
    return this.options.pulse ?? 2000;
  }

  private feelPulse(): void {
    const now = Date.now();
    // A tab that slept, or whose timers are held back because it is hidden, could hear nothing meanwhile.
    this.silence += Math.min(now - this.lastBeat, 2 * this.pulse);
    this.lastBeat = now;
    if (this.silence > (this.options.patience ?? 12000)) {
      return this.restart(new FailureError('worker-hung'));
    }
    this.post({ kind: 'ping', id: 0 });
  }

  private restart(error: FailureError): void {
    this.unwatch();
    this.worker?.terminate();
    this.worker = null;
    this.loads.clear();
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const pending of waiting) pending.reject(error);
  }
}
