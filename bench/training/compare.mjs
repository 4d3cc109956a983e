// `node bench/training/compare.mjs`: our training against PyTorch's on the same batches of a recipe, in one run.
// Rounds alternate, so that a busy moment of the machine meets both; losses must agree before speeds mean anything.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bench = join(root, 'build/native-release/bench/training_bench');
const recipe = join(root, 'recipes/fr-en-additive/recipe.json');
const kRounds = 3;
const kBatches = 12;
const kUpdates = 2 * kBatches; // the second pass is timed: shapes are known, memory is there
const kLossTolerance = { float32: 1e-4, bfloat16: 1e-2 };

const environment = { ...process.env, OMP_WAIT_POLICY: 'passive' };
delete environment.OPENBLAS_CORETYPE; // an old kernel forced on the peer would flatter us
delete environment.OPENBLAS_L2_SIZE;

function run(file, args) {
  const text = execFileSync(file, args, { encoding: 'utf8', env: environment, maxBuffer: 1 << 26 });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { losses: lines.slice(0, -1).map((line) => line.loss), speed: lines.at(-1).tokens_per_second };
}

function python() {
  for (const name of ['python3', '/usr/bin/python3']) {
    try {
      execFileSync(name, ['-c', 'import torch'], { stdio: 'ignore' });
      return name;
    } catch {
      // not this one
    }
  }
  throw new Error('No Python with PyTorch: apt-get install python3-torch libopenblas0-pthread');
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const data = process.argv[2] ?? join(root, 'runs/fr-en-additive/data');
const folder = mkdtempSync(join(tmpdir(), 'lookback-bench-'));
execFileSync(bench, ['export', recipe, data, folder, String(kBatches)], { stdio: 'inherit' });
const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, updates: kUpdates }));

const peer = python();
const files = ['model', 'batches'].map((name) => join(folder, `${name}.safetensors`));
const theirs = (dtype) => [
  join(root, 'bench/training/pytorch_train.py'),
  ...files,
  join(folder, 'settings.json'),
  ...['--threads', '2', '--dtype', dtype, '--untimed', String(kBatches)],
];
const contenders = {
  'lookback bfloat16': () => run(bench, ['run', folder, 'bfloat16', String(kBatches)]),
  'lookback float32': () => run(bench, ['run', folder, 'float32', String(kBatches)]),
  'pytorch bfloat16': () => run(peer, theirs('bf16')),
  'pytorch float32': () => run(peer, theirs('float32')),
};

const speeds = {};
const losses = {};
for (let round = 0; round < kRounds; ++round)
  for (const [name, contend] of Object.entries(contenders)) {
    const result = contend();
    (speeds[name] ??= []).push(result.speed);
    losses[name] = result.losses;
    console.log(`round ${round + 1}: ${name} ${result.speed.toFixed(0)} target pieces/s`);
  }

for (const precision of ['float32', 'bfloat16']) {
  const apart = losses['pytorch float32'].map((loss, i) => Math.abs(loss / losses[`lookback ${precision}`][i] - 1));
  const most = Math.max(...apart);
  if (!(most < kLossTolerance[precision]))
    throw new Error(`${precision}: losses differ by ${most}: not the same training`);
  console.log(`${precision}: ${kUpdates} losses agree with PyTorch's float32 within ${(100 * most).toFixed(4)} %`);
}

const pieces = Object.fromEntries(Object.entries(speeds).map(([name, all]) => [name, Math.round(median(all))]));
const best = Math.max(pieces['pytorch bfloat16'], pieces['pytorch float32']);
const ratio = Number((pieces['lookback bfloat16'] / best).toFixed(2));
const report = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus()[0]?.model}, ${cpus().length} cores`,
  target_pieces_per_second: pieces,
  ratio,
};
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(join(root, 'bench/results/training.json'), JSON.stringify(report, null, 2) + '\n');
console.log(`ours (bfloat16) over PyTorch's faster: ${ratio}`);
