import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { describeModel, describeModels } from '../../tools/make-manifest.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tiny = join(root, 'tests/golden/tiny-model');
const folder = mkdtempSync(join(tmpdir(), 'lookback-manifest-'));
after(() => rmSync(folder, { recursive: true }));

test('an entry has what the page needs to fetch and check a model', () => {
  const entry = describeModel(tiny);
  assert.deepEqual([entry.id, entry.source, entry.target, entry.scorer], ['tiny', 'fr', 'en', 'additive']);
  assert.equal(Object.keys(entry.files).length, 4);
  for (const [name, { bytes, sha256 }] of Object.entries(entry.files)) {
    const content = readFileSync(join(tiny, name));
    assert.equal(bytes, content.length);
    assert.equal(sha256, createHash('sha256').update(content).digest('hex'));
  }
  assert.equal(
    entry.bytes,
    Object.values(entry.files).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  assert.equal('bleu' in entry, false);
});

test('a folder must bear the name of its model', () => {
  cpSync(tiny, join(folder, 'tiny'), { recursive: true });
  assert.equal(describeModels(folder).length, 1);
  cpSync(tiny, join(folder, 'other'), { recursive: true });
  assert.throws(() => describeModels(folder), /weights\/other holds the model tiny/);
});

test('a model without all its files is no model', () => {
  const broken = join(folder, 'broken');
  cpSync(tiny, broken, { recursive: true });
  rmSync(join(broken, 'source.tokenizer.json'));
  assert.throws(() => describeModel(broken), /source\.tokenizer\.json/);
});

test('the measured BLEU comes along, to one decimal', () => {
  const measured = join(folder, 'measured');
  cpSync(tiny, measured, { recursive: true });
  writeFileSync(join(measured, 'metrics.json'), '{"bleu": 40.6789}');
  assert.equal(describeModel(measured).bleu, 40.7);
});

test('weights/manifest.json is true', { skip: !existsSync(join(root, 'weights/manifest.json')) }, () => {
  const { models } = JSON.parse(readFileSync(join(root, 'weights/manifest.json'), 'utf8'));
  assert.deepEqual(models, describeModels(join(root, 'weights')));
});
