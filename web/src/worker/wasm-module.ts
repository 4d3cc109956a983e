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
  const code = (await streamed(address)) ?? (await bytesOf(address));
  try {
    return await instantiate(build, code);
  } catch (error) {
    throw new FailureError('wasm-refused', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Compiled while it arrives, and out of the browser's store of compiled code the next time. Null where that is not to be
 * had: for a wrong MIME type, above all; then the bytes, asked for once more, tell what is wrong, or that nothing is.
 */
async function streamed(address: string | LocalFile): Promise<WebAssembly.Module | null> {
  if (typeof address !== 'string' || !('compileStreaming' in WebAssembly)) return null;
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch {
    return null;
  }
}

async function bytesOf(address: string | LocalFile): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof address !== 'string') return new Uint8Array(await address.arrayBuffer());
  return fetchBytes(address, 'lookback.wasm', { magic: kMagic });
}

/** By our own hand rather than the glue's, which keeps the exports to itself. */
async function instantiate(
  build: EngineBuild,
  code: WebAssembly.Module | Uint8Array<ArrayBuffer>,
): Promise<LookbackModule> {
  let exports: WebAssembly.Exports = {};
  const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
  const engine = await new Promise<LookbackModule>((resolve, reject) => {
    const instantiateWasm: LookbackModuleOptions['instantiateWasm'] = (imports, receive) => {
      WebAssembly.instantiate(module, imports)
        .then((instance) => {
          exports = instance.exports;
          receive(instance, module);
        })
        .catch(reject);
      return {};
    };
    build.create({ instantiateWasm }).then(resolve, reject);
  });
  build.prepare(engine, exports);
  return engine;
}
