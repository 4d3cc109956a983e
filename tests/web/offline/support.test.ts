import { describe, expect, it } from 'vitest';
import { supportOf } from '../../../web/src/offline/support';

const usual = { protocol: 'https:', secure: true, framed: false, workers: true, caches: true };

describe('what a browser lets a page keep', () => {
  it.each([
    ['everything on https', {}, 'full'],
    ['everything on localhost', { protocol: 'http:' }, 'full'],
    ['nothing on plain http', { protocol: 'http:', secure: false, workers: false, caches: false }, 'plain-http'],
    ['nothing without caches', { caches: false }, 'refused'],
    ['nothing without service workers', { workers: false }, 'refused'],
    ['nothing in a frame', { framed: true }, 'none'],
    ['nothing from a file', { protocol: 'file:' }, 'none'],
  ] as const)('is %s', (_, change, expected) => {
    expect(supportOf({ ...usual, ...change })).toBe(expected);
  });
});
