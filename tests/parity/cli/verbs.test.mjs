// The command line as a user meets it: verbs, exit codes, messages. Needs the native target `lookback`.
import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { lookback, model, temporaryFolder } from './support.mjs';

const { folder, file, remove } = temporaryFolder();
after(remove);

test('every verb has a help page', () => {
  const { lines } = lookback(['--help']);
  const verbs = ['prepare', 'train', 'translate', 'align', 'evaluate', 'evaluate-alignment'];
  verbs.push('gradients', 'quantize', 'inspect', 'golden');
  for (const verb of verbs) {
    assert.ok(lines.some((line) => line.trim().startsWith(verb)));
    assert.equal(lookback([verb, '--help']).status, 0);
  }
});

test('one line comes out for each line that goes in', () => {
  const { status, lines } = lookback(
    ['translate', '--model', model],
    'Le chat dort.\n\n  \nIl dort. Elle dort.\nbonjour',
  );
  assert.equal(status, 0);
  assert.equal(lines.length, 5);
  assert.ok(lines[0].length > 0);
  assert.deepEqual(lines.slice(1, 3), ['', '']);
  assert.ok(lines[4].length > 0);
});

test('files, plain and gzip, give what standard input gives', () => {
  const text = 'Le chat dort.\r\nOù est la clé ?\r\n';
  const { lines } = lookback(['translate', '--model', model], text);
  assert.deepEqual(lookback(['translate', '--model', model, file('a.txt', text)]).lines, lines);
  assert.deepEqual(lookback(['translate', '--model', model, file('a.gz', gzipSync(text))]).lines, lines);
});

test('the n best come in the form of Moses', () => {
  const { lines } = lookback(['translate', '--model', model, '--n-best', '3'], 'Le chat dort.\n');
  assert.equal(lines.length, 3);
  for (const line of lines) assert.match(line, /^0 \|\|\| .* \|\|\| -[\d.]+$/);
});

test('mistakes of use have exit code 2 and one line', () => {
  for (const args of [
    [],
    ['translat'],
    ['translate'],
    ['translate', '--model', model, '--beam', '5'],
    ['translate', '--model', model, '--beam-size', 'x'],
    ['evaluate', '--model', model, '--threads', '0'],
  ]) {
    const { status, lines, stderr } = lookback(args);
    assert.equal(status, 2, args.join(' '));
    assert.deepEqual(lines, []);
    assert.match(stderr, /^lookback: [^\n]+--help\n$/);
  }
  assert.match(lookback(['translat']).stderr, /no verb 'translat'/);
});

test('an unknown flag is named before anything that is missing, on every verb', () => {
  const { lines } = lookback(['--help']);
  const verbs = lines.filter((line) => /^ {2}[a-z]/.test(line)).map((line) => line.trim().split(/\s/)[0]);
  assert.ok(verbs.length >= 10, verbs.join());
  for (const verb of verbs) {
    const { status, stderr } = lookback([verb, '--bogus', '5']);
    assert.equal(status, 2, verb);
    assert.equal(stderr, `lookback: ${verb} has no flag '--bogus'; see lookback ${verb} --help\n`);
  }
});

test('a flag that is nearly a known one is told the known one', () => {
  const told = (...args) => lookback(args).stderr;
  assert.match(told('translate', '--beam', '5'), /no flag '--beam'; perhaps --beam-size was meant; see lookback/);
  assert.match(told('translate', '--modle=x'), /no flag '--modle'; perhaps --model was meant/);
  assert.match(told('evaluate', '--model', model, '--by_length'), /perhaps --by-length was meant/);
  assert.match(told('align', '-model', model), /no flag '-model'; perhaps --model was meant/);
  // What is a flag's value is none itself, and help that is asked for is given.
  assert.match(told('translate', '--prefix', '--beam'), /--model is required; see lookback translate --help/);
  assert.equal(lookback(['translate', '--beam', '--help']).status, 0);
});

