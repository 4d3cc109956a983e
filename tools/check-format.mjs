// Whether every file is formatted; with --write, formats them. clang-format for C++, Prettier for the rest.
import { spawnSync } from 'node:child_process';
import { root, run } from './lib/shell.mjs';
import { sourceFiles } from './lib/sources.mjs';

const write = process.argv.includes('--write');
const cpp = ['wasm', 'tests', 'bench'].flatMap((folder) => sourceFiles(folder, ['.h', '.cpp']));

/** The C++ files that clang-format would change; when writing it changes them, and none are left. */
function unformattedCpp() {
  const args = write ? ['-i', ...cpp] : ['--dry-run', ...cpp];
  const result = spawnSync('clang-format', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  if (result.status !== 0) return [result.error?.message ?? result.stderr];
  return [...new Set([...result.stderr.matchAll(/^(.+?):\d+:\d+: warning: code should be/gm)].map((hit) => hit[1]))];
}

const unformatted = unformattedCpp();
for (const path of unformatted) console.error(`${path} is not formatted`);
const prettier = [write ? '--write' : '--check', '--log-level', 'warn', '.'];
const webCode = await run('npx', ['--no-install', 'prettier', ...prettier]);

if (unformatted.length > 0 || webCode !== 0) {
  console.error('Some files are not formatted. `npm run format` does it.');
  process.exitCode = 1;
} else console.log(`format: ${cpp.length} C++ files, and what Prettier knows`);
