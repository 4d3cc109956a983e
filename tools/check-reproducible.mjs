// `npm run check:reproducible`: builds the module twice, from two copies of the sources in two folders, and compares bytes.
// With two folders as arguments it only compares what lies there: node tools/check-reproducible.mjs build/a build/b
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emscriptenEnvironment } from './lib/cmake.mjs';
import { differences } from './lib/same-bytes.mjs';
import { Failure, main, mustRun, outputOf, root } from './lib/shell.mjs';

const sources = ['CMakeLists.txt', 'CMakePresets.json', 'cmake', 'wasm'];

/** A copy of what git knows of the sources, in a folder whose own path is nothing like this one's. */
async function build(folder) {
  const listed = outputOf('git', ['-C', root, 'ls-files', ...sources]);
  if (!listed) throw new Failure('git ls-files found no sources: this check runs in a clone.');
  for (const path of listed.split('\n')) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
  // A cache of compiled files would compare a file with itself.
  const env = {
    ...emscriptenEnvironment(),
    CCACHE_DISABLE: '1',
    CMAKE_CXX_COMPILER_LAUNCHER: '',
    EM_COMPILER_WRAPPER: '',
  };
  const options = { cwd: folder, env };
  await mustRun('cmake', ['--preset', 'wasm-release', '-DLOOKBACK_TESTS=OFF'], options);
  await mustRun('cmake', ['--build', 'build/wasm-release', '--target', 'lookback_wasm'], options);
  return join(folder, 'build/wasm-release');
}

async function buildTwice() {
  const place = mkdtempSync(join(tmpdir(), 'lookback-twice-'));
  try {
    return report(await build(join(place, 'one')), await build(join(place, 'another/much deeper/folder')));
  } finally {
    rmSync(place, { recursive: true });
  }
}

function report(one, other) {
  const findings = differences(one, other);
  if (findings.length > 0) throw new Failure(findings.join('\n'));
  console.log('Two builds, the same bytes.');
}

main(async () => {
  const folders = process.argv.slice(2);
  if (folders.length === 0) return buildTwice();
  if (folders.length !== 2) throw new Failure('usage: npm run check:reproducible [-- FOLDER FOLDER]');
  report(...folders);
});
