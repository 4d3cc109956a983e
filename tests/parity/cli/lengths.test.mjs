// `lookback evaluate --by-length` and `lookback gradients` as a user meets them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { figures, lookback, model, temporaryFolder } from './support.mjs';

const { file, remove } = temporaryFolder();
after(remove);

const pairs = ['Le chat dort.\tThe cat sleeps.', 'Où est la clé ?\tWhere is the key?', 'Il a mangé.\tHe has eaten.'];
const set = file('set.tsv', Array.from({ length: 120 }, (_, i) => `${pairs[i % 3]}\n`).join(''));
const byLength = ['evaluate', '--model', model, '--test', set, '--by-length', '--bucket-inputs', '2'];

test('a test set is measured by length, and the same twice', () => {
  const report = figures(byLength);
  assert.deepEqual(
    report.buckets.map(({ from, to }) => [from, to]),
    [...[1, 6, 11, 16, 21, 26, 31, 36, 41].map((from) => [from, from + 4]), [46, null]],
  );
  for (const { from, to, inputs, sentences, source_words, bleu, bleu_low, bleu_high } of report.buckets) {
    assert.equal(inputs, 2);
    assert.ok(sentences >= inputs);
    assert.ok(source_words >= from && source_words <= (to ?? Infinity));
    assert.ok(bleu_low <= bleu_high && bleu >= 0);
  }
  assert.deepEqual(figures([...byLength, '--threads', '2']), report);
  assert.match(lookback(byLength).lines.at(-1), /^46\+ /);
});

test('lengths without inputs have no scores', () => {
  const small = file('small.tsv', `${pairs[0]}\n`);
  const { buckets } = figures(['evaluate', '--model', model, '--test', small, '--by-length']);
  assert.equal(buckets[0].inputs, 1);
  assert.equal(buckets.at(-1).inputs, 0);
  assert.ok(!('bleu' in buckets.at(-1)));
});

test('gradients have a norm for each distance, for trained and for fresh weights', () => {
  const args = ['gradients', '--model', model, '--test', set, '--inputs', '2'];
  const [trained, initial] = [figures(args), figures([...args, '--initial'])];
  assert.equal(trained.weights, 'trained');
  assert.equal(initial.weights, 'initial');
  assert.equal(trained.inputs, 2);
  assert.ok(trained.norms.length > 46);
  assert.equal(trained.norms.length, initial.norms.length);
  for (const norm of trained.norms) assert.ok(norm > 0);
  assert.notDeepEqual(figures([...args, '--initial', '--seed', '2']).norms, initial.norms);
  const short = lookback(['gradients', '--model', model, '--test', file('one.tsv', `${pairs[0]}\n`)]);
  assert.equal(short.status, 1);
  assert.match(short.stderr, /too short/);
});
