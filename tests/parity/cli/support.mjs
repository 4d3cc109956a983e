// Runs the command line as a user does. Needs the native target `lookback`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = resolve(root, process.env.LOOKBACK_NATIVE_BUILD ?? 'build/native-release', 'wasm/lookback');

/** A small model of random numbers, French to English. */
export const model = join(root, 'tests/golden/tiny-model');

export function lookback(args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, input, encoding: 'utf8' });
  // A program that refuses its arguments may be gone before its input is written.
  if (error && error.code !== 'EPIPE') throw error;
  return { status, lines: stdout.split('\n').slice(0, -1), stderr };
}

/** The JSON that a successful call prints. */
export function figures(args) {
  const { status, lines, stderr } = lookback([...args, '--json']);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(lines.join('\n'));
}

/** A folder of temporary files: `file(name, content)` writes one and returns its path. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lookback-'));
  const file = (name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return { folder, file, remove: () => rmSync(folder, { recursive: true }) };
}
