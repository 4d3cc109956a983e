import { describe, expect, it, vi } from 'vitest';
import type { Wish } from '../../../web/src/client/worker-client';
import { FailureError } from '../../../web/src/protocol/failure';
import type { Translation } from '../../../web/src/protocol/translation';
import { kNoEdit } from '../../../web/src/protocol/what-if';
import { kIdle, Store, type State } from '../../../web/src/state/store';
import { WhatIfActions } from '../../../web/src/state/what-if-actions';
import { translation } from '../support/make-translation';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const kEdit = { ...kNoEdit, prefix: [10, 77] };

const kReady: Partial<State> = {
  view: 'what-if',
  model: 'm',
  models: [{ id: 'm' } as State['models'][0]],
  engine: { ...kIdle, phase: 'ready' },
};

/** The same translation for every wish, with one candidate a position: `piece` of its overridden one, else what it wrote. */
function answering(piece: (position: number) => string) {
  return ({ options }: Wish): Translation => {
    const answer = translation();
    const { hypotheses, source } = answer.sentences[0]!;
    const at = options.alignmentOverrides?.[0]?.position;
    const candidates = hypotheses[0]!.target.tokens.map((token, position) => [
      { piece: position === at ? piece(position) : token.piece, id: 1, logProbability: 0 },
    ]);
    return { ...answer, sentences: [{ source, hypotheses: [{ ...hypotheses[0]!, candidates }] }] };
  };
}

function make(answer = answering(() => '▁new')) {
  const store = new Store();
  const translate = vi.fn((wish: Wish) => Promise.resolve<Translation | null>(answer(wish)));
  const actions = new WhatIfActions(store, { translate }, 'page');
  const first = { text: 'il a entarté', translation: answer({ options: {} } as Wish), origin: 'live' as const };
  store.update({ ...kReady, answer: first });
  return { store, translate, actions };
}

describe('WhatIfActions', () => {
  it('asks nothing until something is changed', async () => {
    const { translate, store } = make();
    await settle();
    expect(translate).not.toHaveBeenCalled();
    expect(store.state.whatIf.changed).toBeNull();
  });

  it('decodes again from a change on, and shows the translation itself once that is taken back', async () => {
    const { actions, translate, store } = make();
    actions.edit(kEdit);
    expect(store.state.whatIf.busy).toBe(true);
    await settle();
    expect(translate.mock.calls[0]![0]).toMatchObject({ text: 'il a entarté', options: { prefix: [10, 77] } });
    expect(store.state.whatIf).toMatchObject({ busy: false });
    expect(store.state.whatIf.changed).not.toBeNull();
    actions.undo();
    await settle();
    expect(store.state.whatIf.changed).toBeNull();
    expect(translate).toHaveBeenCalledTimes(1);
  });

  it('shows the newest change, however late the older answers come', async () => {
    const { actions, translate, store } = make();
    let late = (_: Translation | null): void => undefined;
    translate.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    actions.edit(kEdit);
    actions.edit({ ...kEdit, prefix: [10, 78] });
    await settle();
    const shown = store.state.whatIf.changed;
    late(translation());
    await settle();
    expect(store.state.whatIf.changed).toBe(shown);
  });

  it('says why a change could not be made, and goes on', async () => {
    const { actions, translate, store } = make();
    translate.mockRejectedValueOnce(new FailureError('internal', 'prefix has token 99999'));
    actions.edit({ ...kNoEdit, prefix: [99999] });
    await settle();
    expect(store.state.whatIf.note).toEqual({ key: 'failure.internal', values: { detail: 'prefix has token 99999' } });
    actions.edit(kEdit);
    await settle();
    expect(store.state.whatIf.note).toBeNull();
    expect(store.state.whatIf.changed).not.toBeNull();
  });

  it('judges a translation of one’s own', async () => {
    const { actions, translate, store } = make();
    actions.setMode('own');
    actions.setOwn(' he threw a cake ');
    await settle();
    expect(translate.mock.calls[0]![0].options).toMatchObject({ forcedTarget: 'he threw a cake' });
    expect(store.state.whatIf.judged).not.toBeNull();
    actions.setOwn('');
    await settle();
    expect(store.state.whatIf.judged).toBeNull();
  });

  it('starts over, which can be taken back too', () => {
    const { actions, store } = make();
    actions.edit(kEdit);
    actions.setOwn('mine');
    actions.reset();
    expect(store.state.whatIf).toMatchObject({ edit: kNoEdit, own: '', row: null });
    actions.undo();
    expect(store.state.whatIf.edit).toEqual(kEdit);
  });

  it('asks the same thing again after the view was left and what was changed forgotten', async () => {
    const { actions, translate, store } = make();
    actions.edit(kEdit);
    await settle();
    store.update({ view: 'map' });
    actions.forget();
    store.update({ view: 'what-if' });
    actions.edit(kEdit);
    await settle();
    expect(translate).toHaveBeenCalledTimes(2);
    expect(store.state.whatIf.changed).not.toBeNull();
  });
});

describe('the experiment', () => {
  it('takes every row apart in every way, one at a time, and counts what changed', async () => {
    const { actions, translate, store } = make();
    const pieces = store.state.answer!.translation.sentences[0]!.hypotheses[0]!.target.tokens;
    const answer = answering((position) => (position === 1 ? '▁cake' : pieces[position]!.piece));
    translate.mockImplementation((wish) => Promise.resolve(answer(wish)));
    await actions.tryAll();
    expect(translate).toHaveBeenCalledTimes(12);
    expect(translate.mock.calls[2]![0].options).toMatchObject({
      forcedTarget: [10, 11],
      alignmentOverrides: [{ position: 2, weights: [0.2, 0.2, 0.2, 0.2, 0.2] }],
    });
    const { trial } = store.state.whatIf;
    expect(trial!.running).toBe(false);
    expect(trial!.results.map(({ kind, tried }) => [kind, tried])).toEqual([
      ['uniform', 4],
      ['shuffled', 4],
      ['elsewhere', 4],
    ]);
    for (const { changed } of trial!.results) expect(changed).toEqual([{ position: 1, from: '▁pi', to: '▁cake' }]);
  });

  it('ends when another text comes', async () => {
    const { actions, translate, store } = make();
    const running = actions.tryAll();
    actions.forget();
    await running;
    expect(translate.mock.calls.length).toBeLessThan(3);
    expect(store.state.whatIf.trial).toBeNull();
  });
});
