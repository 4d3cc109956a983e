import type { WorkerClient } from '../client/worker-client';
import type { DecodingOptions } from '../protocol/decoding-options';
import { failureOf, type Failure } from '../protocol/failure';
import { firstModel, modelsOf } from '../protocol/model-choice';
import { bytesAway, bytesCome, type ModelEntry } from '../protocol/model-entry';
import type { ModelInfo, Scorer, Translation } from '../protocol/translation';
import { keptFiles } from '../state/kept-files';
import { kIdle, type Engine } from '../state/store';

/** What the lesson needs of the page's worker. */
export interface LessonServices {
  readonly client: Pick<WorkerClient, 'load' | 'translate'> & Partial<Pick<WorkerClient, 'has' | 'checkConfig'>>;
  readonly catalog: () => Promise<readonly ModelEntry[]>;
  /** Hashes of the model files that this device keeps; where it is absent, none are known. */
  readonly kept?: () => Promise<ReadonlySet<string>>;
  /** Whether the reader's browser asks to be sparing with data. */
  readonly saving?: () => boolean;
}

/** Which of the site's models a figure is about. */
export interface ModelWish {
  readonly scorer?: Scorer;
  readonly wiring?: ModelInfo['wiring'];
}

export interface Question {
  readonly entry: ModelEntry;
  readonly text: string;
  readonly options: DecodingOptions;
  readonly channel: string;
}

const kLanguages = { source: 'fr', target: 'en' };

/**
 * One worker for all figures of a lesson. Nothing is fetched before the first figure is seen; then the one model that
 * most figures need, and any other only when the reader asks for it.
 */
export class LessonEngine {
  /** Null until the manifest is here. */
  models: readonly ModelEntry[] | null = null;
  failure: Failure | null = null;
  private asked = false;
  private kept: ReadonlySet<string> = new Set();
  private readonly wanted = new Set<string>();
  private readonly phases = new Map<string, Engine>();
  private readonly listeners = new Set<() => void>();

  /** `base` is the folder of models. */
  constructor(
    readonly services: LessonServices,
    readonly base: string,
  ) {}

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Asks for the list of models, once. */
  begin(): void {
    if (this.asked) return;
    this.asked = true;
    this.failure = null;
    Promise.all([this.services.catalog(), keptFiles(this.services.kept)]).then(
      ([models, kept]) => this.tell(() => ((this.models = models), (this.kept = kept))),
      (error: unknown) =>
        this.tell(() => {
          this.failure = failureOf(error);
          this.asked = false;
        }),
    );
  }

  /** A model of this kind: the usual one if it is, else the first in the order of teaching; undefined when there is none. */
  find({ scorer, wiring }: ModelWish): ModelEntry | undefined {
    const fitting = this.all().filter(
      (model) =>
        (scorer === undefined ? model.scorer !== 'none' : model.scorer === scorer) &&
        (wiring === undefined || model.wiring === wiring),
    );
    return fitting.find((model) => model === this.usual) ?? fitting[0];
  }

  /** The model that most figures need: the only one that comes unasked. */
  get usual(): ModelEntry | undefined {
    return firstModel(this.all(), null);
  }

  /** All models that read French and write English. */
  all(): readonly ModelEntry[] {
    return modelsOf(this.models ?? [], kLanguages);
  }

  /** Whether a figure may use this model without a word before: it is here, it is the usual one, or it was asked for. */
  isFree(entry: ModelEntry): boolean {
    if (this.wanted.has(entry.id) || this.services.client.has?.(entry) || this.bytesAway(entry) === 0) return true;
    return entry === this.usual && !this.services.saving?.();
  }

  /** What this model would bring over the network. */
  bytesAway(entry: ModelEntry): number {
    return bytesAway(entry, this.kept);
  }

  /** The reader asks for a model. */
  want({ id }: ModelEntry): void {
    this.tell(() => this.wanted.add(id));
  }

  phaseOf(id: string): Engine {
    return this.phases.get(id) ?? kIdle;
  }

  async translate({ entry, text, options, channel }: Question): Promise<Translation | null> {
    await this.load(entry);
    return this.services.client.translate({ model: entry, channel, text, options });
  }

  private async load(entry: ModelEntry): Promise<void> {
    const total = this.bytesAway(entry);
    const { phase } = this.phaseOf(entry.id);
    if (phase === 'idle' || phase === 'failed') {
      // What is on this device already needs no announcement.
      this.move(entry, { phase: total > 0 ? 'fetching' : 'starting', received: 0, total, failure: null });
    }
    try {
      const info = await this.services.client.load(entry, (received, all) => this.hear(entry, received, all));
      if (this.phaseOf(entry.id).phase === 'ready') return;
      this.move(entry, { phase: 'ready', received: this.phaseOf(entry.id).total, info });
      this.look();
    } catch (error) {
      this.move(entry, { phase: 'failed', failure: failureOf(error) });
      throw error;
    }
  }

  private hear(entry: ModelEntry, received: number, all: number): void {
    const { total } = this.phaseOf(entry.id);
    const phase = received < all && total > 0 ? 'fetching' : 'starting';
    this.move(entry, { phase, received: bytesCome(entry, total, received) });
  }

  /** What is on the device by now: models share files. */
  private look(): void {
    if (this.services.kept) void keptFiles(this.services.kept).then((kept) => this.tell(() => (this.kept = kept)));
  }

  private move({ id }: ModelEntry, change: Partial<Engine>): void {
    this.tell(() => this.phases.set(id, { ...this.phaseOf(id), ...change }));
  }

  private tell(change: () => void): void {
    change();
    for (const listener of [...this.listeners]) listener();
  }
}
