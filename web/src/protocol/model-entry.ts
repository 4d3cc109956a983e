import type { ModelInfo, Scorer } from './translation';

/** One file of a model folder. */
export interface ModelFile {
  readonly bytes: number;
  /** Absent where nobody vouches for the file: a folder of somebody's own has no manifest. */
  readonly sha256?: string;
}

/** A model in `weights/manifest.json`. */
export interface ModelEntry {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly target: string;
  readonly scorer: Scorer;
  /** Which state asks, and where the context goes; absent in older manifests. */
  readonly wiring?: ModelInfo['wiring'];
  /** Sum of all files. */
  readonly bytes: number;
  /** On the test file, beam 5, as shipped; absent until it was measured. */
  readonly bleu?: number;
  readonly files: Readonly<Record<string, ModelFile>>;
  /** Opened from this device, or from an address that the page's author gave; in no manifest. */
  readonly own?: boolean;
  /** Address of the folder with its files, absolute, with a slash at its end; in no manifest. */
  readonly folder?: string;
}

/** What tells a model from all others of a page, wherever they come from. */
export function modelKey({ folder, id }: Pick<ModelEntry, 'folder' | 'id'>): string {
  return folder ?? id;
}

/** What fetching a model would bring over the network, when files with these hashes are on the device already. */
export function bytesAway({ files }: Pick<ModelEntry, 'files'>, kept: ReadonlySet<string>): number {
  const away = Object.values(files).filter(({ sha256 }) => sha256 === undefined || !kept.has(sha256));
  return away.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** How much of `cost` has come, when the worker has `received` of a model: it counts what it takes from the device too. */
export function bytesCome({ bytes }: Pick<ModelEntry, 'bytes'>, cost: number, received: number): number {
  return Math.max(0, received - (bytes - cost));
}

/** The files that make a model. */
export const kModelFiles = ['config.json', 'source.tokenizer.json', 'target.tokenizer.json', 'model.safetensors'];

export interface ModelManifest {
  readonly models: readonly ModelEntry[];
}
