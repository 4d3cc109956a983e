// Where the fuzzers begin: our own valid files, each as the inputs of one libFuzzer program.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './shell.mjs';

const tiny = 'tests/golden/tiny-model';
const read = (path) => readFileSync(join(root, path));

/** In the order of the loader, which is how the program for whole bundles numbers them. */
const modelFiles = ['config.json', 'model.safetensors', 'source.tokenizer.json', 'target.tokenizer.json'];

const recipes = () =>
  readdirSync(join(root, 'recipes'))
    .filter((name) => !/\.md$|^corpora$/.test(name))
    .map((name) => read(`recipes/${name}/recipe.json`));

const showcase = () => read('recipes/corpora/showcase.tsv').toString('utf8').split('\n');

const options = [
  { beamSize: 3, nBest: 2, lengthPenalty: 0.6, coveragePenalty: 0.2 },
  { prefix: 'he hit', blockedNgram: 3, loopLimit: 2, candidates: 4 },
  { forcedTarget: 'he hit me', explain: { position: 1, source: 2 } },
  { sampling: true, temperature: 0.7, topK: 5, topP: 0.9, seed: 4, maximumLength: 8, minimumLength: 2 },
  { alignmentOverrides: [{ position: 0, weights: [1, 0, 0, 0, 0, 0] }], splitSentences: false, trace: true },
];

const seeds = {
  bundle: () => modelFiles.map((name, index) => Buffer.concat([Buffer.from([index]), read(`${tiny}/${name}`)])),
  config: () => [read(`${tiny}/config.json`), ...recipes().map((text) => JSON.stringify(JSON.parse(text).model))],
  corpus: () => [showcase().slice(1, 12).join('\n'), gzipSync(showcase().slice(1, 30).join('\n'))],
  decoding_options: () => options.map((one) => JSON.stringify(one)),
  normalizer: showcase,
  recipe: recipes,
  safetensors: () => [read(`${tiny}/model.safetensors`)],
  tokenizer: showcase,
  tokenizer_json: () => [read(`${tiny}/source.tokenizer.json`), read(`${tiny}/target.tokenizer.json`)],
};

/** The names of all fuzzers. */
export const fuzzers = Object.keys(seeds);

/** Inputs that a fuzzer begins with, beside its folder under tests/fuzz/corpus. */
export const seedsOf = (fuzzer) => seeds[fuzzer]();
