import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerClient, type WorkerLike } from '../../../web/src/client/worker-client';
import type { Answer, Request } from '../../../web/src/protocol/messages';
import { kEntry } from '../support/fake-model';
import { translation } from '../support/make-translation';

/** A worker whose answers the test gives by hand; loads are answered at once. */
class HandWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly requests: Request[] = [];
  ended = false;
  alive = true;

  postMessage(request: Request): void {
    this.requests.push(request);
    if (request.kind === 'load' || request.kind === 'open')
      this.answer({ kind: 'loaded', id: request.id, info: { id: 'm' } as never });
    if (request.kind === 'ping' && this.alive) this.answer({ kind: 'pong', id: request.id });
  }

  terminate(): void {
    this.ended = true;
  }

  answer(answer: Answer): void {
    queueMicrotask(() => this.onmessage?.({ data: answer } as MessageEvent<Answer>));
  }

  last<Kind extends Request['kind']>(kind: Kind) {
    return this.requests.filter((request) => request.kind === kind).at(-1) as Extract<Request, { kind: Kind }>;
  }
}

const wish = (text = 'il', signal?: AbortSignal) => ({
  model: kEntry,
  channel: 'a',
  text,
  options: {},
  ...(signal && { signal }),
});

describe('WorkerClient', () => {
  let workers: HandWorker[];
  let client: WorkerClient;

  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
    const spawn = () => {
      workers.push(new HandWorker());
      return workers.at(-1)!;
    };
    client = new WorkerClient({ spawn, pulse: 100, patience: 1000 });
  });
  afterEach(() => void vi.useRealTimers());

  const settle = () => vi.advanceTimersByTimeAsync(1);

  it('starts no worker before it is asked something, and one only', async () => {
    expect(workers).toHaveLength(0);
    await Promise.all([client.load(kEntry), client.load(kEntry)]);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.requests.filter(({ kind }) => kind === 'load')).toHaveLength(1);
  });

  it('loads the model before the first text and gives the translation', async () => {
    const asked = client.translate(wish());
    await settle();
    const request = workers[0]!.last('translate');
    expect(request).toMatchObject({ model: kEntry.folder, channel: 'a', text: 'il' });
    workers[0]!.answer({ kind: 'translated', id: request.id, translation: translation() });
    expect(await asked).toMatchObject({ translation: 'he pied' });
  });

  it('hands on what there is before the last answer', async () => {
    const parts: string[] = [];
    const asked = client.translate({ ...wish(), partial: ({ text }) => parts.push(text) });
    await settle();
    const { id } = workers[0]!.last('translate');
    workers[0]!.answer({ kind: 'partial', id, translation: translation('Je') });
    workers[0]!.answer({ kind: 'translated', id, translation: translation('Je mange') });
    expect((await asked)?.text).toBe('Je mange');
    expect(parts).toEqual(['Je']);
  });

  it('gives null when overtaken', async () => {
    const asked = client.translate(wish());
    await settle();
    workers[0]!.answer({ kind: 'overtaken', id: workers[0]!.last('translate').id });
    expect(await asked).toBeNull();
  });

  it('passes an abort on to the request that it is about', async () => {
    const controller = new AbortController();
    void client.translate(wish('il', controller.signal));
    await settle();
    controller.abort();
    expect(workers[0]!.last('abort').id).toBe(workers[0]!.last('translate').id);
  });

  it('knows what needs nothing from the network any more', async () => {
    expect(client.has(kEntry)).toBe(false);
    await client.load(kEntry);
    expect(client.has(kEntry)).toBe(true);
  });

  it('gives a reader’s own files to the next worker as well when one was lost', async () => {
    const files = { 'config.json': new Blob(['{}']) };
    await client.open('own-1', files);
    client.dispose();
    const local = Object.fromEntries(
      Object.entries(kEntry).filter(([key]) => key !== 'folder'),
    ) as unknown as typeof kEntry;
    await client.load({ ...local, id: 'own-1', own: true });
    expect(workers[1]!.last('open')).toMatchObject({ model: 'own-1', files });
    expect(workers[1]!.last('load')).toBeUndefined();
  });

  it('asks the core about a config', async () => {
    const asked = client.checkConfig('{}');
    const { id, config } = workers[0]!.last('check');
    workers[0]!.answer({ kind: 'checked', id, complaint: 'no' });
    expect([config, await asked]).toEqual(['{}', 'no']);
  });

  it('hands on failures as they are', async () => {
    const asked = client.translate(wish());
    const failed = expect(asked).rejects.toMatchObject({ failure: { code: 'internal', detail: 'odd' } });
    await settle();
    const failure = { code: 'internal', detail: 'odd' } as const;
    workers[0]!.answer({ kind: 'failed', id: workers[0]!.last('translate').id, failure });
    await failed;
  });

  it('waits for as long as a busy worker shows that it is alive', async () => {
    const asked = client.translate(wish());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]!.ended).toBe(false);
    workers[0]!.answer({ kind: 'translated', id: workers[0]!.last('translate').id, translation: translation() });
    expect(await asked).not.toBeNull();
  });

  it('ends a worker that hangs, says so, and goes on with a fresh one', async () => {
    const asked = client.translate(wish());
    const failed = expect(asked).rejects.toMatchObject({ failure: { code: 'worker-hung' } });
    await settle();
    workers[0]!.alive = false;
    await vi.advanceTimersByTimeAsync(1500);
    await failed;
    expect(workers[0]!.ended).toBe(true);
    void client.translate(wish('encore'));
    await settle();
    expect(workers).toHaveLength(2);
    expect(workers[1]!.requests.map(({ kind }) => kind)).toEqual(['load', 'translate']);
  });

  it('does not blame the worker when the page itself has slept, or is hidden and its timers are slow', async () => {
    const asked = client.translate(wish());
    await settle();
    workers[0]!.alive = false;
    // The lid was closed for an hour: one beat is late, and that is all.
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(150);
    expect(workers[0]!.ended).toBe(false);
    workers[0]!.answer({ kind: 'translated', id: workers[0]!.last('translate').id, translation: translation() });
    expect(await asked).not.toBeNull();
  });

  it('ends a worker that crashes and rejects what waited for it', async () => {
    const asked = client.translate(wish());
    const failed = expect(asked).rejects.toMatchObject({ failure: { code: 'worker-failed', detail: 'boom' } });
    await settle();
    workers[0]!.onerror?.({ message: 'boom' } as ErrorEvent);
    await failed;
    expect(workers[0]!.ended).toBe(true);
  });

  it('feels no pulse while nothing is asked', async () => {
    await client.load(kEntry);
    const before = workers[0]!.requests.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workers[0]!.requests).toHaveLength(before);
  });
});
