// `lookback align` and `lookback evaluate-alignment` as a user meets them.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { figures, lookback, model, root, temporaryFolder } from './support.mjs';

const { folder, file, remove } = temporaryFolder();
after(remove);

const source = file('s', "Le chat dort .\n\nL'homme mange.\n");
const target = file('t', 'The cat sleeps .\nx\nThe man eats.\n');
const align = (...flags) => ['align', '--model', model, '--source', source, '--target', target, ...flags];
const gold = join(root, 'recipes/corpora/alignments/hansards-trial.en-fr.tsv');

/** The tiny model with its languages changed about: random numbers serve either way. */
function reverseModel() {
  const copy = join(folder, 'reverse');
  mkdirSync(copy, { recursive: true });
  cpSync(model, copy, { recursive: true });
  const config = JSON.parse(readFileSync(join(copy, 'config.json'), 'utf8'));
  [config.source_language, config.target_language] = [config.target_language, config.source_language];
  writeFileSync(join(copy, 'config.json'), JSON.stringify(config));
  return copy;
}

test('each pair of lines gives one line of links between words of both sides', () => {
  const { status, lines } = lookback(align());
  assert.equal(status, 0);
  assert.equal(lines.length, 3);
  assert.equal(lines[1], '', 'an empty source has no links');
  for (const link of lines[0].split(' ').filter(Boolean)) assert.match(link, /^[0-3]-[0-3]$/);
});

test('JSON has words, links and weights whose rows sum to 1', () => {
  const [pair, empty, elided] = lookback(align('--json')).lines.map((line) => JSON.parse(line));
  assert.deepEqual(pair.target, ['The', 'cat', 'sleeps', '.']);
  assert.deepEqual(elided.source, ["L'", 'homme', 'mange', '.']);
  assert.deepEqual(empty.links, []);
  for (const row of pair.weights) {
    assert.equal(row.length, pair.source.length);
    assert.ok(Math.abs(row.reduce((a, b) => a + b) - 1) < 1e-4);
  }
  for (const [j, i] of pair.links) assert.equal(Math.max(...pair.weights[i]), pair.weights[i][j]);
});

test('the matrix is a table with a heading, and pieces have </s>', () => {
  const table = lookback(align('--format', 'matrix')).lines;
  assert.equal(table[0], '\tLe\tchat\tdort\t.');
  assert.match(table[1], /^The(\t\d\.\d{4}){4}$/);
  const pieces = JSON.parse(lookback(align('--units', 'pieces', '--json')).lines[0]);
  assert.equal(pieces.source.at(-1), '</s>');
  assert.equal(pieces.weights.length, pieces.target.length);
});

test('tokenised text keeps the positions of its own words', () => {
  const opened = file('opened', 'je parle de les chats de le homme\n');
  const english = file('english', 'i speak of cats\n');
  const args = ['align', '--model', model, '--source', opened, '--target', english, '--tokenised', '--json'];
  const pair = JSON.parse(lookback(args).lines[0]);
  assert.deepEqual(pair.source, ['Je', 'parle', 'des', 'des', 'chats', 'de', "l'", 'homme']);
  assert.deepEqual(pair.target, ['I', 'speak', 'of', 'cats']);
});

test('two directions become one alignment by each rule', () => {
  const reverse = reverseModel();
  const links = (rule) =>
    lookback(align('--reverse-model', reverse, '--symmetrise', rule))
      .lines[0].split(' ')
      .filter(Boolean);
  const [both, either] = [links('intersection'), links('union')];
  const grown = links('grow-diag-final-and');
  for (const link of both) assert.ok(grown.includes(link));
  for (const link of grown) assert.ok(either.includes(link));
  assert.equal(lookback(align('--reverse-model', model)).status, 1, 'the same direction is refused');
});

test('alignment is measured against gold, with and without each measure', () => {
  const reverse = reverseModel();
  const args = ['evaluate-alignment', '--model', model, '--gold', gold, '--columns', '1,0'];
  const report = figures([...args, '--reverse-model', reverse, '--costs']);
  assert.equal(report.sentences, 37);
  assert.equal(report.results.length, 8 * 5);
  for (const { aer, precision, recall } of report.results)
    for (const share of [aer, precision, recall]) assert.ok(share >= 0 && share <= 1);
  const plain = figures(args).results;
  assert.equal(plain.length, 1);
  assert.deepEqual(plain[0], report.results[0]);
  assert.match(lookback(args).lines[0], /AER +precision +recall/);
});

test('mistakes are named in one line', () => {
  const bad = file('bad.tsv', 'a b\tc d\t0-0 x\n');
  for (const args of [
    align('--by', 'guessing'),
    align('--format', 'xml'),
    align('--symmetrise', 'grow'),
    align('--units', 'pieces', '--by', 'erasure'),
    ['align', '--model', model, '--source', '-', '--target', '-'],
    ['align', '--model', model, '--source', source, '--target', file('short', 'x\n')],
    ['evaluate-alignment', '--model', model, '--gold', bad],
    ['evaluate-alignment', '--model', model, '--gold', gold, '--columns', '0,2'],
    ['evaluate-alignment', '--model', model, '--gold', join(folder, 'missing')],
  ]) {
    const { status, stderr } = lookback(args);
    assert.equal(status, 1, args.join(' '));
    assert.match(stderr, /^lookback: [^\n]+\n$/);
  }
});
