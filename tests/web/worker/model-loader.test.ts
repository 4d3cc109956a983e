import createLookbackModule, { type LookbackModule } from 'lookback-wasm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadModelFiles } from '../../../web/src/worker/model-loader';
import { MemoryCache } from '../support/caches';
import { fakeFetch, kBase, kEntry, kFiles } from '../support/fake-model';

describe('loadModelFiles', () => {
  let wasm: LookbackModule;
  let cache: MemoryCache;
  beforeAll(async () => {
    vi.stubGlobal('self', { navigator: { onLine: true } });
    wasm = await createLookbackModule({ wasmBinary: new ArrayBuffer(0) });
  });
  beforeEach(() => (cache = new MemoryCache()));

  const load = (get = fakeFetch(), report: (received: number, total: number) => void = () => undefined) =>
    loadModelFiles(wasm, kEntry, { cache, report, fetch: get });
  const failure = (get: typeof fetch) =>
    loadModelFiles(wasm, kEntry, { cache, report: () => undefined, fetch: get }).then(
      () => null,
      (error: { failure?: unknown }) => error.failure,
    );

  it('brings every file of the manifest, from the model’s own folder', async () => {
    const get = fakeFetch();
    const files = await load(get);
    expect(get.urls).toEqual(Object.keys(kFiles).map((name) => `${kBase}fr-en-additive/${name}`));
    expect(wasm.Translator.create(files).modelInfo()).toContain('fr-en-additive');
  });

  it('reports bytes over all files, up to the sum', async () => {
    const told: [number, number][] = [];
    await load(fakeFetch(), (received, total) => told.push([received, total]));
    expect(told.at(-1)).toEqual([kEntry.bytes, kEntry.bytes]);
    expect(told.map(([received]) => received)).toEqual([...told.map(([received]) => received)].sort((a, b) => a - b));
  });

  it('fetches nothing the second time', async () => {
    await load();
    const second = fakeFetch();
    await load(second);
    expect(second.urls).toEqual([]);
  });

  it('does not trust the cache: spoilt bytes are thrown away and fetched again', async () => {
    await load();
    const hash = kEntry.files['model.safetensors']!.sha256!;
    cache.kept.set(hash, new Uint8Array(1000));
    const second = fakeFetch();
    await load(second);
    expect(second.urls).toEqual([`${kBase}fr-en-additive/model.safetensors`]);
    expect(cache.kept.get(hash)).toEqual(kFiles['model.safetensors']);
  });

  it('refuses bytes that are not the promised ones, and does not keep them', async () => {
    const changed = kFiles['model.safetensors']!.slice();
    changed[500]! ^= 1;
    const get = fakeFetch({ 'model.safetensors': () => new Response(changed) });
    expect(await failure(get)).toEqual({ code: 'wrong-hash', detail: 'fr-en-additive/model.safetensors' });
    expect(cache.kept.has(kEntry.files['model.safetensors']!.sha256!)).toBe(false);
  });

  it('names the file that is missing', async () => {
    const get = fakeFetch({ 'config.json': () => new Response('', { status: 404 }) });
    expect(await failure(get)).toEqual({ code: 'not-found', detail: 'fr-en-additive/config.json' });
  });
});
