// The comparison behind `npm run check:reproducible`, on folders that are made for it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { differences, moduleFiles, placesIn } from '../../tools/lib/same-bytes.mjs';

function folderOf(t, contents) {
  const folder = mkdtempSync(join(tmpdir(), 'lookback-bytes-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
  return folder;
}

const whole = { 'lookback.wasm': 'abcdef', 'lookback.mjs': 'glue' };

test('the same bytes are the same', (t) => {
  assert.deepEqual(differences(folderOf(t, whole), folderOf(t, whole)), []);
});

test('other bytes, another length and a missing file are named', (t) => {
  const one = folderOf(t, whole);
  assert.deepEqual(differences(one, folderOf(t, { ...whole, 'lookback.wasm': 'abcdeX' })), [
    'lookback.wasm: 6 and 6 bytes, the first other one at 5',
  ]);
  assert.deepEqual(differences(one, folderOf(t, { ...whole, 'lookback.mjs': 'glue!' })), [
    'lookback.mjs: 4 and 5 bytes, the first other one at 4',
  ]);
  const half = folderOf(t, { 'lookback.mjs': 'glue' });
  assert.deepEqual(differences(one, half), [`${join(half, moduleFiles[0])} is not there`]);
});

test('places of a machine are found, and addresses are not taken for them', () => {
  const places = (text) => placesIn(Buffer.from(text), '/somewhere/lookback');
  const home = ['', 'home', 'somebody'].join('/');
  assert.deepEqual(places(`\0${home}/src/tensor.h\0`), [home]);
  assert.deepEqual(places('x /somewhere/lookback/wasm/src y'), ['/somewhere/lookback']);
  assert.deepEqual(places('https://example.org/models/ \0 weights/a'), []);
});
