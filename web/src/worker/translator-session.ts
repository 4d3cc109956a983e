import type { LookbackModule, ModelFiles, Task, Translator } from 'lookback-wasm';
import { withBytesNamed } from '../protocol/byte-pieces';
import type { DecodingOptions } from '../protocol/decoding-options';
import { FailureError, failureOf } from '../protocol/failure';
import type { LocalFile } from '../protocol/messages';
import { modelKey, type ModelEntry } from '../protocol/model-entry';
import type { ModelInfo, Translation } from '../protocol/translation';
import { bringModelFiles, handOver, type LoadOptions } from './model-loader';

/** Longest time without looking at the message queue, in milliseconds, where nobody waits for this thread. */
const kSlice = 8;
/** A long text shows what there is after this many milliseconds, and again each time that it has taken twice as long. */
const kFirstPartial = 400;

interface Loaded {
  readonly translator: Translator;
  readonly info: ModelInfo;
}

export interface Work {
  readonly model: string;
  readonly channel: string;
  readonly text: string;
  readonly options: DecodingOptions;
  /** Called with what there is so far, while a long text is under way. */
  readonly partial?: (translation: Translation) => void;
}

interface Job {
  cancelled: boolean;
}

/**
 * Owns the core's objects; plain data goes out.
 * Decoding runs in slices, so that a newer text of the same channel ends the older one without anybody waiting.
 */
export class TranslatorSession {
  private readonly models = new Map<string, Promise<Loaded>>();
  private readonly jobs = new Map<string, Job>();

  constructor(
    private readonly module: () => Promise<LookbackModule>,
    private readonly breathe: () => Promise<void>,
    private readonly now: () => number = () => performance.now(),
    /** 0 lets others in after every step: for a thread that also draws a page. */
    private readonly slice = kSlice,
  ) {}

  /** Loads a model once; asking again gives the same one, and a failed load may be tried again. */
  async load(model: ModelEntry, options: LoadOptions): Promise<ModelInfo> {
    const key = modelKey(model);
    let loaded = this.models.get(key);
    if (!loaded) {
      loaded = this.create(model, options);
      this.models.set(key, loaded);
      loaded.catch(() => this.models.delete(key));
    }
    return (await loaded).info;
  }

  /** Takes a model from the reader's own files, under the name that the page gave it. */
  async open(id: string, blobs: Readonly<Record<string, LocalFile>>): Promise<ModelInfo> {
    const loaded = await this.createFrom(blobs);
    this.models.set(id, Promise.resolve(loaded));
    return loaded.info;
  }

  /** Says in the core's words what is wrong with a config; null when nothing is. */
  async checkConfig(json: string): Promise<string | null> {
    const wasm = await this.module();
    try {
      wasm.checkConfig(json);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** The translation, or null when a newer text overtook it. */
  async translate(work: Work): Promise<Translation | null> {
    this.cancel(work.channel);
    const job: Job = { cancelled: false };
    this.jobs.set(work.channel, job);
    try {
      const loaded = await this.models.get(work.model);
      if (!loaded) throw new FailureError('internal', `model ${work.model} was not loaded`);
      return await this.decode(loaded.translator, work, job);
    } finally {
      if (this.jobs.get(work.channel) === job) this.jobs.delete(work.channel);
    }
  }

  /** Ends whatever the channel is waiting for. */
  cancel(channel: string): void {
    const job = this.jobs.get(channel);
    if (job) job.cancelled = true;
  }

  private async create(model: ModelEntry, options: LoadOptions): Promise<Loaded> {
    // The engine starts while the model is on its way.
    const [wasm, brought] = await Promise.all([this.module(), bringModelFiles(model, options)]);
    return this.take(wasm, await handOver(wasm, brought, options));
  }

  private async createFrom(blobs: Readonly<Record<string, LocalFile>>): Promise<Loaded> {
    const wasm = await this.module();
    const contents = await Promise.all(
      Object.entries(blobs).map(async ([name, blob]) => [name, new Uint8Array(await blob.arrayBuffer())] as const),
    );
    const files = new wasm.ModelFiles();
    for (const [name, bytes] of contents) files.addFile(name, bytes.length).set(bytes);
    return this.take(wasm, files);
  }

  private take(wasm: LookbackModule, files: ModelFiles): Loaded {
    try {
      const translator = wasm.Translator.create(files);
      return { translator, info: JSON.parse(translator.modelInfo()) as ModelInfo };
    } catch (error) {
      const { code, detail } = failureOf(error);
      throw new FailureError(code === 'no-memory' ? code : 'bad-model', detail);
    } finally {
      files.delete();
    }
  }

  private async decode(translator: Translator, work: Work, job: Job): Promise<Translation | null> {
    if (job.cancelled) return null;
    const began = this.now();
    const task = translator.start(toWellFormed(work.text), JSON.stringify(work.options));
    let next = kFirstPartial;
    let paused = 0;
    try {
      while (this.runSlice(task)) {
        const stopped = this.now();
        await this.breathe();
        paused += this.now() - stopped;
        if (job.cancelled) return null;
        const passed = this.now() - began;
        if (passed < next) continue;
        next = 2 * passed;
        work.partial?.(result(task, work));
      }
      const translation = result(task, work);
      // What the core did not count itself. A browser's clock is coarse.
      const bindings = Math.max(0, this.now() - began - paused - translation.milliseconds);
      return { ...translation, bindings };
    } finally {
      task.delete();
    }
  }

  /** True while there is more to do. */
  private runSlice(task: Task): boolean {
    const end = this.now() + this.slice;
    while (task.step()) {
      if (this.now() >= end) return true;
    }
    return false;
  }
}

/** What there is, under the name by which the page knows the model. */
function result(task: Task, { model }: Work): Translation {
  return withBytesNamed({ ...(JSON.parse(task.finish()) as Translation), model });
}

/** Half a surrogate pair cannot become UTF-8; the replacement character can. */
export function toWellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}
