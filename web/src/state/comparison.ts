import type { WorkerClient } from '../client/worker-client';
import { failureOf, type Failure } from '../protocol/failure';
import type { DecodingOptions } from '../protocol/decoding-options';
import { bytesAway, type ModelEntry } from '../protocol/model-entry';
import type { ModelInfo, Translation } from '../protocol/translation';
import { keptFiles } from './kept-files';
import { readingOf } from './reading';
import type { Services } from './services';

/** One of the models that are compared. */
export interface Mind {
  readonly entry: ModelEntry;
  /** `away`: not fetched, and nobody asked for it. `queued`: another one is fetched first. */
  readonly phase: 'away' | 'queued' | 'fetching' | 'ready' | 'failed';
  /** What fetching it brings over the network, in bytes: models share files. */
  readonly cost: number;
  readonly received: number;
  readonly failure: Failure | null;
  readonly info: ModelInfo | null;
  /** Of `Comparison.text`, once it is there; until then of an earlier text or null. */
  readonly translation: Translation | null;
  readonly busy: boolean;
}

export type ComparisonClient = Pick<WorkerClient, 'load' | 'translate'> & Partial<Pick<WorkerClient, 'has'>>;

let nextChannel = 1;

/**
 * The same text through several models. Models are fetched when asked for, one after the other; what is here
 * already speaks at once. Every change is told to `changed`.
 */
export class Comparison {
  private readonly channel = `compare-${nextChannel++}`;
  private readonly queue: string[] = [];
  private working = false;
  private text = '';
  private turn = 0;
  private kept: ReadonlySet<string> = new Set();
  minds: readonly Mind[] = [];

  constructor(
    private readonly client: ComparisonClient,
    private readonly changed: () => void,
    private readonly options: DecodingOptions = {},
    private readonly whatIsKept: Services['kept'] = undefined,
  ) {}

  /** Compares these models from now on; what was known of them stays. */
  setModels(entries: readonly ModelEntry[]): void {
    const known = new Map(this.minds.map((mind) => [mind.entry.id, mind]));
    this.minds = entries.map((entry) => known.get(entry.id) ?? away(entry, this.kept));
    this.changed();
    void this.count();
    for (const { entry, phase } of this.minds) if (phase === 'away' && this.client.has?.(entry)) this.fetch(entry.id);
  }

  setText(text: string): void {
    if (text === this.text) return;
    this.text = text;
    ++this.turn;
    for (const mind of this.minds) if (mind.phase === 'ready') void this.translate(mind.entry);
  }

  /** Puts a model in the queue; once it is here it translates. */
  fetch(id: string): void {
    const mind = this.minds.find(({ entry }) => entry.id === id);
    if (!mind || (mind.phase !== 'away' && mind.phase !== 'failed')) return;
    this.update(id, { phase: 'queued', failure: null, received: 0 });
    this.queue.push(id);
    void this.work();
  }

  fetchAll(): void {
    for (const { entry } of this.minds) this.fetch(entry.id);
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let id = this.queue.shift(); id !== undefined; id = this.queue.shift()) await this.load(id);
    this.working = false;
  }

  private async load(id: string): Promise<void> {
    const entry = this.minds.find((mind) => mind.entry.id === id)?.entry;
    if (!entry) return;
    this.update(id, { phase: 'fetching' });
    try {
      const info = await this.client.load(entry, (received) => this.update(id, { received }));
      this.update(id, { phase: 'ready', info, received: entry.bytes });
      void this.count();
      await this.translate(entry);
    } catch (error) {
      this.update(id, { phase: 'failed', failure: failureOf(error) });
    }
  }

  /** What the models that are not here cost by now. */
  private async count(): Promise<void> {
    if (!this.whatIsKept) return;
    const kept = await keptFiles(this.whatIsKept);
    this.kept = kept;
    const isOnItsWay = ({ phase }: Mind) => phase === 'fetching' || phase === 'ready';
    this.minds = this.minds.map((mind) => (isOnItsWay(mind) ? mind : { ...mind, cost: bytesAway(mind.entry, kept) }));
    this.changed();
  }

  private async translate(entry: ModelEntry): Promise<void> {
    const { turn } = this;
    const reading = readingOf(this.text, entry.source);
    const { text } = reading instanceof Promise ? await reading : reading;
    if (turn !== this.turn) return;
    if (text === '') return this.update(entry.id, { translation: null, busy: false });
    this.update(entry.id, { busy: true });
    try {
      const wish = { model: entry, channel: `${this.channel}-${entry.id}`, text, options: this.options };
      const translation = await this.client.translate(wish);
      if (turn === this.turn && translation) this.update(entry.id, { translation, busy: false });
    } catch (error) {
      if (turn === this.turn) this.update(entry.id, { phase: 'failed', failure: failureOf(error), busy: false });
    }
  }

  private update(id: string, change: Partial<Mind>): void {
    this.minds = this.minds.map((mind) => (mind.entry.id === id ? { ...mind, ...change } : mind));
    this.changed();
  }
}

function away(entry: ModelEntry, kept: ReadonlySet<string>): Mind {
  const cost = bytesAway(entry, kept);
  return { entry, phase: 'away', cost, received: 0, failure: null, info: null, translation: null, busy: false };
}
