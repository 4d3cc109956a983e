import { afterEach, expect, it, vi } from 'vitest';
import { fittingFiles } from '../../../web/src/service-worker/fitting-files';

const kEngines = ['assets/lookback-12345678.wasm', 'assets/worker-12345678.js'];
const kScalar = ['assets/lookback-scalar-12345678.wasm', 'assets/scalar-worker-12345678.js'];
const kSite = [...kEngines, ...kScalar, 'index.html'].map((path) => [path, ''] as const);
const pathsThatFit = async () => (await fittingFiles(kSite)).map(([path]) => path);

afterEach(() => vi.restoreAllMocks());

it('keeps no engine that this browser will never ask for', async () => {
  expect(await pathsThatFit()).toEqual([...kEngines, 'index.html']);
});

it('keeps the engine without SIMD where there is none', async () => {
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  expect(await pathsThatFit()).toEqual(kSite.map(([path]) => path));
});
