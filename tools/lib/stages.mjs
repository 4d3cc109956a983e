// The stages of `npm test`, in order. Each runs something and answers with its totals.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildPreset, buildWasmModule } from './cmake.mjs';
import { fuzz } from './fuzzing.mjs';
import { add, ctestTotals, nothing, playwrightTotals, tapTotals, totalsOf, vitestTotals } from './reports.mjs';
import { Failure, findProgram, root, run, runAside } from './shell.mjs';

const node = process.execPath;
const reports = join(root, 'build/reports');

/** The path of a fresh report; an old one must never be mistaken for this run's. */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const path = join(reports, name);
  rmSync(path, { force: true });
  return path;
}

/** A runner's exit code counts too: it may have failed outside of any test. */
function withExitCode(totals, code) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** Commands that only say yes or no: each is one test. As many at once as there are cores, each told in one piece. */
async function checks(commands) {
  const totals = nothing();
  const waiting = [...commands];
  const runNext = async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      const [program, ...args] = command;
      const { code, output } = await runAside(program, args);
      process.stdout.write(`- ${command.join(' ')}\n${output}`);
      totals[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return totals;
}

async function ctest(preset, targets = []) {
  await buildPreset(preset, { targets: ['test_programs', ...targets], tests: true });
  const report = freshReport(`${preset}.xml`);
  const whole = '10000000';
  const code = await run('ctest', [
    ...['--preset', preset, '-j', String(availableParallelism()), '--output-junit', report],
    ...['--test-output-size-passed', whole, '--test-output-size-failed', whole],
  ]);
  return withExitCode(totalsOf(report, ctestTotals), code);
}

function testFiles(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true })
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join(folder, name))
    .sort();
}

/** Files run one after the other, unless they have nothing in common (as browsers and ports would be). */
async function nodeTests(folder, { atOnce = 1 } = {}) {
  const files = testFiles(folder);
  if (files.length === 0) return nothing();
  const report = freshReport(`${folder.replace('/', '-')}.tap`);
  const code = await run(process.execPath, [
    ...['--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${report}`, ...files],
  ]);
  return withExitCode(totalsOf(report, tapTotals), code);
}

async function vitest() {
  const report = freshReport('vitest.json');
  const code = await run('npx', [
    ...['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  return withExitCode(totalsOf(report, vitestTotals), code);
}

async function endToEnd() {
  for (const browser of ['chromium', 'firefox-esr', 'WebKitWebDriver'])
    if (!findProgram(browser)) throw new Failure(`There is no ${browser} on PATH: the page was not tested.`);
  const report = freshReport('playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run('npx', ['--no-install', 'playwright', 'test', '--reporter=list,json'], { env });
  // The suite has built the site.
  const totals = [
    withExitCode(totalsOf(report, playwrightTotals), code),
    await nodeTests('tests/browsers'),
    await checks([[node, 'tools/check-bytes.mjs', 'site']]),
  ];
  return totals.reduce(add, nothing());
}

/** The C++ tests as WebAssembly, then the weight of the modules that pages load. */
async function wasm() {
  const totals = await ctest('wasm-release', ['lookback_wasm']);
  await buildWasmModule();
  return add(totals, await checks([[node, 'tools/check-bytes.mjs', 'module']]));
}

async function parity() {
  await buildPreset('native-release', { targets: ['parity_programs'], tests: true });
  await buildWasmModule();
  return nodeTests('tests/parity', { atOnce: availableParallelism() });
}

/** `slow` stages are left out of `npm run test:quick`. */
export const stages = [
  {
    name: 'checks',
    about: 'layers, sizes, types, lint, format',
    run: () =>
      checks([
        // The longest first, so that no core waits for it in the end.
        ['npx', '--no-install', 'eslint', '.'],
        ['npm', 'run', '--silent', 'typecheck'],
        [node, 'tools/check-format.mjs'],
        [node, 'tools/check-layers.mjs'],
        [node, 'tools/check-sizes.mjs'],
      ]),
  },
  { name: 'tools', about: 'the checks can fail', run: () => nodeTests('tests/tools') },
  { name: 'native', about: 'C++ tests with sanitizers', slow: true, run: () => ctest('native-debug') },
  { name: 'fuzz', about: 'hostile input, 30 s a parser', slow: true, run: () => fuzz({ seconds: 30 }) },
  { name: 'wasm', about: 'C++ tests as WebAssembly in Node', run: wasm },
  { name: 'parity', about: 'command line against WebAssembly', run: parity },
  { name: 'web', about: 'Vitest', run: vitest },
  { name: 'e2e', about: 'the page in Chromium, Firefox and WebKit', slow: true, run: endToEnd },
];
