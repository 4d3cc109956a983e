// What the machine must have for each goal, by Debian package and by what proves that it is there.
import { existsSync } from 'node:fs';
import { findProgram, outputOf } from './shell.mjs';

const includeFolders = ['/usr/include', '/usr/local/include'];

const program = (name) => () => findProgram(name) !== undefined;
const header =
  (...names) =>
  () =>
    names.some((name) => includeFolders.some((folder) => existsSync(`${folder}/${name}`)));
const file = (path) => () => existsSync(path);

/** Whether clang++ can link a fuzzer: the library is where it says, or it only gives back the name. */
function hasFuzzer() {
  const library = outputOf('clang++', ['-print-file-name=libclang_rt.fuzzer-x86_64.a']);
  return library !== undefined && existsSync(library);
}

/** Enough to build the page's module: what `npm start` needs. */
const forStart = [
  { package: 'cmake', isThere: program('cmake') },
  { package: 'ninja-build', isThere: program('ninja') },
  { package: 'emscripten', isThere: program('emcc') },
  { package: 'libeigen3-dev', isThere: header('eigen3/Eigen/Dense', 'Eigen/Dense') },
  { package: 'nlohmann-json3-dev', isThere: header('nlohmann/json.hpp') },
  { package: 'libutfcpp-dev', isThere: header('utf8.h', 'utf8cpp/utf8.h') },
];

/** What makes the page's engine faster where it is to be had, and is done without where it is not. */
const forSpeed = [
  { package: 'clang-19', isThere: program('clang-19') },
  { package: 'lld-19', isThere: program('wasm-ld-19') },
];

/** The command line and the trainer: `npm run build:native`. */
const forNative = [
  { package: 'cmake', isThere: program('cmake') },
  { package: 'ninja-build', isThere: program('ninja') },
  { package: 'g++', isThere: program('c++') },
  { package: 'libeigen3-dev', isThere: header('eigen3/Eigen/Dense', 'Eigen/Dense') },
  { package: 'nlohmann-json3-dev', isThere: header('nlohmann/json.hpp') },
  { package: 'libutfcpp-dev', isThere: header('utf8.h', 'utf8cpp/utf8.h') },
  { package: 'libcli11-dev', isThere: header('CLI/CLI.hpp') },
  { package: 'libdnnl-dev', isThere: header('dnnl.hpp') },
  { package: 'zlib1g-dev', isThere: header('zlib.h') },
];

/** Every check: the C++ tests native and as WebAssembly, and the page in a real browser. */
const forTest = [
  ...forStart,
  ...forNative,
  { package: 'catch2', isThere: header('catch2/catch.hpp') },
  { package: 'clang-format', isThere: program('clang-format') },
  // The fuzzers. Emscripten brings Clang, but not always its run-time libraries.
  { package: 'clang', isThere: program('clang++') },
  { package: 'libclang-rt-dev', isThere: hasFuzzer },
  { package: 'chromium', isThere: program('chromium') },
  { package: 'firefox-esr', isThere: program('firefox-esr') },
  // WebKit, and a screen for it.
  { package: 'webkit2gtk-driver', isThere: program('WebKitWebDriver') },
  { package: 'xvfb', isThere: program('Xvfb') },
  // Without a Chinese font the page's screenshots show empty boxes.
  {
    package: 'fonts-noto-cjk',
    isThere: file('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'),
  },
];

const goals = { start: forStart, native: forNative, test: forTest };

const missingOf = (needs) => [...new Set(needs.filter((need) => !need.isThere()).map((need) => need.package))];

/** The Debian packages that a goal still lacks. */
export function missingPackages(goal) {
  if (!(goal in goals)) throw new Error(`no goal "${goal}"; there are ${Object.keys(goals)}`);
  return missingOf(goals[goal]);
}

/** Those that a goal would be better for, and works without. */
export const welcomePackages = (goal) => (goal === 'native' ? [] : missingOf(forSpeed));
