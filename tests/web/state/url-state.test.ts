import { describe, expect, it } from 'vitest';
import { parseUrl, printUrl, type UrlState } from '../../../web/src/state/url-state';

describe('printUrl and parseUrl', () => {
  it.each<UrlState>([
    {},
    { text: "Il m'a entarté." },
    { text: '深度 & #=% 学习 😀\n"<b>', model: 'fr-en-dot', view: 'lines', unit: 'pieces', sentence: 3 },
    { view: 'steps', step: 6, names: 'on' },
    { view: 'what-if', begin: [4, 17], ends: 'on', piece: 2, weights: [{ position: 2, weights: [0.25, 0.75] }] },
    { view: 'what-if', begin: 'Sie warf & traf', own: 'mine = 你的' },
    { view: 'length', words: 46 },
    { view: 'beam', width: 8, length: 0.6, coverage: 0.25 },
  ])('carry %j there and back', (state) => {
    expect(parseUrl(printUrl(state))).toEqual({ state, refused: [] });
  });

  it('leave an empty address alone', () => {
    expect(printUrl({})).toBe('');
    expect(parseUrl('')).toEqual({ state: {}, refused: [] });
    expect(parseUrl('#')).toEqual({ state: {}, refused: [] });
  });
});

describe('parseUrl of hostile addresses', () => {
  it.each([
    ['#view=%3Cscript%3E', ['view']],
    ['#model=../../etc/passwd', ['model']],
    ['#sentence=-1&sentence=1e9', ['sentence']],
    ['#unit=', ['unit']],
    ['#step=0&names=yes', ['step', 'names']],
    ['#words=0&words=100', ['words']],
    ['#width=99&length=-1&coverage=1e1', ['width', 'length', 'coverage']],
    ['#begin=~1;drop&weights=1:x&ends=1', ['begin', 'weights', 'ends']],
    ['#__proto__=x&constructor=y', ['__proto__', 'constructor']],
    ['#text=%FF', ['%']],
    ['#%%%', ['%']],
    ['#=5', ['%']],
    ['#%3Cimg%20onerror%3D1%3E=1', ['imgonerror1']],
    ['#%E0%A4%A=1', ['%']],
  ])('%s keeps the defaults and says what was refused', (hash, refused) => {
    const parsed = parseUrl(hash);
    expect(parsed.state).toEqual({});
    expect(parsed.refused).toEqual(refused);
  });

  it('takes a text of any length, as the text box does, and signs that are only signs', () => {
    expect(parseUrl(`#text=${'x'.repeat(160_000)}`).state.text).toHaveLength(160_000);
    expect(parseUrl('#text=100% laine')).toEqual({ state: { text: '100% laine' }, refused: [] });
    expect(parseUrl('#text=%EF%BF%BD')).toEqual({ state: { text: '\ufffd' }, refused: [] });
  });

  it('keeps what it understands beside what it does not', () => {
    expect(parseUrl('#view=lines&zoom=9')).toEqual({ state: { view: 'lines' }, refused: ['zoom'] });
  });

  it('names at most five parts, each short', () => {
    const { refused } = parseUrl(
      `#${Array.from({ length: 50 }, (_, i) => `${'k'.repeat(50)}${i}a=1`).join('&')}&b=1&c=1`,
    );
    expect(refused.length).toBeLessThanOrEqual(5);
    expect(refused.every((key) => key.length <= 16)).toBe(true);
  });
});
