import { describe, expect, it } from 'vitest';
import { pathFor } from '../../../web/src/service-worker/site-paths';

const scope = 'https://school.example/class/';
const files = ['index.html', 'lesson.html', 'assets/a-12345678.js', 'weights/manifest.json'];
const site = { version: 'v', files: files.map((path) => [path, ''] as const) };
const asked = (url: string, more: { method?: string; mode?: string } = {}) =>
  pathFor({ method: 'GET', mode: 'navigate', url, ...more }, scope, site);

describe('the file that a request asks for', () => {
  it('is found whatever stands behind it in the address', () => {
    expect(asked(`${scope}lesson.html?section=idea`)).toBe('lesson.html');
    expect(asked(`${scope}?x=1`)).toBe('index.html');
    expect(asked(`${scope}assets/a-12345678.js`, { mode: 'cors' })).toBe('assets/a-12345678.js');
  });

  it('is the page where a host leaves its ending out, but no script without its ending', () => {
    expect(asked(`${scope}lesson`)).toBe('lesson.html');
    expect(asked(`${scope}lesson`, { mode: 'cors' })).toBeNull();
  });

  it.each([
    ['weights, which are kept elsewhere', `${scope}weights/fr-en-additive/model.safetensors`],
    ['what is not of the site', `${scope}other.html`],
    ['a neighbour in another folder', 'https://school.example/index.html'],
    ['a folder whose name only begins alike', 'https://school.example/classes/index.html'],
    ['another origin', 'https://else.example/class/index.html'],
    ['an address that cannot be decoded', `${scope}%E0%A4%A`],
  ])('is none for %s', (_, url) => {
    expect(asked(url)).toBeNull();
  });

  it('is none for anything but reading', () => {
    expect(asked(scope, { method: 'POST' })).toBeNull();
  });
});
