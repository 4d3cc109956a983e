// The module for browsers without SIMD asks for nothing that came after WebAssembly's first edition.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { outputOf } from '../../../tools/lib/shell.mjs';
import { kBuilds } from '../translate/module.mjs';

const program = join(outputOf('em-config', ['BINARYEN_ROOT']) ?? '/usr', 'bin/wasm-opt');

/** Whether wasm-opt, which checks what it reads, takes a build for one of the first edition. */
function isOfFirstEdition(build) {
  const path = join(kBuilds[build], `${build}.wasm`);
  const { status, error } = spawnSync(program, ['--mvp-features', path, '-o', '/dev/null'], { stdio: 'ignore' });
  assert.equal(error, undefined);
  return status === 0;
}

test('lookback-scalar.wasm has neither SIMD nor exceptions of its own', () => {
  assert.ok(isOfFirstEdition('lookback-scalar'));
});

test('lookback.wasm has, and is found out', () => {
  assert.ok(!isOfFirstEdition('lookback'));
});
