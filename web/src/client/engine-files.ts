import wasm from 'lookback-wasm/lookback.wasm?url';
import script from '../worker/worker?worker&url';

/** Where the engine lies: beside the script that this is part of, wherever that was loaded from. */
export const kEngineFiles = {
  script: new URL(script, import.meta.url).href,
  wasm: new URL(wasm, import.meta.url).href,
  /** Only while developing is the script a module of many; built, it is one plain file that runs anywhere. */
  type: import.meta.env.DEV ? 'module' : 'classic',
} as const;
