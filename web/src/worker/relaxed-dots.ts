import dots from 'lookback-wasm/relaxed-dots.wasm?url&inline';
import type { LookbackModule } from 'lookback-wasm';

/** The module's place in a data address; empty where the build had no compiler for it. */
const kData = 'base64,';

/**
 * Lets the engine multiply by relaxed SIMD's dot where the browser has that instruction: faster, with activations of
 * seven bits instead of 14, which costs no quality (README.md, "How big, how fast"). Elsewhere the engine keeps to its own products.
 * `exports` are those of the engine.
 */
export function useRelaxedDots(engine: LookbackModule, exports: WebAssembly.Exports): void {
  const bytes = bytesOf(dots);
  if (!WebAssembly.validate(bytes)) return;
  const memory = exportOf(exports, WebAssembly.Memory);
  const table = exportOf(exports, WebAssembly.Table);
  if (!memory || !table) return;
  const { exports: own } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  const place = table.grow(1);
  table.set(place, own['int8Dots']);
  engine.useInt8Dots(place);
}

function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  const text = atob(address.slice(address.indexOf(kData) + kData.length));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Emscripten shortens the names of exports; there is one memory and one table. */
function exportOf<T>(exports: WebAssembly.Exports, kind: new (...args: never[]) => T): T | undefined {
  return Object.values(exports).find((one) => one instanceof kind) as T | undefined;
}
