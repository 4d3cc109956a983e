import { describe, expect, it } from 'vitest';
import { askedFor } from '../../../web/src/state/asked-for';

const nothing = { text: '', model: '', view: '', unit: '' };

describe('askedFor', () => {
  it('reads attributes as links are read; what is not given is not asked for', () => {
    expect(askedFor(nothing)).toEqual({ state: {}, refused: [] });
    const given = { ...nothing, text: "Il m'a entarté. 100 % & #1", model: 'fr-en-dot', view: 'steps' };
    expect(askedFor(given)).toEqual({ state: { text: given.text, model: 'fr-en-dot', view: 'steps' }, refused: [] });
  });

  it.each([
    ['model', '../../evil'],
    ['view', '__proto__'],
    ['view', '<img src=x onerror=alert(1)>'],
    ['unit', 'letters'],
  ])('names %s when its value means nothing', (name, value) => {
    expect(askedFor({ ...nothing, [name]: value })).toEqual({ state: {}, refused: [name] });
  });
});
