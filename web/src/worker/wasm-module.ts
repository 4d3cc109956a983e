import createLookbackModule, { type LookbackModule, type LookbackModuleOptions } from 'lookback-wasm';
import { simd } from 'wasm-feature-detect';
import { FailureError } from '../protocol/failure';
import type { LocalFile } from '../protocol/messages';
import { fetchBytes } from '../files/fetch-bytes';
import { useRelaxedDots } from './relaxed-dots';

/** "\0asm", with which every WebAssembly binary begins. */
const kMagic = [0x00, 0x61, 0x73, 0x6d];

/** A way to the module at `address`, or in a file at hand, which is loaded once; a failed start may be tried again. */
export function wasmModuleAt(address: () => string | LocalFile): () => Promise<LookbackModule> {
  let loading: Promise<LookbackModule> | null = null;
  return () =>
    (loading ??= start(address()).catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

async function start(address: string | LocalFile): Promise<LookbackModule> {
  if (typeof WebAssembly !== 'object') throw new FailureError('no-wasm');
  if (!(await simd())) throw new FailureError('no-simd');
  const wasmBinary = await bytesOf(address);
  try {
    return await instantiate(wasmBinary);
  } catch (error) {
    throw new FailureError('wasm-refused', error instanceof Error ? error.message : String(error));
  }
}

/** As bytes, not as a stream: neither a wrong MIME type nor a guessed path can stop it. */
async function bytesOf(address: string | LocalFile): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof address !== 'string') return new Uint8Array(await address.arrayBuffer());
  return fetchBytes(address, 'lookback.wasm', { magic: kMagic });
}

/** By our own hand rather than the glue's, which keeps to itself what relaxed-dots needs. */
async function instantiate(wasmBinary: Uint8Array<ArrayBuffer>): Promise<LookbackModule> {
  let exports: WebAssembly.Exports = {};
  const engine = await new Promise<LookbackModule>((resolve, reject) => {
    const instantiateWasm: LookbackModuleOptions['instantiateWasm'] = (imports, receive) => {
      WebAssembly.instantiate(wasmBinary, imports)
        .then(({ instance, module }) => {
          exports = instance.exports;
          receive(instance, module);
        })
        .catch(reject);
      return {};
    };
    createLookbackModule({ wasmBinary, instantiateWasm }).then(resolve, reject);
  });
  useRelaxedDots(engine, exports);
  return engine;
}
