// Runs the libFuzzer programs: each begins with its seeds and the committed corpus, and searches for so many seconds.
import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildPreset } from './cmake.mjs';
import { fuzzers, seedsOf } from './fuzz-seeds.mjs';
import { nothing } from './reports.mjs';
import { root } from './shell.mjs';

const kPreset = 'native-debug';
const build = join(root, 'build', kPreset);
const work = join(root, 'build/fuzz');

/** Files of a whole model are larger than texts; beyond that, longer inputs only make the search slower. */
const longest = { bundle: 40_000, safetensors: 40_000, tokenizer_json: 8_000, corpus: 4_000 };
const hasJson = ['bundle', 'config', 'decoding_options', 'recipe', 'safetensors', 'tokenizer_json'];

function freshFolder(path) {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

function writeSeeds(name) {
  const folder = freshFolder(join(work, name, 'seeds'));
  seedsOf(name).forEach((seed, index) => writeFileSync(join(folder, String(index)), seed));
  return folder;
}

function argumentsOf(name, seconds) {
  const found = join(work, name, 'found');
  mkdirSync(found, { recursive: true });
  const committed = join(root, 'tests/fuzz/corpus', name);
  return [
    ...[found, writeSeeds(name), ...(existsSync(committed) ? [committed] : [])],
    ...[`-max_total_time=${seconds}`, `-max_len=${longest[name] ?? 2_000}`, '-timeout=20', '-rss_limit_mb=2048'],
    ...(hasJson.includes(name) ? [`-dict=${join(root, 'tests/fuzz/json.dict')}`] : []),
    ...[`-artifact_prefix=${join(work, name)}/`, '-print_final_stats=1'],
  ];
}

/** Runs one fuzzer and answers with what it did; its own output goes to a log. */
function fuzzOne(name, seconds) {
  const args = argumentsOf(name, seconds);
  const log = join(work, name, 'log.txt');
  const out = createWriteStream(log);
  return new Promise((done) => {
    const child = spawn(join(build, 'tests/fuzz', `${name}_fuzz`), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let tail = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        out.write(chunk);
        tail = (tail + chunk).slice(-4_000);
      });
    child.on('error', (error) => done({ name, failed: true, log, tail: error.message, runs: 0 }));
    child.on('close', (code) => {
      const runs = Number(tail.match(/number_of_executed_units: (\d+)/)?.[1] ?? 0);
      done({ name, failed: code !== 0 || runs === 0, log, tail, runs });
    });
  });
}

function tell({ name, failed, runs, log, tail }) {
  console.log(`${failed ? 'not ok' : 'ok'} ${name.padEnd(18)} ${runs} inputs`);
  if (!failed) return;
  const crash = readdirSync(join(work, name)).find((file) => file.startsWith('crash-'));
  console.error(`${tail}\nThe whole log: ${log}`);
  if (crash)
    console.error(`Once mended, keep the input as a test: cp build/fuzz/${name}/${crash} tests/fuzz/corpus/${name}/`);
}

/** Builds the fuzzers and runs each of them for `seconds`, as many at once as there are cores. */
export async function fuzz({ seconds, names = fuzzers }) {
  await buildPreset(kPreset, { targets: names.map((name) => `${name}_fuzz`), tests: true });
  const waiting = [...names];
  const totals = nothing();
  const runNext = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const result = await fuzzOne(name, seconds);
      tell(result);
      totals[result.failed ? 'failed' : 'passed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return totals;
}
