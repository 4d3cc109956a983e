import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelsPage } from '../../../web/bundling/models-page';

const folder = mkdtempSync(join(tmpdir(), 'lookback-models-'));

function model(id: string, files: Readonly<Record<string, string>>) {
  mkdirSync(join(folder, id));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, id, name), text);
  return { id, title: id, source: 'fr', target: 'en', scorer: 'dot', wiring: 'context_in', bytes: 5e6, files: {} };
}

const metrics = JSON.stringify({
  bleu: 40,
  sentences: 63_470,
  alignment: {
    golden: { attention: { aer: 0.561 }, both: { aer: 0.401 } },
    'hansards-trial': { attention: { aer: 0.442 }, both: { aer: 0.261 } },
  },
});

beforeAll(() => {
  const models = [
    model('a', { 'metrics.json': metrics, 'README.md': '# A\n\nEnglish of A\n', 'README.zh.md': '# A\n\n甲的中文\n' }),
    model('b', { 'README.md': '# B\n\nEnglish of B\n' }),
    model('c', {}),
  ];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ models }));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of models', () => {
  it('has each card in the language of the page; where a folder has only English, Chinese says so', () => {
    const { en, zh } = modelsPage(folder);
    expect(en).toContain('English of A');
    expect(en).not.toContain('甲的中文');
    expect(zh).toContain('甲的中文');
    expect(zh).not.toContain('English of A');
    expect(zh).toMatch(/只有英文。<\/p>\s*<div lang="en"><p>English of B/);
    expect(zh).toContain('这个模型没有说明卡。');
  });

  it('says of every alignment error rate which links it was held against and what its own were read off', () => {
    const { en, zh } = modelsPage(folder);
    const heads = (html: string) => [...html.matchAll(/<th scope="col">([^<]*AER[^<]*)</g)].map(([, head]) => head);
    expect(heads(en)).toEqual([
      'AER on Europarl (100 pairs): by attention / with erasure',
      'AER on Hansards (37 pairs): by attention / with erasure',
    ]);
    expect(heads(zh)).toHaveLength(2);
    for (const [at, set] of ['Europarl', 'Hansards'].entries()) expect(heads(zh)[at]).toContain(set);
    expect(en).toMatch(/<td>0\.56 \/ 0\.40<\/td><td>0\.44 \/ 0\.26<\/td>/);
  });

  it('counts as the language does', () => {
    const { en, zh } = modelsPage(folder);
    expect(en).toContain('63 k sentences');
    expect(zh).toContain('6.3 万 个句子');
  });
});
