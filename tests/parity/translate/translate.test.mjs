// The page's module against the native command line: the same text, the same answer.
// Needs: cmake --build build/native-release --target lookback; cmake --build build/wasm-release --target lookback_wasm
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { dequantise, loadModel, modelFolders, readModel, root, startModule, translate } from './module.mjs';

const program = resolve(root, process.env.LOOKBACK_NATIVE_BUILD ?? 'build/native-release', 'wasm/lookback');
const texts = JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8'));
const kAlignment = 1e-4;
const kLogProbability = 2e-3;

/** The command line's answers; line breaks within a text cannot be given to it. */
function native(folder, options, flags, lines) {
  assert.ok(existsSync(program), `${program} is missing: build the target lookback`);
  const args = ['translate', '--model', folder, '--json', '--options', JSON.stringify(options), ...flags];
  const answers = execFileSync(program, args, { input: lines.join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 28 });
  return answers
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function assertClose(actual, expected, tolerance, what) {
  assert.equal(actual === null, expected === null, what);
  if (expected === null) return;
  assert.equal(actual.length, expected.length, what);
  actual.forEach((value, i) => {
    assert.ok(Math.abs(value - expected[i]) <= tolerance, `${what}: ${value} against ${expected[i]}`);
  });
}

function assertSameHypothesis(actual, expected, what) {
  assert.deepEqual(actual.target, expected.target, what);
  assert.equal(actual.finished, expected.finished, what);
  for (const name of ['alignment', 'wordAlignment']) {
    assertClose(actual[name]?.values ?? null, expected[name]?.values ?? null, kAlignment, `${name} of ${what}`);
  }
  assertClose(actual.tokenLogProbabilities, expected.tokenLogProbabilities, kLogProbability, what);
}

function assertSame(actual, expected, text) {
  assert.equal(actual.translation, expected.translation, text);
  assert.equal(actual.sentences.length, expected.sentences.length, text);
  actual.sentences.forEach((sentence, i) => {
    assert.deepEqual(sentence.source, expected.sentences[i].source);
    assert.equal(sentence.hypotheses.length, expected.sentences[i].hypotheses.length);
    sentence.hypotheses.forEach((item, j) => assertSameHypothesis(item, expected.sentences[i].hypotheses[j], text));
  });
}

const kOptions = [
  {},
  { beamSize: 1 },
  { beamSize: 8, nBest: 3, lengthPenalty: 0.6, coveragePenalty: 0.2, splitSentences: false },
  { forcedTarget: 'I do not know.' },
];

for (const folder of modelFolders()) {
  describe(`model ${basename(folder)}`, () => {
    let module;
    let translator;
    let float32;
    before(async () => {
      module = await startModule();
      const files = readModel(folder);
      translator = loadModel(module, files);
      float32 = loadModel(module, { ...files, 'model.safetensors': dequantise(files['model.safetensors']) });
    });
    after(() => {
      translator.delete();
      float32.delete();
    });

    const lines = texts.map((text) => text.replaceAll('\n', ' '));
    for (const options of kOptions) {
      test(`as shipped, with ${JSON.stringify(options)}`, () => {
        native(folder, options, [], lines).forEach((expected, i) =>
          assertSame(translate(translator, lines[i], options), expected, lines[i]),
        );
      });
      test(`in float32, with ${JSON.stringify(options)}`, () => {
        native(folder, options, ['--float32'], lines).forEach((expected, i) =>
          assertSame(translate(float32, lines[i], options), expected, lines[i]),
        );
      });
    }

    test('golden.json has these answers', () => {
      const golden = JSON.parse(readFileSync(join(folder, 'golden.json'), 'utf8'));
      assert.ok(golden.cases.length > 0);
      for (const { text, shipped, float32: plain } of golden.cases) {
        for (const [model, expected] of [
          [translator, shipped],
          [float32, plain],
        ]) {
          const [best] = translate(model, text, { splitSentences: false }).sentences[0].hypotheses;
          assert.deepEqual(
            best.target.tokens.map(({ id }) => id),
            expected.ids,
            text,
          );
          assertClose(best.alignment?.values ?? [], expected.alignment, kAlignment, text);
        }
      }
    });
  });
}
