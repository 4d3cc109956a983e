// `npm run measure [-- --only lengths|gradients|alignment|texts] [MODEL ...]`: measures the shipped models beyond their
// test scores. Writes weights/measurements/{lengths,gradients,alignment}.json, which the page plots, and puts a summary
// into each model's metrics.json. At last, and with `--only texts` nothing but this: writes every model's cards and the
// tables of models in README.md and the embed guide anew. The same weights give the same files.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { kGuides, withGuideModels } from './lib/guide-models.mjs';
import { cardsOf, isMeasured } from './lib/model-card.mjs';
import { describeMeasured, withModelTable } from './lib/model-table.mjs';
import { Failure, main, root } from './lib/shell.mjs';

const lookback = join(root, 'build/native-release/wasm/lookback');
const kTest = ['--test', 'recipes/corpora/tatoeba.en-fr.test.tsv.gz', '--columns', '1,0'];
const kGold = ['golden', 'hansards-trial'];
const kReverse = 'weights/en-fr-additive';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const write = (path, value) => writeFileSync(join(root, path), JSON.stringify(value, null, 2) + '\n');

function figures(args) {
  console.log(`lookback ${args.join(' ')}`);
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 };
  const result = spawnSync(lookback, [...args, '--json'], options);
  if (result.status !== 0) throw new Failure(`lookback ${args[0]} failed; build it first: npm run build:native.`);
  return JSON.parse(result.stdout);
}

/** Puts the entries of `models` in place of their old ones and leaves the others. */
function keep(name, entries) {
  const path = `weights/measurements/${name}.json`;
  const old = existsSync(join(root, path)) ? read(path).models : {};
  mkdirSync(join(root, 'weights/measurements'), { recursive: true });
  const all = { ...old, ...entries };
  write(path, { models: Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))) });
}

function note(id, addition) {
  const path = `weights/${id}/metrics.json`;
  write(path, { ...read(path), ...addition });
}

function measureLengths(id) {
  const report = figures(['evaluate', '--model', `weights/${id}`, ...kTest, '--by-length']);
  note(id, { lengths: report.buckets.map(({ from, to, inputs, bleu }) => ({ from, to, inputs, bleu })) });
  return report;
}

function measureGradients(id) {
  const args = ['gradients', '--model', `weights/${id}`, ...kTest];
  return { initial: figures([...args, '--initial']), trained: figures(args) };
}

function measureAlignment(id) {
  const evidences = read(`weights/${id}/config.json`).scorer === 'none' ? 'erasure' : 'attention,erasure,both';
  const reverse = existsSync(join(root, kReverse)) ? ['--reverse-model', kReverse] : [];
  const report = {};
  for (const name of kGold) {
    const gold = `recipes/corpora/alignments/${name}.en-fr.tsv`;
    const flags = ['--gold', gold, '--columns', '1,0', '--by', evidences, '--costs'];
    report[name] = figures(['evaluate-alignment', '--model', `weights/${id}`, ...reverse, ...flags]);
  }
  note(id, { alignment: Object.fromEntries(kGold.map((name) => [name, summary(report[name].results)])) });
  return report;
}

/** { attention: { aer, precision, recall, symmetrised? }, … } with all measures on. */
function summary(results) {
  const chosen = results.filter(({ measures }) => measures === 'all measures');
  const summaries = {};
  for (const { evidence, alignment, aer, precision, recall } of chosen) {
    if (alignment === 'forward') summaries[evidence] = { aer, precision, recall, ...summaries[evidence] };
    if (alignment === 'grow-diag-final-and') summaries[evidence].symmetrised = { aer, precision, recall };
  }
  return summaries;
}

function writeTexts() {
  for (const id of readdirSync(join(root, 'weights')).filter((id) => isMeasured(root, id)))
    for (const [name, card] of Object.entries(cardsOf(root, id))) writeFileSync(join(root, 'weights', id, name), card);
  const { models } = read('weights/manifest.json');
  for (const [language, path] of Object.entries(kGuides))
    writeFileSync(join(root, path), withGuideModels(readFileSync(join(root, path), 'utf8'), models, language));
  const readme = join(root, 'README.md');
  writeFileSync(readme, withModelTable(readFileSync(readme, 'utf8'), describeMeasured(join(root, 'weights'))));
}

const kKinds = { lengths: measureLengths, gradients: measureGradients, alignment: measureAlignment };

main(async () => {
  const args = process.argv.slice(2);
  const only = args[0] === '--only' ? args.splice(0, 2)[1] : undefined;
  // The old name of `texts`, which a long training run may still call.
  if (only === 'texts' || only === 'table') return writeTexts();
  if (only && !(only in kKinds))
    throw new Failure(`--only takes ${Object.keys(kKinds).join(', ')} or texts, not ${only}.`);
  const shipped = readdirSync(join(root, 'weights')).filter((id) => id.startsWith('fr-en-'));
  const unknown = args.find((id) => !shipped.includes(id));
  if (unknown) throw new Failure(`There is no French to English model ${unknown} in weights/.`);
  const chosen = args.length > 0 ? args : shipped;
  const kinds = Object.entries(kKinds).filter(([kind]) => !only || only === kind);
  for (const [kind, measure] of kinds) for (const id of chosen) keep(kind, { [id]: measure(id) });
  writeTexts();
});
