// No sentence that models are scored on may be learnt from: held on the corpora that the recipes name.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { gunzipSync } from 'node:zlib';
import { root } from '../../tools/lib/shell.mjs';

const folder = join(root, 'recipes');
const ids = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'corpora')
  .map((entry) => entry.name);
const readJson = (...parts) => JSON.parse(readFileSync(join(folder, ...parts), 'utf8'));

/** Rows of a corpus, by columns. */
function rowsOf(path, headerLines = 0) {
  const bytes = readFileSync(join(root, path));
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(headerLines)
    .map((line) => line.split('\t'));
}

/** A sentence by its letters and digits alone, in lower case: punctuation makes no other sentence. */
const key = (sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Test files of all models: a model may be back-translated with another's corpora. */
const tests = new Set(ids.map((id) => readJson(id, 'test.json').path));
const testEnglish = new Set([...tests].flatMap((path) => rowsOf(path).map(([english]) => key(english))));

test('every model folder has its recipe, its test file and sentences to hold it by', () => {
  assert.ok(ids.length >= 1);
  for (const id of ids) {
    assert.equal(readJson(id, 'recipe.json').model.id, id);
    assert.ok(readFileSync(join(folder, id, 'golden.txt'), 'utf8').split('\n').length > 5, id);
  }
});

test('no English sentence of any test file is in any training file', () => {
  assert.ok(testEnglish.size > 5000);
  const corpora = new Map(
    ids.flatMap((id) => readJson(id, 'recipe.json').corpora).map((file) => [file.path, file.header_lines ?? 0]),
  );
  for (const [path, headerLines] of corpora) {
    const found = rowsOf(path, headerLines).filter(([english]) => testEnglish.has(key(english)));
    assert.deepEqual(found.slice(0, 3), [], path);
  }
});

test('the check would see a test sentence that differs in case and marks only', () => {
  const [[english]] = rowsOf([...tests][0]);
  assert.ok(testEnglish.has(key(`  ${english.toUpperCase()} !?`)));
});

test('models of one direction are compared on the same data, noise and schedule', () => {
  const alike = ['none', 'dot', 'general', 'reduced_rank', 'additive'].map((name) => `fr-en-${name}`);
  const common = alike.map((id) => {
    const { model, ...rest } = readJson(id, 'recipe.json');
    const own = ['id', 'title', 'scorer', 'attention_size'];
    const shape = Object.fromEntries(Object.entries(model).filter(([key]) => !own.includes(key)));
    return { shape, ...rest };
  });
  for (const recipe of common) assert.deepEqual(recipe, common[0]);
});