test('text that is not UTF-8 is said with its line, and keeps its line', () => {
  const latin1 = Buffer.from('Le chat dort.\nO\xf9 est la cl\xe9 ?\nIl dort.\n\xe9t\xe9\n', 'latin1');
  const path = file('latin1.txt', latin1);
  const clean = file('clean.txt', 'a\nb\nc \ufffd\nd\n');
  const first = (name) => `lookback: line 2 of ${name} is not valid UTF-8`;
  const all = (name) => `lookback: 2 of 4 lines of ${name} are not valid UTF-8`;
  const calls = [
    [['translate', '--model', model], 'standard input'],
    [['translate', '--model', model, path], `'${path}'`],
    [['align', '--model', model, '--source', '-', '--target', clean], 'standard input'],
    [['evaluate', '--model', model, '--source', clean, '--reference', '-'], 'standard input'],
  ];
  for (const [args, name] of calls) {
    const { status, lines, stderr } = lookback(args, latin1);
    assert.equal(status, 0, stderr);
    // A long path is cut in a message.
    assert.ok(stderr.includes(first(name).slice(0, 80)) && stderr.includes(all(name).slice(0, 80)), stderr);
    if (args[0] !== 'evaluate') assert.equal(lines.length, 4);
    assert.equal(stderr.match(/not valid UTF-8/g).length, 2, stderr);
  }
  assert.doesNotMatch(lookback(['translate', '--model', model, clean]).stderr, /UTF-8/);
});

test('mistakes of input have exit code 1 and one line', () => {
  for (const args of [
    ['translate', '--model', join(folder, 'missing')],
    ['translate', '--model', model, '--beam-size', '0'],
    ['translate', '--model', model, '--options', '{"beamSise":3}'],
    ['translate', '--model', model, join(folder, 'missing.txt')],
    ['translate', '--model', model, folder],
    ['evaluate', '--model', model],
    ['quantize', '--model', model, '--output', join(folder, 'again')],
    ['inspect', '--model', folder],
    ['inspect', '--model', file('model.txt', 'no folder')],
    ['prepare', '--recipe', join(folder, 'missing.json'), '--output', join(folder, 'data')],
    ['train', '--recipe', file('bad.json', '{'), '--data', folder, '--output', join(folder, 'run')],
    ['translate', '--model', model, '--output', join(folder, 'no/such/folder.txt')],
    ['golden', '--model', join(folder, 'missing')],
  ]) {
    const { status, stderr } = lookback(args, 'a\n');
    assert.equal(status, 1, args.join(' '));
    assert.match(stderr, /^lookback: [^\n]+\n$/);
  }
});

test('evaluation scores translations against references', () => {
  const source = 'Le chat dort.\nOù est la clé ?\n';
  const { lines } = lookback(['translate', '--model', model, '--whole-lines'], source);
  const pairs = source
    .trimEnd()
    .split('\n')
    .map((line, i) => `${lines[i]}\t${line}\n`);
  const set = file('set.tsv.gz', gzipSync(pairs.join('')));
  const args = ['evaluate', '--model', model, '--test', set, '--columns', '1,0', '--json'];
  const figures = JSON.parse(lookback(args).lines.join('\n'));
  assert.equal(figures.sentences, 2);
  assert.ok(figures.chrf2 > 99.9, 'a translation is its own best reference');
  assert.match(figures.bleu_signature, /tok:13a/);
  const output = join(folder, 'out.txt');
  lookback([...args, '--output', output, '--threads', '3']);
  assert.deepEqual(readFileSync(output, 'utf8').trimEnd().split('\n'), lines);
});

test('inspection lists the tensors', () => {
  const described = JSON.parse(lookback(['inspect', '--model', model, '--json']).lines.join('\n'));
  assert.equal(described.config.id, 'tiny');
  assert.ok(described.tensors.some(({ name, type }) => name === 'decoder.rnn.weight_ih' && type === 'I8'));
  assert.equal(lookback(['inspect', '--model', model]).status, 0);
});

test('golden answers are checked, and a changed one is noticed', () => {
  assert.equal(lookback(['golden', '--model', model]).status, 0);
  const copy = join(folder, 'copy');
  cpSync(model, copy, { recursive: true });
  const golden = JSON.parse(readFileSync(join(copy, 'golden.json'), 'utf8'));
  golden.cases[0].shipped.ids[0] += 1;
  writeFileSync(join(copy, 'golden.json'), JSON.stringify(golden));
  assert.equal(lookback(['golden', '--model', copy]).status, 1);
});
