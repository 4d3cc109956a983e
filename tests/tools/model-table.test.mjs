import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { kGuides, withGuideModels } from '../../tools/lib/guide-models.mjs';
import { cardsOf, isMeasured, modelCard } from '../../tools/lib/model-card.mjs';
import { cardZh } from '../../tools/lib/model-card-zh.mjs';
import { describeMeasured, modelTable, withModelTable } from '../../tools/lib/model-table.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

const model = {
  name: 'a-b-dot',
  parameters: 1234567,
  bytes: 1300000,
  metrics: { bleu: 40.126, chrf2: 55.5, target_pieces_per_second: 2639.4 },
};

test('the table in README.md says what weights/*/metrics.json say', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const models = describeMeasured(join(root, 'weights'));
  assert.ok(models.length > 0);
  assert.equal(readme, withModelTable(readme, models), 'run: npm run measure -- --only texts');
});

test('the table counts all that a page fetches of a model, as the manifest does', () => {
  const { models } = JSON.parse(readFileSync(join(root, 'weights/manifest.json'), 'utf8'));
  const described = describeMeasured(join(root, 'weights'));
  for (const { id, bytes } of models) assert.equal(described.find(({ name }) => name === id)?.bytes, bytes, id);
});

test('the embed guide names every shipped model, in both languages', () => {
  const { models } = JSON.parse(readFileSync(join(root, 'weights/manifest.json'), 'utf8'));
  for (const [language, path] of Object.entries(kGuides)) {
    const text = readFileSync(join(root, path), 'utf8');
    assert.equal(text, withGuideModels(text, models, language), 'run: npm run measure -- --only texts');
    for (const { id, source, target } of models)
      assert.ok(text.includes(`| \`${id}\` | \`${source}\` | \`${target}\` |`));
  }
  assert.throws(() => withGuideModels('no markers', models, 'en'), /lacks/);
});

test('the cards of every shipped model, in both languages, say what its files say', () => {
  const ids = readdirSync(join(root, 'weights')).filter((id) => isMeasured(root, id));
  assert.ok(ids.length > 0);
  for (const id of ids)
    for (const [name, card] of Object.entries(cardsOf(root, id)))
      assert.equal(readFileSync(join(root, 'weights', id, name), 'utf8'), card, 'run: npm run measure -- --only texts');
});

test('the Chinese card has the parts, rows and figures of the English one', () => {
  const { 'README.md': en, 'README.zh.md': zh } = cardsOf(root, 'fr-en-additive');
  const shape = (card) => card.split('\n').filter((line) => /^(\||##|- )/.test(line));
  const figures = (card) => shape(card).map((line) => (line.match(/\d[\d.,]*\d|\d/g) ?? []).sort().join(' '));
  assert.deepEqual(figures(zh), figures(en));
  assert.doesNotMatch(zh, /undefined|null/);
});

test('an error rate is named with its gold links and what the links were read off, in table and cards', () => {
  const withRate = { ...model, metrics: { ...model.metrics, alignment: { golden: { attention: { aer: 0.6 } } } } };
  assert.match(modelTable([withRate]).split('\n')[0], /AER on Europarl, by attention/);
  for (const card of Object.values(cardsOf(root, 'fr-en-additive'))) {
    const rates = card.split('\n').filter((line) => line.includes('AER'));
    assert.equal(rates.length, 6);
    for (const line of rates) assert.match(line, /Europarl|Hansards/);
  }
});

test('a model is one row; what was not measured is a dash', () => {
  const cells = modelTable([model]).split('\n')[2].split(' | ');
  assert.deepEqual(cells.slice(1), ['1,234,567', '1,300,000', '40.13', '55.50', '–', '2,639 |']);
});

test('error rates are those of attention and of both; without attention, a dash and that of erasure', () => {
  const withAlignment = (golden) => modelTable([{ ...model, metrics: { ...model.metrics, alignment: { golden } } }]);
  assert.match(
    withAlignment({ attention: { aer: 0.6 }, erasure: { aer: 0.5 }, both: { aer: 0.4 } }),
    /0\.600 \/ 0\.400/,
  );
  assert.match(withAlignment({ erasure: { aer: 0.5 } }), /\| – \/ 0\.500 \|/);
});

test('only what stands between the markers is replaced, and without markers nothing is', () => {
  const marked = 'a\n<!-- models: written by `npm run measure` -->\nold\n<!-- /models -->\nb';
  const text = withModelTable(marked, [model]);
  assert.ok(text.startsWith('a\n<!--') && text.endsWith('<!-- /models -->\nb') && !text.includes('old'));
  assert.equal(withModelTable(text, [model]), text);
  assert.throws(() => withModelTable('no markers', [model]), /lacks/);
});

test('a card shows alignment and lengths once they are measured', () => {
  const weights = join(root, 'weights/fr-en-additive');
  const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
  const metrics = json(join(weights, 'metrics.json'));
  const parts = {
    config: json(join(weights, 'config.json')),
    parameters: 1,
    recipe: json(join(root, 'recipes/fr-en-additive/recipe.json')),
  };
  const scores = { aer: 0.4, precision: 0.6, recall: 0.61 };
  const alignment = { golden: { both: { ...scores, symmetrised: { ...scores, aer: 0.3 } } } };
  const lengths = [
    { from: 1, to: 5, inputs: 250, bleu: 41 },
    { from: 46, to: null, inputs: 0 },
  ];
  const card = modelCard({ ...parts, metrics: { ...metrics, alignment, lengths } });
  assert.match(card, /AER on Europarl \(100 pairs\), by both \| 0\.400 \(precision 0\.600, recall 0\.610\)/);
  assert.match(card, /both directions \(grow-diag-final-and\) \| 0\.300/);
  assert.match(card, /\| 1–5 \| 250 \| 41\.00 \|\n\| 46\+ \| 0 \| – \|/);
  assert.match(modelCard({ ...parts, metrics: { ...metrics, alignment } }, cardZh), /合并两个方向[^|]*\| 0\.300/);
  assert.doesNotMatch(
    modelCard({ ...parts, metrics: { ...metrics, alignment: undefined, lengths: undefined } }),
    /AER|46\+/,
  );
});
