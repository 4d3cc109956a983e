import { describe, expect, it } from 'vitest';
import { kDefaultLook } from '../../../web/src/protocol/look';
import { fullLinkOf, linkOf } from '../../../web/src/state/link';
import { kInitialState, type State } from '../../../web/src/state/store';
import { parseUrl, printUrl } from '../../../web/src/state/url-state';

const state = (part: Partial<State>): State => ({ ...kInitialState, ...part });

describe('linkOf', () => {
  it('is empty for what the page opens with anyway', () => {
    expect(linkOf(state({ text: 'usual' }), 'usual')).toEqual({});
  });

  it('restores everything that was chosen', () => {
    const chosen = {
      text: 'Le chat dort & rêve.',
      view: 'lines',
      unit: 'pieces',
      sentence: 2,
      look: { ...kDefaultLook, scale: 'viridis', links: 'threshold', threshold: 0.25, swapped: true, zoom: 2 },
    } as const;
    const { state: opened, refused } = parseUrl(printUrl(linkOf(state(chosen), 'usual')));
    expect(opened).toEqual(chosen);
    expect(refused).toEqual([]);
  });

  it('says everything in a link for others, also what was pinned and what is usual', () => {
    const models = [{ id: 'fr-en-additive' }] as unknown as State['models'];
    const highlight = { row: 1, column: null, pinned: true };
    const shown = state({ text: 'usual', models, model: 'fr-en-additive', highlight });
    const { state: opened, refused } = parseUrl(printUrl(fullLinkOf(shown)));
    expect(opened).toEqual({ text: 'usual', model: 'fr-en-additive', at: { row: 1, column: null } });
    expect(refused).toEqual([]);
  });

  it('names no model that only this device has', () => {
    const models = [{ id: 'own-1', own: true }] as unknown as State['models'];
    expect(fullLinkOf(state({ models, model: 'own-1' }))).toEqual({});
  });

  it.each(['1', '1.2.3', 'x.1', '-1.2', '99999.1', '__proto__'])('takes %j for no place', (at) => {
    expect(parseUrl(`#at=${at}`)).toEqual({ state: {}, refused: ['at'] });
  });

  it('leaves a text out that is too long for an address', () => {
    expect(linkOf(state({ text: 'a'.repeat(1001) }), '')).toEqual({});
  });
});
