import { describe, expect, it } from 'vitest';
import { fetchCatalog, parseCatalog } from '../../../web/src/client/model-catalog';
import { kBase, kEntry } from '../support/fake-model';

const get = (response: () => Response) => (() => Promise.resolve(response())) as typeof fetch;
const code = (response: () => Response) =>
  fetchCatalog(kBase, get(response)).then(
    () => 'fine',
    (error: { failure?: { code: string } }) => error.failure?.code,
  );

describe('fetchCatalog', () => {
  it('lists the models of the manifest', async () => {
    const models = await fetchCatalog(
      kBase,
      get(() => Response.json({ models: [kEntry] })),
    );
    expect(models).toEqual([kEntry]);
  });

  it.each<[string, () => Response]>([
    ['not-found', () => new Response('', { status: 404 })],
    ['http', () => new Response('', { status: 503 })],
    ['web-page', () => new Response('<!doctype html>')],
    ['truncated', () => new Response('{"models": [')],
    ['bad-model', () => new Response('{"model": []}')],
    ['bad-model', () => new Response('null')],
  ])('says %s of what is no manifest', async (expected, response) => {
    expect(await code(response)).toBe(expected);
  });
});

describe('parseCatalog', () => {
  it('leaves out entries that are not whole, or that point out of their folder', () => {
    const odd = [
      { ...kEntry, id: '../up' },
      { ...kEntry, scorer: 'magic' },
      { ...kEntry, wiring: 'loose' },
      { ...kEntry, files: { '../x': {} } },
      null,
      { id: 'a' },
    ];
    expect(parseCatalog(JSON.stringify({ models: [...odd, kEntry] }))).toEqual([kEntry]);
  });
});
