import { describe, expect, it } from 'vitest';
import { kDefaultLook } from '../../../web/src/protocol/look';
import { linkOf } from '../../../web/src/state/link';
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

  it('leaves a text out that is too long for an address', () => {
    expect(linkOf(state({ text: 'a'.repeat(1001) }), '')).toEqual({});
  });
});
