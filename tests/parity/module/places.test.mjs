// The built module names no place of the machine that built it: it would differ from machine to machine, and tell of them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { moduleFiles, placesIn } from '../../../tools/lib/same-bytes.mjs';
import { root } from '../../../tools/lib/shell.mjs';

for (const name of moduleFiles) {
  test(`${name} has no absolute path in it`, () => {
    assert.deepEqual(placesIn(readFileSync(join(root, 'build/wasm-release', name)), root), []);
  });
}
