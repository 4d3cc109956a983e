import createLookbackModule, { type LookbackModule } from 'lookback-wasm';
import { simd } from 'wasm-feature-detect';
import { FailureError } from '../protocol/failure';
import { fetchBytes } from './fetch-bytes';

/** "\0asm", with which every WebAssembly binary begins. */
const kMagic = [0x00, 0x61, 0x73, 0x6d];

/** A way to the module at `address`, which is loaded once; a failed start may be tried again. */
export function wasmModuleAt(address: () => string): () => Promise<LookbackModule> {
  let loading: Promise<LookbackModule> | null = null;
  return () =>
    (loading ??= start(address()).catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

async function start(address: string): Promise<LookbackModule> {
  if (typeof WebAssembly !== 'object') throw new FailureError('no-wasm');
  if (!(await simd())) throw new FailureError('no-simd');
  // As bytes, not as a stream: neither a wrong MIME type nor a guessed path can stop it.
  const wasmBinary = await fetchBytes(address, 'lookback.wasm', { magic: kMagic });
  try {
    return await createLookbackModule({ wasmBinary });
  } catch (error) {
    throw new FailureError('wasm-refused', error instanceof Error ? error.message : String(error));
  }
}
