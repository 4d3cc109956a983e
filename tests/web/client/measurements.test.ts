import { describe, expect, it } from 'vitest';
import { fetchMeasurements } from '../../../web/src/client/measurements';

const kLengths = {
  models: {
    'fr-en-dot': { buckets: [{ from: 1, to: 5, inputs: 250, bleu: 40, bleu_low: 38, bleu_high: 42 }] },
    broken: { buckets: [{ from: 1, to: 5, inputs: 250, bleu: 'high' }] },
  },
};
const kGradients = { models: { 'fr-en-dot': { initial: { norms: [1] }, trained: { norms: [2, 3] } }, broken: null } };

function site(files: Readonly<Record<string, string | number>>) {
  const asked: string[] = [];
  const get = (url: string) => {
    asked.push(url);
    const answer = files[url.slice(url.lastIndexOf('/') + 1)] ?? 404;
    const response = typeof answer === 'number' ? new Response('no', { status: answer }) : new Response(answer);
    return Promise.resolve(response);
  };
  return { asked, get: get as unknown as typeof fetch };
}

const kBase = 'https://example.org/weights/';

describe('fetchMeasurements', () => {
  it('reads both files beside the models and keeps the reports that are whole', async () => {
    const { asked, get } = site({
      'lengths.json': JSON.stringify(kLengths),
      'gradients.json': JSON.stringify(kGradients),
    });
    const { lengths, gradients } = await fetchMeasurements(kBase, get);
    expect(asked).toEqual([`${kBase}measurements/lengths.json`, `${kBase}measurements/gradients.json`]);
    expect(Object.keys(lengths)).toEqual(['fr-en-dot']);
    expect(gradients['fr-en-dot']!.trained.norms).toEqual([2, 3]);
    expect(Object.keys(gradients)).toEqual(['fr-en-dot']);
  });

  it('takes a file that is not there as empty, also where the host sends its front page instead', async () => {
    const { get } = site({ 'gradients.json': '<!doctype html>' });
    expect(await fetchMeasurements(kBase, get)).toEqual({ lengths: {}, gradients: {} });
  });

  it('says what went wrong otherwise', async () => {
    await expect(fetchMeasurements(kBase, site({ 'lengths.json': 500 }).get)).rejects.toThrow('lengths.json: 500');
    await expect(fetchMeasurements(kBase, site({ 'lengths.json': '{"mod' }).get)).rejects.toThrow('truncated');
  });
});
