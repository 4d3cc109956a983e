import { describe, expect, it } from 'vitest';
import { fromLink, labLink } from '../../../web/src/state/lab-link';
import { kInitialState } from '../../../web/src/state/store';

describe('links into the lab', () => {
  it('lead to a step, and leave the rest of the state alone', () => {
    const state = fromLink({ view: 'steps', step: 2, names: 'on', unit: 'pieces' }, kInitialState);
    expect(state).toMatchObject({ view: 'steps', unit: 'pieces', steps: { position: 2, source: null, names: true } });
    expect(Object.keys(state)).not.toContain('step');
  });

  it('lead to a change, or to a translation of one’s own', () => {
    const weights = [{ position: 1, weights: [0, 1] }];
    const changed = fromLink({ view: 'what-if', begin: [3], weights, piece: 1 }, kInitialState).whatIf!;
    expect(changed).toMatchObject({ mode: 'change', edit: { prefix: [3], ends: false, weights }, row: 1 });
    const own = fromLink({ view: 'what-if', own: 'mine' }, kInitialState).whatIf!;
    expect(own).toMatchObject({ mode: 'own', own: 'mine' });
    expect(labLink({ ...kInitialState, view: 'what-if', whatIf: changed })).toEqual({ begin: [3], weights, piece: 1 });
    expect(labLink({ ...kInitialState, view: 'what-if', whatIf: own })).toEqual({ own: 'mine' });
  });

  it('lead to a sentence length', () => {
    expect(fromLink({ view: 'length', words: 41 }, kInitialState).words).toBe(41);
    expect(labLink({ ...kInitialState, view: 'length', words: 41 })).toEqual({ words: 41 });
    expect(labLink({ ...kInitialState, view: 'length' })).toEqual({});
  });

  it('say nothing that is the default', () => {
    expect(labLink(kInitialState)).toEqual({});
    const steps = { position: 2, source: 1, names: true, explanation: null, failure: null };
    expect(labLink({ ...kInitialState, view: 'steps', steps })).toEqual({ step: 2, names: 'on' });
    expect(labLink({ ...kInitialState, view: 'map', steps })).toEqual({});
  });
});
