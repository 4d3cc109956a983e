// The module for browsers without SIMD computes what the other one does, to the last bit.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { before, describe, test } from 'node:test';
import { loadModel, modelFolders, readModel, startModule, translate } from './module.mjs';

const texts = JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8'));

/** Without what the clock says. */
function numbersOf({ milliseconds, stages, ...rest }) {
  assert.ok(milliseconds >= 0 && stages);
  return rest;
}

/** A shipped one that uses every kernel, and the small one; the others are the same code with other numbers. */
const folders = modelFolders().filter((path) => ['tiny-model', 'fr-en-additive'].includes(basename(path)));

for (const folder of folders) {
  describe(`model ${basename(folder)}`, () => {
    let translators;
    before(async () => {
      const files = readModel(folder);
      const modules = [await startModule('lookback'), await startModule('lookback-scalar')];
      translators = modules.map((module) => loadModel(module, files));
    });

    for (const options of [{ beamSize: 1 }, { beamSize: 5, nBest: 5 }]) {
      test(`the same numbers with ${JSON.stringify(options)}`, () => {
        for (const text of texts) {
          const [simd, scalar] = translators.map((one) => numbersOf(translate(one, text, options)));
          assert.deepEqual(scalar, simd, text);
        }
      });
    }
  });
}
