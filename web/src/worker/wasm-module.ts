import type { LookbackModule, LookbackModuleOptions } from 'lookback-wasm';
import { FailureError } from '../protocol/failure';
import type { LocalFile } from '../protocol/messages';
import { fetchBytes } from '../files/fetch-bytes';
import type { EngineBuild } from './engine-build';

/** "\0asm", with which every WebAssembly binary begins. */
const kMagic = [0x00, 0x61, 0x73, 0x6d];

/** A way to the module at `address`, or in a file at hand, which is loaded once; a failed start may be tried again. */
export function wasmModuleAt(build: EngineBuild, address: () => string | LocalFile): () => Promise<LookbackModule> {
  let loading: Promise<LookbackModule> | null = null;
  return () =>
    (loading ??= start(build, address()).catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

async function start(build: EngineBuild, address: string | LocalFile): Promise<LookbackModule> {
  if (typeof WebAssembly !== 'object') throw new FailureError('no-wasm');
  if (!(await build.runsHere())) throw new FailureError('no-simd');
  const wasmBinary = await bytesOf(address);
  try {
    return await instantiate(build, wasmBinary);
  } catch (error) {
    throw new FailureError('wasm-refused', error instanceof Error ? error.message : String(error));
  }
}

/** As bytes, not as a stream: neither a wrong MIME type nor a guessed path can stop it. */
async function bytesOf(address: string | LocalFile): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof address !== 'string') return new Uint8Array(await address.arrayBuffer());
  return fetchBytes(address, 'lookback.wasm', { magic: kMagic });
}

/** By our own hand rather than the glue's, which keeps the exports to itself. */
async function instantiate(build: EngineBuild, wasmBinary: Uint8Array<ArrayBuffer>): Promise<LookbackModule> {
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
    build.create({ wasmBinary, instantiateWasm }).then(resolve, reject);
  });
  build.prepare(engine, exports);
  return engine;
}
