import type { DecodingOptions } from './decoding-options';
import type { Failure } from './failure';
import type { ModelEntry } from './model-entry';
import type { ModelInfo, Translation } from './translation';

/** A file of this device; a browser's `Blob` is one. */
export interface LocalFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What the page asks of the worker. Every request has an id of its own; answers carry it back. */
export type Request =
  /** Comes first: where the module's binary lies, or itself. A worker cannot know: its own address may be a blob's. */
  | { readonly kind: 'start'; readonly id: number; readonly wasm: string | LocalFile }
  | { readonly kind: 'load'; readonly id: number; readonly model: ModelEntry }
  | {
      readonly kind: 'translate';
      readonly id: number;
      /** Under which the model was loaded. */
      readonly model: string;
      /** Whose text this is: a newer request of the same channel ends the older one. */
      readonly channel: string;
      readonly text: string;
      readonly options: DecodingOptions;
    }
  | {
      readonly kind: 'open';
      readonly id: number;
      readonly model: string;
      readonly files: Readonly<Record<string, LocalFile>>;
    }
  | { readonly kind: 'check'; readonly id: number; readonly config: string }
  | { readonly kind: 'abort'; readonly id: number }
  | { readonly kind: 'ping'; readonly id: number };

/** What the worker says. Each request but `start` and `abort` ends with exactly one answer that is
 * neither `progress` nor `partial`. */
export type Answer =
  | { readonly kind: 'progress'; readonly id: number; readonly received: number; readonly total: number }
  | { readonly kind: 'loaded'; readonly id: number; readonly info: ModelInfo }
  | { readonly kind: 'checked'; readonly id: number; readonly complaint: string | null }
  | { readonly kind: 'partial'; readonly id: number; readonly translation: Translation }
  | { readonly kind: 'translated'; readonly id: number; readonly translation: Translation }
  | { readonly kind: 'overtaken'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure }
  | { readonly kind: 'pong'; readonly id: number };
