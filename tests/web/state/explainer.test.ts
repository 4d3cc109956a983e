import { describe, expect, it, vi } from 'vitest';
import type { Wish } from '../../../web/src/client/worker-client';
import type { StepExplanation, Translation } from '../../../web/src/protocol/translation';
import { Explainer } from '../../../web/src/state/explainer';
import { kIdle, Store, type State } from '../../../web/src/state/store';
import { translation } from '../support/make-translation';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** What the core gives out, of the place that was asked for. */
function explained({ options }: Wish): Translation {
  const { position, source } = options.explain!;
  const explanation = { position, source } as StepExplanation;
  const answer = translation();
  return { ...answer, sentences: [{ ...answer.sentences[0]!, explanation }] };
}

const kReady: Partial<State> = {
  view: 'steps',
  model: 'm',
  models: [{ id: 'm' } as State['models'][0]],
  engine: { ...kIdle, phase: 'ready' },
  answer: { text: 'il a entarté', translation: translation(), origin: 'live' },
};

function make(state: Partial<State> = {}) {
  const store = new Store();
  const translate = vi.fn((wish: Wish) => Promise.resolve<Translation | null>(explained(wish)));
  new Explainer(store, { translate }, 'steps');
  store.update({ ...kReady, ...state });
  return { store, translate };
}

describe('Explainer', () => {
  it('asks about the step on show, with what was written as the forced target', async () => {
    const { store, translate } = make();
    await settle();
    expect(translate).toHaveBeenCalledTimes(1);
    expect(translate.mock.calls[0]![0].options).toMatchObject({
      forcedTarget: [10, 11, 12],
      explain: { position: 0, source: 0 },
    });
    expect(store.state.steps.explanation).toEqual({ position: 0, source: 0 });
  });

  it('asks about the position that is looked at most until one is chosen', async () => {
    const { store, translate } = make({
      steps: { position: 1, source: null, names: false, explanation: null, failure: null },
    });
    await settle();
    expect(translate.mock.calls[0]![0].options.explain).toEqual({ position: 1, source: 2 });
    store.update({ steps: { ...store.state.steps, source: 4 } });
    await settle();
    expect(translate.mock.calls[1]![0].options.explain).toEqual({ position: 1, source: 4 });
  });

  it('asks once for one place, and nothing for views that need no sums', async () => {
    const { store, translate } = make();
    await settle();
    store.update({ highlight: { row: 1, column: null, pinned: false } });
    await settle();
    expect(translate).toHaveBeenCalledTimes(1);
    expect(make({ view: 'map' }).translate).not.toHaveBeenCalled();
    expect(make({ busy: true }).translate).not.toHaveBeenCalled();
  });

  it('says why numbers did not come, until others do', async () => {
    const { store, translate } = make({ view: 'map' });
    translate.mockRejectedValueOnce(new Error('an older program'));
    store.update({ view: 'steps' });
    await settle();
    expect(store.state.steps.failure).toMatchObject({ detail: 'an older program' });
    store.update({ steps: { ...store.state.steps, position: 1 } });
    await settle();
    expect(store.state.steps.failure).toBeNull();
  });

  it('shows no numbers of a place that was left meanwhile', async () => {
    const { store, translate } = make({ view: 'map' });
    let answer = (_: Translation | null): void => undefined;
    translate.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    store.update({ view: 'steps' });
    const [[first]] = translate.mock.calls as [[Wish]];
    store.update({ steps: { ...store.state.steps, position: 3 } });
    await settle();
    answer(explained(first));
    await settle();
    expect(store.state.steps.explanation).toEqual({ position: 3, source: 4 });
  });

  it('leaves the view without sums when the core refuses', async () => {
    const { store, translate } = make({ view: 'map' });
    translate.mockRejectedValueOnce(new Error('no'));
    store.update({ view: 'steps' });
    await settle();
    expect(store.state.steps.explanation).toBeNull();
  });
});
