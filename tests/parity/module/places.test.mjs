// The built module names no place of the machine that built it: it would differ from machine to machine, and tell of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { moduleFiles, placesIn } from '../../../tools/lib/same-bytes.mjs';
import { root } from '../../../tools/lib/shell.mjs';

const files = [
  ...moduleFiles.map((name) => join('wasm-release', name)),
  ...['lookback-scalar.wasm', 'lookback-scalar.mjs'].map((name) => join('wasm-scalar', name)),
];

for (const name of files) {
  test(`${name} has no absolute path in it`, () => {
    assert.deepEqual(placesIn(readFileSync(join(root, 'build', name)), root), []);
  });
}
