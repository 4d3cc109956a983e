/**
 * The WebAssembly module as JavaScript sees it. Written by hand: it changes in the same commit as the
 * binding, and a type test compiles against it.
 *
 * Every call that fails throws an `Error` whose message is the core's own sentence (what is wrong, what to do).
 * Every object made here lives in WebAssembly memory: call `delete()` once when done with it.
 * Strings must be well-formed UTF-16 (no lone surrogates): the caller replaces those before the call.
 */

/** The files of one model folder on their way in: the core allocates, the caller writes once through a view. */
export interface ModelFiles {
  /**
   * Makes room for a file of `size` bytes and returns a view of that room.
   * The view is valid only until the next call into the module: fill it at once, never keep it.
   * A name given twice replaces the earlier file.
   */
  addFile(name: string, size: number): Uint8Array;
  /** Throws unless the file's SHA-256 is `sha256` (64 hex digits) or when no file has that name. */
  verify(name: string, sha256: string): void;
  delete(): void;
}

/** One loaded model. */
export interface Translator {
  /** JSON of `ModelInfo` (web/src/protocol/translation.ts). */
  modelInfo(): string;
  /**
   * Begins a translation and returns at once, with the text normalised, split into sentences and cut into pieces.
   * Any number of tasks may be open; each may be dropped with `delete()` at any point.
   * @param options JSON of `DecodingOptions` (web/src/protocol/decoding-options.ts); `"{}"` takes the defaults.
   */
  start(text: string, options: string): Task;
  /** Tasks hold what they need: deleting the translator first is allowed. */
  delete(): void;
}

/** One translation under way. */
export interface Task {
  /** Decodes one target position of one sentence; false when there is nothing left to do. */
  step(): boolean;
  /** JSON of `Translation`; before the last step, what there is so far (`finished` is false in its hypotheses). */
  finish(): string;
  delete(): void;
}

export interface LookbackModule {
  ModelFiles: { new (): ModelFiles };
  Translator: {
    /** Reads and checks the files and takes what it needs; `files` is empty afterwards and must still be deleted. */
    create(files: ModelFiles): Translator;
  };
  /** Throws unless `json` is a config.json that a model could have; says what does not fit. */
  checkConfig(json: string): void;
  /** SHA-256 in 64 lower-case hex digits. In the core, because `crypto.subtle` is missing on plain-http pages. */
  sha256Hex(bytes: Uint8Array): string;
  /**
   * Products of int8 go through the function at this place of the module's table from now on (`Int8Dots` of
   * wasm/src/math/int8_dots.h), with activations of seven bits instead of 14; 0 takes the module's own again.
   * Call it before anything is translated.
   */
  useInt8Dots(place: number): void;
}

export interface LookbackModuleOptions {
  /** The bytes of lookback.wasm. This or the next is always given, so that no guessed path can break the start. */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Takes the place of the module's own instantiation; must hand the instance to `receive`, now or later. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  print?: (line: string) => void;
  printErr?: (line: string) => void;
}

export default function createLookbackModule(options: LookbackModuleOptions): Promise<LookbackModule>;
