import { exceptions, simd } from 'wasm-feature-detect';

/** Whether this browser has what the engine is built for: SIMD, and WebAssembly's own exceptions. */
export async function hasFeatures(): Promise<boolean> {
  return typeof WebAssembly === 'object' && (await simd()) && (await exceptions());
}
