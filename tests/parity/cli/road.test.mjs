// A model's whole road on the command line, in small: prepare, train, stop, go on, quantise, measure, translate.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { figures, lookback, temporaryFolder } from './support.mjs';

const { folder, file, remove } = temporaryFolder();
after(remove);

const words = ['un deux', 'deux trois', 'trois un', 'le chat dort', 'le chien dort', 'la pluie tombe', 'il pleut'];
const pairs = words.flatMap((one) => words.map((other) => `${one} ${other}\t${other.toUpperCase()} ${one}`));
const linesOf = (lines) => lines.map((line) => `${line}\n`).join('');
const corpus = file('pairs.tsv', linesOf(['', 'no second column', ...pairs, pairs[0]]));
const set = file('set.tsv', linesOf(pairs));

function recipe(updates) {
  const model = {
    format: 'lookback-1',
    id: 'small',
    ...{ source_language: 'fr', target_language: 'en', source_vocabulary: 300, target_vocabulary: 300 },
    ...{ embedding_size: 8, cell: 'gru', encoder_layers: 1, encoder_size: 8, decoder_size: 16 },
    ...{ scorer: 'general', wiring: 'context_out', tied_output: false },
  };
  return file(
    'recipe.json',
    JSON.stringify({
      model,
      corpora: [{ path: corpus }],
      prepare: { source_pieces: 300, target_pieces: 300, dev_pairs: 8 },
      training: { updates, batch_tokens: 128, warmup_updates: 2, validate_every: 4, dev_sentences: 4 },
    }),
  );
}

const data = join(folder, 'data');
const run = join(folder, 'run');
const trained = (updates) =>
  lookback(['train', '--recipe', recipe(updates), '--data', data, '--output', run, '--json']);
const reports = (result) => result.lines.map((line) => JSON.parse(line));

test('a corpus is prepared, and what was left out is counted', () => {
  const report = figures(['prepare', '--recipe', recipe(8), '--output', data]);
  assert.equal(report.lines, pairs.length + 3);
  assert.equal(report.left_out.repeated, 1);
  assert.equal(report.left_out.malformed, 2);
  assert.equal(report.train_pairs + report.dev_pairs, pairs.length);
});

test('training reports as JSON, and the same command goes on where it stopped', () => {
  const first = trained(8);
  assert.equal(first.status, 0, first.stderr);
  const last = reports(first).at(-1);
  assert.equal(last.update, 8);
  assert.ok(last.dev_loss > 0 && last.tokens_per_second > 0);
  rmSync(join(run, 'log.jsonl'));
  const again = trained(8);
  assert.equal(again.status, 0, again.stderr);
  assert.deepEqual(reports(again), [], 'nothing is left to do');
});

test('quantising tells, as JSON, what each tensor lost', () => {
  const { tensors, bytes } = figures(['quantize', '--model', join(run, 'best'), '--output', join(folder, 'int8')]);
  assert.ok(bytes.after < bytes.before);
  assert.ok(tensors.some(({ quantised }) => quantised));
  for (const { quantised, relative_error } of tensors) assert.equal(relative_error > 0, quantised);
});

test('the small model is measured, and translates line for line', () => {
  const model = join(folder, 'int8');
  const output = join(folder, 'translations.txt');
  const { sentences } = figures(['evaluate', '--model', model, '--test', set, '--limit', '5', '--output', output]);
  assert.equal(sentences, 5);
  assert.ok(existsSync(output));
  assert.equal(readFileSync(output, 'utf8').split('\n').length - 1, 5);
  assert.equal(lookback(['translate', '--model', model], 'le chat dort\n\nil pleut\n').lines.length, 3);
});
