// `npm run make-model -- ID`: from recipes/ID/recipe.json to weights/ID, every step of it: prepare the corpora, train,
// quantise, measure on the test file, write golden answers and the model's cards. Steps that are done are not done again:
// training goes on from its checkpoint, so the same command resumes a run that was stopped.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPreset } from './lib/cmake.mjs';
import { Failure, main, mustRun, root } from './lib/shell.mjs';
import { setUp } from './setup.mjs';

const lookback = join(root, 'build/native-release/wasm/lookback');

/** What `lookback` prints as JSON; its progress goes to the terminal. */
function figures(args) {
  const result = spawnSync(lookback, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (result.status !== 0) throw new Failure(`lookback ${args.join(' ')} failed.`);
  return JSON.parse(result.stdout);
}

function evaluate(model, test, flags = []) {
  const columns = `${test.source_column},${test.target_column}`;
  return figures(['evaluate', '--model', model, '--test', test.path, '--columns', columns, '--json', ...flags]);
}

/** The last report of each kind in a run's log. */
function trainingFigures(log) {
  const lines = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const validated = lines.filter((line) => 'dev_loss' in line);
  const best = validated.reduce((a, b) => (b.dev_loss < a.dev_loss ? b : a));
  const speeds = lines.map((line) => line.tokens_per_second).sort((a, b) => a - b);
  const last = lines.at(-1);
  return {
    updates: last.update,
    epochs: last.epoch,
    best_update: best.update,
    dev_loss: best.dev_loss,
    hours: last.seconds / 3600,
    median_target_pieces_per_second: speeds[speeds.length >> 1],
  };
}

async function train(id, recipe, run) {
  const data = join(run, 'data');
  if (!existsSync(join(data, 'train.tsv'))) await mustRun(lookback, ['prepare', '--recipe', recipe, '--output', data]);
  await mustRun(lookback, ['train', '--recipe', recipe, '--data', data, '--output', run]);
}

/** Scores of the shipped weights and of the float32 they were made from, and what it cost to train them. */
function measure(test, weights, run) {
  const shipped = evaluate(weights, test);
  const greedy = evaluate(weights, test, ['--beam-size', '1']);
  const relaxed = evaluate(weights, test, ['--relaxed-simd']);
  const float32 = evaluate(join(run, 'best'), test);
  return {
    ...shipped,
    test: test.path,
    greedy: { bleu: greedy.bleu, chrf2: greedy.chrf2, target_pieces_per_second: greedy.target_pieces_per_second },
    relaxed_simd: { bleu: relaxed.bleu, chrf2: relaxed.chrf2 },
    float32: { bleu: float32.bleu, chrf2: float32.chrf2 },
    training: trainingFigures(join(run, 'log.jsonl')),
  };
}

main(async () => {
  const id = process.argv[2];
  const folder = join(root, 'recipes', id ?? '');
  if (!id || !existsSync(join(folder, 'recipe.json')))
    throw new Failure('Say which model to make: the name of a folder in recipes/ that holds a recipe.json.');
  await setUp('native');
  await buildPreset('native-release', { targets: ['lookback'] });
  const recipe = join('recipes', id, 'recipe.json');
  const test = JSON.parse(readFileSync(join(folder, 'test.json'), 'utf8'));
  const run = join('runs', id);
  const weights = join('weights', id);

  await train(id, recipe, run);
  await mustRun(lookback, ['quantize', '--model', join(run, 'best'), '--output', weights]);
  const metrics = measure(test, weights, run);
  writeFileSync(join(root, weights, 'metrics.json'), JSON.stringify(metrics, null, 2) + '\n');
  copyFileSync(join(root, run, 'log.jsonl'), join(folder, 'log.jsonl'));
  await mustRun(lookback, ['golden', '--model', weights, '--write', join('recipes', id, 'golden.txt')]);
  await mustRun(process.execPath, ['tools/make-manifest.mjs']);
  await mustRun(process.execPath, ['tools/measure-models.mjs', '--only', 'texts']);
  await mustRun(process.execPath, ['web/tools/make-canned-answers.mjs']);
  console.log(`\n${weights}: BLEU ${metrics.bleu.toFixed(2)}, chrF2 ${metrics.chrf2.toFixed(2)}`);
});
