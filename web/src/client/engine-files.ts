import wasm from 'lookback-wasm/lookback.wasm?url';
import scalarWasm from 'lookback-wasm-scalar/lookback-scalar.wasm?url';
import { hasFeatures } from '../worker/features';
import scalarScript from '../worker/scalar-worker?worker&url';
import script from '../worker/worker?worker&url';
import type { EngineFiles } from './engine-ways';

/** Only while developing is the script a module of many; built, it is one plain file that runs anywhere. */
const type = import.meta.env.DEV ? 'module' : 'classic';

/** The files that fit this browser. They lie beside the script that this is part of, wherever that was loaded from. */
export async function engineFiles(): Promise<EngineFiles> {
  return (await hasFeatures())
    ? { script: new URL(script, import.meta.url).href, wasm: new URL(wasm, import.meta.url).href, type }
    : { script: new URL(scalarScript, import.meta.url).href, wasm: new URL(scalarWasm, import.meta.url).href, type };
}
