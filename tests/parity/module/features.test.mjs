// The module for browsers without SIMD asks for nothing that came after WebAssembly's first edition.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { outputOf } from '../../../tools/lib/shell.mjs';
import { kBuilds } from '../translate/module.mjs';

const program = join(outputOf('em-config', ['BINARYEN_ROOT']) ?? '/usr', 'bin/wasm-opt');

/** What wasm-opt says of a build, held to the first edition. */
function complaints(build) {
  const path = join(kBuilds[build], `${build}.wasm`);
  const { status, stderr, error } = spawnSync(program, ['--mvp-features', path, '-o', '/dev/null'], {
    encoding: 'utf8',
  });
  assert.equal(error, undefined);
  return { status, stderr };
}

test('lookback-scalar.wasm has neither SIMD nor exceptions of its own', () => {
  assert.deepEqual(complaints('lookback-scalar'), { status: 0, stderr: '' });
});

test('lookback.wasm has, and would be found out', () => {
  assert.notEqual(complaints('lookback').status, 0);
});
