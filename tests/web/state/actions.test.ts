import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureError } from '../../../web/src/protocol/failure';
import type { ModelEntry } from '../../../web/src/protocol/model-entry';
import type { ModelInfo, Translation } from '../../../web/src/protocol/translation';
import { Actions, type Services } from '../../../web/src/state/actions';
import { Store } from '../../../web/src/state/store';
import { translation } from '../support/make-translation';

const entry = (id: string): ModelEntry => ({
  id,
  title: id,
  source: 'fr',
  target: 'en',
  scorer: 'additive',
  bytes: 10,
  files: {},
});
const info = { id: 'm', parameters: 5 } as ModelInfo;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Asked {
  readonly text: string;
  readonly answer: (value: Translation | null) => void;
  readonly fail: (error: Error) => void;
  readonly partial: ((translation: Translation) => void) | undefined;
}

/** A client whose answers the test gives by hand. */
function makeServices() {
  const asked: Asked[] = [];
  const load = vi.fn((_model: ModelEntry, _progress?: (received: number, total: number) => void) =>
    Promise.resolve(info),
  );
  const services: Services = {
    client: {
      load,
      translate: ({ text, partial }) => new Promise((answer, fail) => asked.push({ text, answer, fail, partial })),
    },
    catalog: () => Promise.resolve([entry('fr-en-additive'), entry('fr-en-dot')]),
    canned: () => Promise.resolve({ answers: [{ text: 'il a entarté', translation: translation() }] }),
  };
  return { services, asked, load };
}

