import type { WorkerClient } from '../client/worker-client';
import type { DecodingOptions } from '../protocol/decoding-options';
import { failureOf, type Failure } from '../protocol/failure';
import { modelsOf } from '../protocol/model-choice';
import type { ModelEntry } from '../protocol/model-entry';
import type { ModelInfo, Scorer, Translation } from '../protocol/translation';
import { kIdle, type Engine } from '../state/store';

/** What the lesson needs of the page's worker. */
export interface LessonServices {
  readonly client: Pick<WorkerClient, 'load' | 'translate'> & Partial<Pick<WorkerClient, 'checkConfig'>>;
  readonly catalog: () => Promise<readonly ModelEntry[]>;
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

/** One worker for all figures of a lesson. Nothing is fetched before the first figure is seen. */
export class LessonEngine {
  /** Null until the manifest is here. */
  models: readonly ModelEntry[] | null = null;
  failure: Failure | null = null;
  private asked = false;
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
    this.services.catalog().then(
      (models) => this.tell(() => (this.models = models)),
      (error: unknown) =>
        this.tell(() => {
          this.failure = failureOf(error);
          this.asked = false;
        }),
    );
  }

  /** The first model of this kind, by the order in which they are taught; undefined when the site has none. */
  find({ scorer, wiring }: ModelWish): ModelEntry | undefined {
    return modelsOf(this.models ?? [], kLanguages).find(
      (model) =>
        (scorer === undefined ? model.scorer !== 'none' : model.scorer === scorer) &&
        (wiring === undefined || model.wiring === wiring),
    );
  }

  /** All models that read French and write English. */
  all(): readonly ModelEntry[] {
    return modelsOf(this.models ?? [], kLanguages);
  }

  phaseOf(id: string): Engine {
    return this.phases.get(id) ?? kIdle;
  }

  async translate({ entry, text, options, channel }: Question): Promise<Translation | null> {
    await this.load(entry);
    return this.services.client.translate({ model: entry, channel, text, options });
  }

  private async load(entry: ModelEntry): Promise<void> {
    const { phase } = this.phaseOf(entry.id);
    if (phase === 'idle' || phase === 'failed') this.move(entry, { phase: 'fetching', received: 0, failure: null });
    try {
      const info = await this.services.client.load(entry, (received, total) =>
        this.move(entry, { phase: received < total ? 'fetching' : 'starting', received }),
      );
      if (this.phaseOf(entry.id).phase !== 'ready') this.move(entry, { phase: 'ready', received: entry.bytes, info });
    } catch (error) {
      this.move(entry, { phase: 'failed', failure: failureOf(error) });
      throw error;
    }
  }

  private move({ id, bytes }: ModelEntry, change: Partial<Engine>): void {
    this.tell(() => this.phases.set(id, { ...this.phaseOf(id), total: bytes, ...change }));
  }

  private tell(change: () => void): void {
    change();
    for (const listener of [...this.listeners]) listener();
  }
}
