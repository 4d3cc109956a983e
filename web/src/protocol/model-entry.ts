import type { ModelInfo, Scorer } from './translation';

/** One file of a model folder. */
export interface ModelFile {
  readonly bytes: number;
  readonly sha256: string;
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
  /** Opened by the reader from this device; in no manifest. */
  readonly own?: boolean;
}

export interface ModelManifest {
  readonly models: readonly ModelEntry[];
}
