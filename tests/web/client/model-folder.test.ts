import { describe, expect, it } from 'vitest';
import { fetchModelFolder } from '../../../web/src/client/model-folder';
import { modelKey } from '../../../web/src/protocol/model-entry';

const config = {
  id: 'my-model',
  title: 'Mine',
  source_language: 'de',
  target_language: 'en',
  scorer: 'dot',
  wiring: 'context_out',
};
const get = (body: string) => (() => Promise.resolve(new Response(body))) as typeof fetch;
const failure = (promise: Promise<unknown>) => promise.then(String, (error: Error) => error.message);

describe('fetchModelFolder', () => {
  it('makes an entry of what config.json says; the key is the address, so that two folders may have one name', async () => {
    const entry = await fetchModelFolder('https://a/m/', get(JSON.stringify(config)));
    expect(entry).toMatchObject({ id: 'my-model', source: 'de', target: 'en', scorer: 'dot', own: true });
    expect(Object.keys(entry.files)).toEqual([
      'config.json',
      'source.tokenizer.json',
      'target.tokenizer.json',
      'model.safetensors',
    ]);
    expect(modelKey(entry)).toBe('https://a/m/');
  });

  it.each([
    ['nonsense', 'nonsense', /^bad-model: config.json is not JSON/],
    ['another format', '{"model_type": "bert"}', /^bad-model: config.json does not describe/],
    ['a wild name', JSON.stringify({ ...config, id: '../../x' }), /^bad-model/],
    ['null', 'null', /^bad-model/],
    ['a page', '<!doctype html>', /^web-page: config.json/],
  ])('refuses %s', async (_, body, expected) => {
    expect(await failure(fetchModelFolder('https://a/m/', get(body)))).toMatch(expected);
  });
});
