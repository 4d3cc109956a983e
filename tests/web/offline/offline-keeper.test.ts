import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineKeeper, type OfflineServices } from '../../../web/src/offline/offline-keeper';
import { FailureError } from '../../../web/src/protocol/failure';
import { hashOf, MemoryKeeping, modelOf, serverOf } from '../support/file-keeping';

const models = [modelOf('one', { 'config.json': 'first' }), modelOf('two', { 'config.json': 'second' })];
const server = { 'one/config.json': 'first', 'two/config.json': 'second' };

describe('the keeper', () => {
  let keeping: MemoryKeeping;
  beforeEach(() => {
    vi.stubGlobal('self', { navigator: { onLine: true } });
    keeping = new MemoryKeeping();
    keeping.kept.set(hashOf('first'), new Uint8Array(5));
  });

  const keeper = (more: Partial<OfflineServices> = {}) =>
    new OfflineKeeper({
      support: 'full',
      catalog: () => Promise.resolve(models),
      keepSite: () => Promise.resolve(),
      keeping,
      storage: undefined,
      fetch: serverOf(server),
      ...more,
    });
  const kept = ({ state }: OfflineKeeper) => state.models?.map((model) => model.kept);

  it('says what is here and what is missing', async () => {
    const offline = keeper();
    await offline.look();
    expect(kept(offline)).toEqual([true, false]);
    expect([offline.state.kept, offline.state.missing]).toEqual([5, 6]);
  });

  it('brings the page and every model that is missing, and tells how far it is', async () => {
    const get = serverOf(server);
    const offline = keeper({ fetch: get });
    const told: (string | null)[] = [];
    offline.subscribe(() =>
      told.push(offline.state.work && `${offline.state.work.received}/${offline.state.work.total}`),
    );
    await offline.keepAll();
    expect(get.asked).toEqual(['two/config.json']);
    expect(kept(offline)).toEqual([true, true]);
    expect(offline.state).toMatchObject({ site: 'kept', result: 'done', failure: null, work: null, missing: 0 });
    expect(told).toContain('6/6');
  });

  it('stops when it is told to, without calling that a failure', async () => {
    const offline = keeper({ fetch: ((_: unknown, { signal }: RequestInit) => hang(signal!)) as typeof fetch });
    const work = offline.keepAll();
    await vi.waitFor(() => expect(offline.state.work?.total).toBe(6));
    offline.cancel();
    await work;
    expect(offline.state).toMatchObject({ result: 'cancelled', failure: null, work: null });
  });

  it('says when the network is lost, and goes on from there the next time', async () => {
    const offline = keeper({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await offline.keepAll();
    expect(offline.state).toMatchObject({ result: null, failure: { code: 'unreachable' }, work: null, missing: 6 });
  });

  it('hears of too little room before it fetches anything', async () => {
    const get = serverOf(server);
    const estimate = () => Promise.resolve({ quota: 100, usage: 97 });
    const offline = keeper({ fetch: get, storage: { estimate } });
    await offline.keepAll();
    expect(offline.state.failure?.code).toBe('full');
    expect(get.asked).toEqual([]);
  });

  it('says when the device refuses to keep a file', async () => {
    keeping.refusal = new FailureError('full');
    const offline = keeper();
    await offline.keepAll();
    expect(offline.state.failure?.code).toBe('full');
    expect(kept(offline)).toEqual([true, false]);
  });

  it('asks the browser not to clear it, and remembers whether that was promised', async () => {
    const promised = keeper({ storage: { persist: () => Promise.resolve(true) } });
    const not = keeper({ storage: { persist: () => Promise.resolve(false) } });
    await promised.keepAll();
    await not.keepAll();
    expect([promised.state.mayBeCleared, not.state.mayBeCleared]).toEqual([false, true]);
  });

  it('says why the page itself could not be kept, and tries again', async () => {
    const keepSite = vi.fn(() => Promise.reject(new Error('no')));
    const offline = keeper({ keepSite });
    await offline.keepSite();
    expect(offline.state).toMatchObject({ site: 'failed', reason: 'no' });
    await offline.keepSite();
    expect(keepSite).toHaveBeenCalledTimes(2);
  });

  it('removes the models of this site and nothing else', async () => {
    keeping.kept.set('of another site', new Uint8Array());
    const offline = keeper();
    await offline.look();
    await offline.removeModels();
    expect([...keeping.kept.keys()]).toEqual(['of another site']);
    expect(offline.state).toMatchObject({ result: 'removed', missing: 11 });
  });

  it('asks a browser that keeps nothing for nothing', async () => {
    const keepSite = vi.fn(() => Promise.resolve());
    const offline = keeper({ support: 'plain-http', keepSite });
    await offline.keepSite();
    await offline.look();
    expect(keepSite).not.toHaveBeenCalled();
    expect(offline.state.models).toBeNull();
  });
});

function hang(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('x', 'AbortError'))),
  );
}
