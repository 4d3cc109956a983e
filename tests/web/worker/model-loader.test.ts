import createLookbackModule, { type LookbackModule } from 'lookback-wasm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringModelFiles, handOver, type LoadOptions } from '../../../web/src/worker/model-loader';
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

  const load = async (get: typeof fetch = fakeFetch(), report: LoadOptions['report'] = () => undefined) => {
    const options = { cache, report, fetch: get };
    return handOver(wasm, await bringModelFiles(kEntry, options), options);
  };
  const failure = (get: typeof fetch) =>
    load(get).then(
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

  it('asks for all files before the first has come', async () => {
    const get = fakeFetch();
    let asked = 0;
    const atOnce: typeof fetch = async (...given) => {
      asked += 1;
      await vi.waitUntil(() => asked === Object.keys(kFiles).length);
      return get(...given);
    };
    await load(atOnce);
  });

  it('gives up the others when one fails', async () => {
    const given: boolean[] = [];
    const get: typeof fetch = (url, how) => {
      if ((url as string).endsWith('config.json')) return Promise.resolve(new Response('', { status: 404 }));
      return new Promise((_, reject) =>
        how!.signal!.addEventListener('abort', () => {
          given.push(true);
          reject(new Error('given up'));
        }),
      );
    };
    expect(await failure(get)).toEqual({ code: 'not-found', detail: 'fr-en-additive/config.json' });
    expect(given).toHaveLength(Object.keys(kFiles).length - 1);
  });

  it('names the file that is missing', async () => {
    const get = fakeFetch({ 'config.json': () => new Response('', { status: 404 }) });
    expect(await failure(get)).toEqual({ code: 'not-found', detail: 'fr-en-additive/config.json' });
  });
});
