import { describe, expect, it, vi } from 'vitest';
import { EngineStart } from '../../../web/src/client/engine-start';
import { waysToRun, type Way } from '../../../web/src/client/engine-ways';
import type { WorkerLike } from '../../../web/src/client/worker-client';
import type { Answer, Request } from '../../../web/src/protocol/messages';

/** A place that answers, stays silent, or breaks. */
class Place implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  readonly requests: Request[] = [];
  ended = false;

  constructor(private readonly manner: 'answers' | 'is silent' | 'is refused') {}

  postMessage(request: Request): void {
    this.requests.push(request);
    if (this.manner === 'is refused') queueMicrotask(() => this.onerror?.({ message: 'refused' } as ErrorEvent));
    if (this.manner !== 'answers' || request.kind === 'start') return;
    queueMicrotask(() => this.onmessage?.({ data: { kind: 'pong', id: request.id } } as MessageEvent<Answer>));
  }

  terminate(): void {
    this.ended = true;
  }
}

const way = (name: Way['name'], open: Way['open']): Way => ({ name, open, patience: 20 });
const load = { kind: 'check', id: 1, config: '{}' } as const;

describe('EngineStart', () => {
  it('takes the first way that answers, and tells it first where the module lies', async () => {
    const [silent, refused, good] = [new Place('is silent'), new Place('is refused'), new Place('answers')];
    const found = vi.fn();
    const ways = [
      way('worker', () => silent),
      way('worker', () => Promise.reject(new Error('blocked'))),
      way('blob', () => refused),
      way('page', () => good),
    ];
    const engine = new EngineStart({ ways, wasm: 'https://a/b.wasm' }, found);
    const answers: Answer[] = [];
    engine.onmessage = ({ data }) => answers.push(data);
    engine.postMessage(load);
    await vi.waitFor(() => expect(answers).toEqual([{ kind: 'pong', id: 1 }]));
    expect(found).toHaveBeenCalledExactlyOnceWith(ways[3]);
    expect(good.requests.map(({ kind }) => kind)).toEqual(['ping', 'start', 'check']);
    expect(good.requests[1]).toMatchObject({ wasm: 'https://a/b.wasm' });
    expect([silent.ended, refused.ended, good.ended]).toEqual([true, true, false]);
  });

  it('is alive while the script is on its way', async () => {
    const engine = new EngineStart({ ways: [way('worker', () => new Promise(() => undefined))], wasm: '' });
    const answers: Answer[] = [];
    engine.onmessage = ({ data }) => answers.push(data);
    engine.postMessage({ kind: 'ping', id: 0 });
    await vi.waitFor(() => expect(answers).toEqual([{ kind: 'pong', id: 0 }]));
  });

  it('says why nothing would run, all reasons in one line', async () => {
    const ways = [way('blob', () => Promise.reject(new Error('no blobs'))), way('page', () => new Place('is silent'))];
    const engine = new EngineStart({ ways, wasm: '' });
    const message = await new Promise((resolve) => (engine.onerror = (event) => resolve(event.message)));
    expect(message).toBe('blob: no blobs; page: no answer');
  });

  it('ends what it found, also when it is ended before that', async () => {
    const late = new Place('answers');
    const engine = new EngineStart(Promise.resolve({ ways: [way('worker', () => Promise.resolve(late))], wasm: '' }));
    engine.terminate();
    await vi.waitFor(() => expect(late.ended).toBe(true));
  });
});

describe('the ways to run an engine', () => {
  const files = { script: 'https://assets.org/w.js', wasm: 'https://assets.org/w.wasm', type: 'classic' } as const;
  const names = (origin: string, type: WorkerType = 'classic') =>
    waysToRun({ ...files, type }, { origin }).map(({ name }) => name);

  it('begin with a worker of the page’s own origin', () => {
    expect(names('https://assets.org')).toEqual(['worker', 'blob', 'page']);
  });

  it('begin with a blob for scripts of another origin, and in a sandbox, which has none', () => {
    expect(names('https://page.org')).toEqual(['blob', 'page']);
    expect(names('null')).toEqual(['blob', 'page']);
  });

  it('are a blob and the page where the page has the script in itself', () => {
    const ways = waysToRun({ ...files, script: { text: 'serve()' } }, { origin: 'null' });
    expect(ways.map(({ name }) => name)).toEqual(['blob', 'page']);
  });

  it('leave the blob out while developing, where the script is many modules', () => {
    expect(names('https://assets.org', 'module')).toEqual(['worker', 'page']);
  });
});