describe('Actions', () => {
  let store: Store;
  let made: ReturnType<typeof makeServices>;
  let actions: Actions;

  beforeEach(() => {
    store = new Store();
    made = makeServices();
    actions = new Actions(store, made.services);
  });

  it('says which models there are when a link names one that is not, at the start and later', async () => {
    const note = () => store.state.linkNote;
    void actions.start({ model: 'fr-en-nope' });
    await settle();
    const models = 'fr-en-additive, fr-en-dot';
    const values = { model: 'fr-en-nope', shown: 'fr-en-additive', models };
    expect(note()).toEqual({ key: 'note.noModel', values });
    expect(store.state.refused).toEqual({ code: 'bad-attribute', detail: 'model: fr-en-nope' });
    await actions.open({ model: 'fr-en-dot' }, []);
    expect([note(), store.state.model]).toEqual([null, 'fr-en-dot']);
    await actions.open({ model: 'gone', text: 'Le chat dort.' }, []);
    expect(note()).toEqual({ key: 'note.noModel', values: { model: 'gone', shown: 'fr-en-dot', models } });
    expect([store.state.text, store.state.model]).toEqual(['Le chat dort.', 'fr-en-dot']);
  });

  it('shows the shipped answer while the model is on its way, then the live one', async () => {
    let arrive = (_: ModelInfo) => undefined as void;
    made.load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    void actions.start({ text: 'il a entarté' });
    await settle();
    expect(store.state.answer?.origin).toBe('shipped');
    arrive(info);
    await settle();
    expect(made.asked.map(({ text }) => text)).toEqual(['il a entarté']);
    made.asked[0]!.answer(translation());
    await settle();
    expect(store.state.answer?.origin).toBe('live');
  });

  it('shows no answer to another text while there is no model', async () => {
    made.load.mockRejectedValueOnce(new FailureError('not-found', 'x'));
    await actions.start({ text: 'il a entarté' });
    actions.setText('une autre phrase');
    expect(store.state.answer).toBeNull();
    expect(store.state.engine).toMatchObject({ phase: 'failed', failure: { code: 'not-found' } });
    expect(made.asked).toEqual([]);
  });

  it('shows only the answer to the newest text', async () => {
    void actions.start({ text: 'un' });
    await settle();
    actions.setText('deux');
    const [first, second] = made.asked;
    second!.answer(translation('deux'));
    await settle();
    first!.answer(translation('un'));
    await settle();
    expect(store.state.answer?.text).toBe('deux');
  });

  it('keeps the last answer on show until the next one comes', async () => {
    void actions.start({ text: 'un' });
    await settle();
    made.asked[0]!.answer(translation('un'));
    await settle();
    actions.setText('deux');
    expect(store.state).toMatchObject({ busy: true, answer: { text: 'un' } });
  });

  it('shows what there is of a long text, and that more is to come', async () => {
    void actions.start({ text: 'un' });
    await settle();
    made.asked[0]!.partial!(translation('un'));
    expect(store.state).toMatchObject({ busy: true, answer: { text: 'un', origin: 'live' } });
    actions.setText('deux');
    made.asked[0]!.partial!(translation('trop tard'));
    expect(store.state.answer?.translation.text).toBe('un');
    made.asked[1]!.answer(translation('deux'));
    await settle();
    expect(store.state).toMatchObject({ busy: false, answer: { text: 'deux' } });
  });

  it('says what became of the text where the core says so', async () => {
    void actions.start({ text: 'un' });
    await settle();
    const notes = (['input_cut', 'sentence_cut'] as const).map((kind) => ({ kind, text: 'in English' }));
    made.asked[0]!.answer({ ...translation('un'), notes });
    await settle();
    expect(store.state.notes).toEqual([{ key: 'note.inputCut' }, { key: 'note.sentenceCut' }]);
    actions.setText('deux');
    expect(store.state.notes).toEqual([]);
  });

  it('changes how the map is drawn, and lets go of an end that is hidden', () => {
    actions.pin(2, 3);
    actions.setLook({ scale: 'viridis' });
    expect(store.state).toMatchObject({ look: { scale: 'viridis', links: 'soft' }, highlight: { row: 2 } });
    actions.setLook({ hideEnd: true });
    expect(store.state).toMatchObject({ look: { scale: 'viridis', hideEnd: true }, highlight: null });
  });

  it('takes the answer away with the text', async () => {
    void actions.start({ text: 'un' });
    await settle();
    made.asked[0]!.answer(translation('un'));
    await settle();
    actions.setText('');
    expect(store.state).toMatchObject({ busy: false, answer: null });
  });

  it('tells how far the model is', async () => {
    const phases: string[] = [];
    store.subscribe(({ engine }) => phases.push(`${engine.phase} ${engine.received}`));
    made.load.mockImplementationOnce((_model, progress) => {
      progress?.(4, 10);
      progress?.(10, 10);
      return Promise.resolve(info);
    });
    void actions.start({ text: 'un' });
    await settle();
    expect(phases).toEqual(expect.arrayContaining(['fetching 0', 'fetching 4', 'starting 10', 'ready 10']));
  });

  it('tries again what failed', async () => {
    made.load.mockRejectedValueOnce(new FailureError('offline'));
    void actions.start({ text: 'un' });
    await settle();
    expect(store.state.engine.phase).toBe('failed');
    void actions.retry();
    await settle();
    expect(store.state.engine.phase).toBe('ready');
  });

  it('starts a lost worker again without the text that lost it', async () => {
    void actions.start({ text: 'un' });
    await settle();
    made.asked[0]!.fail(new FailureError('worker-hung'));
    await settle();
    expect(store.state.notes).toEqual([{ key: 'failure.worker-hung', values: { detail: '' } }]);
    expect(store.state.engine.phase).toBe('ready');
    expect(made.load).toHaveBeenCalledTimes(2);
    expect(made.asked).toHaveLength(1);
  });

  it('opens a link’s model and says which parts it did not understand', async () => {
    void actions.start({ text: 'un', model: 'fr-en-dot' }, ['zoom']);
    await settle();
    expect(store.state.model).toBe('fr-en-dot');
    expect(store.state.linkNote).toEqual({ key: 'note.link', values: { keys: 'zoom' } });
  });

  it('keeps the answer on show until another model of the same languages has spoken', async () => {
    void actions.start({ text: 'un' });
    await settle();
    made.asked[0]!.answer(translation('un'));
    await settle();
    void actions.chooseModel('fr-en-dot');
    await settle();
    expect(store.state).toMatchObject({ model: 'fr-en-dot', answer: { translation: { model: 'fr-en-additive' } } });
    made.asked[1]!.answer(translation('un', 'fr-en-dot'));
    await settle();
    expect(store.state.answer?.translation.model).toBe('fr-en-dot');
  });

  it('opens with a sentence that the model of the link can read', async () => {
    const models = [entry('fr-en-additive'), { ...entry('en-fr-dot'), source: 'en', target: 'fr' }];
    const services = { ...made.services, catalog: () => Promise.resolve(models) };
    const usual = (language: string) => `usual ${language}`;
    const opened = async (link: { model?: string; text?: string }) => {
      const other = new Store();
      void new Actions(other, services, usual).start(link);
      await settle();
      return other.state.text;
    };
    expect(await opened({})).toBe('usual fr');
    expect(await opened({ model: 'en-fr-dot' })).toBe('usual en');
    expect(await opened({ model: 'en-zh-gone' })).toBe('usual fr');
    expect(await opened({ model: 'en-fr-dot', text: 'mine' })).toBe('mine');
  });

  it('pins what a link has pinned as soon as there is something to pin it in', async () => {
    void actions.start({ text: 'un', at: { row: 1, column: 2 } });
    await settle();
    expect(store.state.highlight).toBeNull();
    made.asked[0]!.answer(translation('un'));
    await settle();
    expect(store.state.highlight).toEqual({ row: 1, column: 2, pinned: true });
    actions.setText('deux');
    made.asked[1]!.answer(translation('deux'));
    await settle();
    expect(store.state.highlight).toBeNull();
  });

  it('brings a model in from this device, beside those of the site', async () => {
    const files = { 'config.json': new Blob(['{}']), 'model.safetensors': new Blob(['12345']) };
    const mine = { ...info, id: 'm', title: '', source: 'fr', target: 'en', scorer: 'dot' } as ModelInfo;
    const open = vi.fn(() => Promise.resolve(mine));
    Object.assign(made.services.client, { open });
    void actions.start({ text: 'un' });
    await settle();
    const id = await actions.openModel(Promise.resolve(files));
    expect(open).toHaveBeenCalledWith(id, files);
    expect(store.state.models.at(-1)).toMatchObject({ id, title: 'm', scorer: 'dot', bytes: 7, own: true });
    expect(store.state.folder).toEqual({ opening: false, failure: null });
  });

  it('says what is wrong with a folder, and leaves the rest usable', async () => {
    const failure = { code: 'bad-model', detail: 'the model lacks config.json' } as const;
    const open = () => Promise.reject(new FailureError(failure.code, failure.detail));
    Object.assign(made.services.client, { open });
    void actions.start({ text: 'un' });
    await settle();
    expect(await actions.openModel(Promise.resolve({}))).toBeNull();
    expect(store.state).toMatchObject({ folder: { opening: false, failure }, engine: { phase: 'ready' } });
    expect(store.state.models).toHaveLength(2);
  });

  it('says that a folder cannot be read where the script that reads it does not come', async () => {
    const failure = { code: 'no-script', detail: 'model-files.js' } as const;
    expect(await actions.openModel(Promise.reject(new FailureError(failure.code, failure.detail)))).toBeNull();
    expect(store.state.folder).toEqual({ opening: false, failure });
  });

  it('falls back to the first model when a link names one that is not there', async () => {
    void actions.start({ text: 'un', model: 'xx-yy-zz' });
    await settle();
    expect(store.state.model).toBe('fr-en-additive');
  });

  it('pins a place until it is tapped again', () => {
    actions.hover(1, 2);
    expect(store.state.highlight).toEqual({ row: 1, column: 2, pinned: false });
    actions.pin(1, 2);
    actions.hover(0, 0);
    expect(store.state.highlight).toEqual({ row: 1, column: 2, pinned: true });
    actions.pin(1, 2);
    expect(store.state.highlight).toBeNull();
  });
});
