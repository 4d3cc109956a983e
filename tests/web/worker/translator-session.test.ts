import createLookbackModule, { type LookbackModule } from 'lookback-wasm';
import { describe, expect, it, vi } from 'vitest';
import { toWellFormed, TranslatorSession } from '../../../web/src/worker/translator-session';
import { ForgetfulCache } from '../support/caches';
import { fakeFetch, kEntry, kFiles } from '../support/fake-model';

vi.stubGlobal('self', { navigator: { onLine: true } });
const loadOptions = (get = fakeFetch()) => ({
  cache: new ForgetfulCache(),
  report: () => undefined,
  fetch: get,
});
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A clock that runs out at every look, so that each slice is one step. */
function hastyClock() {
  let time = 0;
  return () => (time += 100);
}

async function ready(wasm?: LookbackModule) {
  const module = wasm ?? (await createLookbackModule({ wasmBinary: new ArrayBuffer(0) }));
  const session = new TranslatorSession(() => Promise.resolve(module), breathe, hastyClock());
  await session.load(kEntry, loadOptions());
  return session;
}

const work = (text: string, channel = 'a') => ({ model: kEntry.folder!, channel, text, options: {} });

describe('TranslatorSession', () => {
  it('translates with a loaded model', async () => {
    const session = await ready();
    const result = await session.translate(work('il a entarté'));
    expect(result).toMatchObject({ model: kEntry.folder, translation: 'he has pied' });
  });

  it('counts what is spent around the core, without the pauses in which others are let in', async () => {
    const module = await createLookbackModule({ wasmBinary: new ArrayBuffer(0) });
    let time = 0;
    const pause = () => Promise.resolve().then(() => void (time += 1000));
    const session = new TranslatorSession(
      () => Promise.resolve(module),
      pause,
      () => (time += 9),
    );
    await session.load(kEntry, loadOptions());
    const { bindings, milliseconds } = (await session.translate(work('il a entarté')))!;
    expect(milliseconds).toBe(1.5);
    expect(bindings).toBeGreaterThan(0);
    expect(bindings).toBeLessThan(1000);
  });

  it('loads a model once, however often it is asked', async () => {
    const session = await ready();
    const get = fakeFetch();
    expect(await session.load(kEntry, loadOptions(get))).toMatchObject({ id: kEntry.id });
    expect(get.urls).toEqual([]);
  });

  it('takes a model from the reader’s own files, under the name that the page gave it', async () => {
    const session = await ready();
    const blobs = Object.fromEntries(
      Object.entries(kFiles).map(([name, bytes]) => [name, new Blob([bytes as Uint8Array<ArrayBuffer>])]),
    );
    expect(await session.open('own-1', blobs)).toMatchObject({ id: kEntry.id });
    expect(await session.translate({ ...work('il a entarté'), model: 'own-1' })).toMatchObject({ model: 'own-1' });
  });

  it('hands on what the core says against a folder, and against a config', async () => {
    const session = await ready();
    const failure = { code: 'bad-model', detail: 'config.json is missing' };
    await expect(session.open('own-1', { 'notes.txt': new Blob(['hello']) })).rejects.toMatchObject({ failure });
    const config = (decoder: number) => JSON.stringify({ scorer: 'dot', encoder_size: 4, decoder_size: decoder });
    expect(await session.checkConfig(config(8))).toBeNull();
    expect(await session.checkConfig(config(10))).toContain("'dot'");
  });

  it('may try again after a load that failed', async () => {
    const module = await createLookbackModule({ wasmBinary: new ArrayBuffer(0) });
    const session = new TranslatorSession(() => Promise.resolve(module), breathe);
    const broken = fakeFetch({ 'config.json': () => new Response('', { status: 500 }) });
    await expect(session.load(kEntry, loadOptions(broken))).rejects.toThrow('http');
    expect(await session.load(kEntry, loadOptions())).toMatchObject({ id: kEntry.id });
  });

  it('lets a newer text of the same channel end the older one between two steps', async () => {
    const session = await ready();
    const older = session.translate(work('je je je je je je je je'));
    const newer = session.translate(work('il a'));
    expect(await older).toBeNull();
    expect(await newer).toMatchObject({ translation: 'he has' });
  });

  it('shows a long text’s beginning now and then, ever more rarely', async () => {
    const session = await ready();
    const partials: string[] = [];
    const partial = ({ translation }: { translation: string }) => partials.push(translation);
    await session.translate({ ...work(`${'je '.repeat(40)}`), partial });
    expect(partials.length).toBeGreaterThan(1);
    expect(partials.length).toBeLessThan(12);
  });

  it('lets two channels go on side by side', async () => {
    const session = await ready();
    const [one, other] = await Promise.all([session.translate(work('je', 'a')), session.translate(work('il', 'b'))]);
    expect([one?.translation, other?.translation]).toEqual(['I', 'he']);
  });

  it('gives every task back, the overtaken ones too', async () => {
    const module = await createLookbackModule({ wasmBinary: new ArrayBuffer(0) });
    let open = 0;
    const create = module.Translator.create.bind(module.Translator);
    vi.spyOn(module.Translator, 'create').mockImplementation((files) => {
      const translator = create(files);
      const start = translator.start.bind(translator);
      translator.start = (text, options) => {
        const task = start(text, options);
        const drop = task.delete.bind(task);
        ++open;
        task.delete = () => (--open, drop());
        return task;
      };
      return translator;
    });
    const session = await ready(module);
    await Promise.all([
      session.translate(work('je je je je')),
      session.translate(work('il a')),
      session.translate(work('la')),
    ]);
    expect(open).toBe(0);
  });

  it('refuses a model that was never loaded', async () => {
    const session = new TranslatorSession(() => Promise.reject(new Error()), breathe);
    await expect(session.translate(work('il'))).rejects.toThrow('not loaded');
  });
});

describe('toWellFormed', () => {
  it('replaces halves of pairs and leaves whole ones', () => {
    expect(toWellFormed('a\ud800b\udc00😀\udfff')).toBe('a\ufffdb\ufffd😀\ufffd');
  });
});
