// Whether every file is formatted; with --write, formats them. clang-format for C++, Prettier for the rest.
import { run } from './lib/shell.mjs';
import { sourceFiles } from './lib/sources.mjs';

const write = process.argv.includes('--write');
const cpp = ['wasm', 'tests', 'bench'].flatMap((folder) => sourceFiles(folder, ['.h', '.cpp']));

const cppCode = await run('clang-format', [...(write ? ['-i'] : ['--dry-run', '--Werror']), ...cpp]);
const webCode = await run('npx', [
  '--no-install',
  'prettier',
  write ? '--write' : '--check',
  '--log-level',
  'warn',
  '.',
]);

if (cppCode !== 0 || webCode !== 0) {
  console.error('Some files are not formatted. `npm run format` does it.');
  process.exitCode = 1;
} else console.log(`format: ${cpp.length} C++ files, and what Prettier knows`);
