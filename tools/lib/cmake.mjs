// Configures and builds one CMake preset, with the environment that Emscripten wants.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure, mustRun, outputOf, root } from './shell.mjs';

const debianEmscripten = '/usr/share/emscripten';

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Environment for emcc: only what the installation on PATH does not manage by itself. */
export function emscriptenEnvironment() {
  const env = {};
  // Debian keeps acorn, which every link needs, outside Node's own search path.
  if (!process.env.NODE_PATH && existsSync('/usr/share/nodejs/acorn')) env.NODE_PATH = '/usr/share/nodejs';
  const emscripten = outputOf('em-config', ['EMSCRIPTEN_ROOT']) ?? debianEmscripten;
  const cache = outputOf('em-config', ['CACHE']);
  // Debian's cache is complete and never written. Any other must take the libraries it builds.
  if (emscripten !== debianEmscripten && cache && !isWritable(cache))
    env.EM_CACHE = join(root, 'build/emscripten-cache');
  return env;
}

const buildFolder = (preset) => join(root, 'build', preset);

function cacheEntry(preset, name) {
  const path = join(buildFolder(preset), 'CMakeCache.txt');
  if (!existsSync(path) || !existsSync(join(buildFolder(preset), 'build.ninja'))) return undefined;
  return readFileSync(path, 'utf8').match(new RegExp(`^${name}:[^=]*=(.*)$`, 'm'))?.[1];
}

/**
 * Builds targets of a preset (all of them if none is named). Tests are configured in when asked for
 * and then stay; a build without them is not thrown away, nor is one with them.
 */
export async function buildPreset(preset, { targets = [], tests = false } = {}) {
  const env = preset.startsWith('wasm') ? emscriptenEnvironment() : {};
  const configured = cacheEntry(preset, 'LOOKBACK_TESTS');
  if (configured === undefined || (tests && configured !== 'ON')) {
    const flags = [`-DLOOKBACK_TESTS=${tests ? 'ON' : 'OFF'}`];
    if (preset.startsWith('wasm')) flags.push(`-DNODE_JS_EXECUTABLE=${process.execPath}`);
    await mustRun('cmake', ['--preset', preset, ...flags], { env });
  }
  const jobs = process.env.CMAKE_BUILD_PARALLEL_LEVEL ?? String(availableParallelism());
  const named = targets.flatMap((target) => ['--target', target]);
  await mustRun('cmake', ['--build', buildFolder(preset), '-j', jobs, ...named], { env });
}

/** Builds the page's module, for today's browsers and for those without SIMD, and makes sure that it is there. */
export async function buildWasmModule() {
  console.log('Building the engine, 1 of 2: for the browsers of today (C++ to WebAssembly; minutes the first time)');
  await buildModule('wasm-release', 'lookback');
  console.log('Building the engine, 2 of 2: for browsers without SIMD');
  await buildModule('wasm-scalar', 'lookback-scalar');
}

async function buildModule(preset, name) {
  await buildPreset(preset, { targets: ['lookback_wasm'] });
  for (const file of [`${name}.mjs`, `${name}.wasm`])
    if (!existsSync(join(buildFolder(preset), file)))
      throw new Failure(`The build succeeded but made no build/${preset}/${file}.`);
}
