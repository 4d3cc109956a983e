import { describe, expect, it, vi } from 'vitest';
import type { Wish } from '../../../web/src/client/worker-client';
import type { BeamNode, Translation } from '../../../web/src/protocol/translation';
import { BeamActions } from '../../../web/src/state/beam-actions';
import { kIdle, Store, type State } from '../../../web/src/state/store';
import { translation } from '../support/make-translation';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const node = (parent: number, id: number, piece: string, step: number) =>
  ({ parent, id, piece, step, totalLogProbability: 0 }) as BeamNode;
const kTrace = [node(-1, 1, '<s>', 0), node(0, 10, '▁he', 1), node(1, 11, '▁pi', 2), node(2, 2, '</s>', 3)];

function make() {
  const store = new Store();
  const translate = vi.fn(({ options }: Wish) => {
    const answer = translation();
    const sentence = { ...answer.sentences[0]!, ...(options.trace && { trace: kTrace }) };
    return Promise.resolve<Translation | null>({ ...answer, sentences: [sentence] });
  });
  const actions = new BeamActions(store, { translate }, 'beam');
  store.update({
    view: 'beam',
    model: 'm',
    models: [{ id: 'm' } as State['models'][0]],
    engine: { ...kIdle, phase: 'ready', info: { decoding: { beamSize: 3 } } as never },
    answer: { text: 'il a entarté', translation: translation(), origin: 'live' },
  });
  const asked = (at: number) => translate.mock.calls[at]![0].options;
  return { store, translate, actions, asked };
}

describe('BeamActions', () => {
  it('searches as the model has it, and keeps the tree', async () => {
    const { store, asked } = make();
    await settle();
    expect(asked(0)).toEqual({ splitSentences: false, trace: true, nBest: 3 });
    expect(store.state.beam.searched!.trace).toHaveLength(4);
  });

  it('searches again when a setting is turned, and closes what was open in the old tree', async () => {
    const { store, actions, asked } = make();
    await settle();
    actions.choose(2);
    await settle();
    actions.set({ beamSize: 1, lengthPenalty: 0.5 });
    await settle();
    expect(asked(2)).toEqual({ splitSentences: false, trace: true, nBest: 1, beamSize: 1, lengthPenalty: 0.5 });
    expect(store.state.beam).toMatchObject({ node: null, opened: null });
  });

  it('opens a hypothesis by forcing what it wrote, without its end', async () => {
    const { store, actions, asked, translate } = make();
    await settle();
    actions.choose(3);
    await settle();
    expect(asked(1)).toEqual({ splitSentences: false, forcedTarget: [10, 11] });
    expect(store.state.beam.opened).not.toBeNull();
    actions.choose(null);
    await settle();
    expect(translate).toHaveBeenCalledTimes(2);
    expect(store.state.beam.opened).toBeNull();
  });

  it('keeps the reader’s settings for the next text, not what was open', async () => {
    const { store, actions } = make();
    actions.set({ beamSize: 2 });
    await settle();
    actions.choose(1);
    actions.forget();
    expect(store.state.beam).toMatchObject({ settings: { beamSize: 2 }, node: null, searched: null });
  });
});
