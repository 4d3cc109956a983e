// The C++ text layer against other implementations of the same rules: the npm package
// @huggingface/tokenizers reading the same tokenizer.json, and JavaScript's own normalize().
// Needs the native program: cmake --build build/native-release --target tokenizer_dump
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { Tokenizer } from '@huggingface/tokenizers';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const build = resolve(root, process.env.LOOKBACK_NATIVE_BUILD ?? 'build/native-release');
const program = resolve(build, 'tests/parity/tokenizer_dump');
const fixture = (name) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const sentences = readFileSync(fixture('sentences.txt'), 'utf8').trimEnd().split('\n');
const awkward = JSON.parse(readFileSync(fixture('awkward.json'), 'utf8'));

/** What the program answers for each line. */
function dump(lines, ...args) {
  assert.ok(existsSync(program), `${program} is missing: build the target tokenizer_dump`);
  const options = { input: lines.join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 28 };
  const answers = execFileSync(program, args, options).trimEnd().split('\n');
  assert.equal(answers.length, lines.length);
  return answers.map((line) => JSON.parse(line));
}

/** SplitMix-like 32-bit generator (mulberry32): the same texts on every run. */
function makeRandom(seed) {
  return (bound) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

// Blocks that were full long before the Unicode version of either side, so both know them alike.
const letters = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2af],
  [0x300, 0x345],
  [0x391, 0x3a1],
  [0x3a3, 0x3c9],
  [0x400, 0x481],
  [0x5b0, 0x5bd],
  [0x5d0, 0x5ea],
  [0x621, 0x652],
  [0x905, 0x94d],
  [0x1100, 0x1112],
  [0x1161, 0x1175],
  [0x11a8, 0x11c2],
  [0x1e00, 0x1eff],
  [0x1f00, 0x1f15],
  [0x3041, 0x3096],
  [0x3099, 0x309a],
  [0x4e00, 0x4fff],
  [0xac00, 0xd7a3],
  [0xf900, 0xfa6d],
  [0xfb1d, 0xfb36],
  [0x11080, 0x110ba],
  [0x20000, 0x200ff],
  [0x2f800, 0x2fa1d],
];
const others = [
  [0x20, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0, 0xbf],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
  [0x2190, 0x22ff],
  [0x2460, 0x26ff],
  [0x3001, 0x303f],
  [0xfe0e, 0xfe0f],
  [0xff01, 0xff5e],
  [0x1d15e, 0x1d169],
  [0x1f300, 0x1f64f],
];

function randomTexts(seed, count, blocks) {
  const random = makeRandom(seed);
  const character = () => {
    const [first, last] = blocks[random(blocks.length)];
    return String.fromCodePoint(first + random(last - first + 1));
  };
  return Array.from({ length: count }, () => Array.from({ length: 1 + random(30) }, character).join(''));
}

const everyday = [0x20, 0x20, 0x27, 0x27, 0x61, 0x73, 0x74, 0x31, 0x2e, 0x6211].map((c) => [c, c]);
const randomSentences = [
  ...randomTexts(1, 1500, [...letters, ...others]),
  ...randomTexts(2, 500, [...everyday, ...everyday, ...others, ...letters]),
  ...randomTexts(3, 500, everyday),
];

test('normalising composes letters and marks as JavaScript does', () => {
  const texts = randomTexts(4, 4000, letters);
  const expected = texts.map((text) => text.normalize('NFC'));
  assert.deepEqual(dump(texts, 'normalize'), expected);
});

test('normalised text is in form C, and normalising it again changes nothing', () => {
  const once = dump([...randomSentences, ...awkward], 'normalize');
  assert.deepEqual(
    once.map((text) => text.normalize('NFC')),
    once,
  );
  assert.deepEqual(dump(once, 'normalize'), once);
});

for (const name of ['words', 'chinese']) {
  const file = fixture(`${name}.tokenizer.json`);
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(file, 'utf8')), {});
  const encode = (text) => tokenizer.encode(text, { add_special_tokens: false }).ids;
  const decode = (ids) => (ids.length === 0 ? '' : tokenizer.decode(ids, { clean_up_tokenization_spaces: false }));

  const compare = (lines) => {
    const answers = dump(dump(lines, 'normalize'), 'encode', file);
    for (const { text, ids, decoded } of answers) {
      assert.deepEqual(ids, encode(text), text);
      assert.equal(decoded, text);
      assert.equal(decode(ids), text);
    }
  };

  test(`${name}: ids and texts of 1,000 sentences equal those of @huggingface/tokenizers`, () => {
    assert.equal(sentences.length, 1000);
    compare(sentences);
  });
  test(`${name}: ids and texts of awkward lines equal them`, () => compare(awkward));
  test(`${name}: ids and texts of random Unicode equal them`, () => compare(randomSentences));
}
