import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMatrix } from '../../../../web/src/elements/heatmap/matrix-reader';

const given = { source: '', target: '', weights: '', src: 'map.csv', format: '', sentence: 1, inside: '' };

describe('a map’s file', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const answered = (fetch: () => Promise<Response>) => {
    vi.stubGlobal('fetch', fetch);
    return readMatrix(given);
  };

  it('that the server does not give is called by its name, with what the server answered', async () => {
    expect(await answered(() => Promise.resolve(new Response('', { status: 404 })))).toMatchObject({
      problem: { key: 'file.refused', values: { file: 'map.csv', status: 404 } },
    });
  });

  it('that nobody answers for is not called a model', async () => {
    expect(await answered(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      problem: { key: 'file.unreachable', values: { file: 'map.csv' } },
    });
  });

  it('that comes is drawn', async () => {
    expect(await answered(() => Promise.resolve(new Response(',le,chat\ncat,.2,.8\n')))).toHaveProperty('alignment');
  });
});
