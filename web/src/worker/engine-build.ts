import type { LookbackModule, LookbackModuleOptions } from 'lookback-wasm';

/** One of the builds of the module, with its glue: the one for today's browsers, or the scalar one for all others. */
export interface EngineBuild {
  readonly create: (options: LookbackModuleOptions) => Promise<LookbackModule>;
  /** Whether this browser has all that the build is made of; whoever chose it may not have asked. */
  readonly runsHere: () => Promise<boolean>;
  /** What is to be done before anything is translated; `exports` are those of the engine. */
  readonly prepare: (engine: LookbackModule, exports: WebAssembly.Exports) => void;
}
