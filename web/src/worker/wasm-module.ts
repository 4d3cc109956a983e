import createLookbackModule, { type LookbackModule } from 'lookback-wasm';
import wasmUrl from 'lookback-wasm/lookback.wasm?url';
import { simd } from 'wasm-feature-detect';
import { FailureError } from '../protocol/failure';
import { fetchBytes } from './fetch-bytes';

let loading: Promise<LookbackModule> | null = null;

/** The module, loaded once; a failed start may be tried again. */
export function loadWasmModule(): Promise<LookbackModule> {
  loading ??= start().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function start(): Promise<LookbackModule> {
  if (typeof WebAssembly !== 'object') throw new FailureError('no-wasm');
  if (!(await simd())) throw new FailureError('no-simd');
  // As bytes: neither a wrong MIME type nor a guessed path can stop it.
  const wasmBinary = await fetchBytes(new URL(wasmUrl, self.location.href).href, 'lookback.wasm');
  try {
    return await createLookbackModule({ wasmBinary });
  } catch (error) {
    throw new FailureError('wasm-refused', error instanceof Error ? error.message : String(error));
  }
}
