// Asks the native command line for the examples' translations and ships them with the page:
// `node web/tools/make-canned-answers.mjs [program]`. Run it after every change of a model.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.argv[2] ?? `${root}build/native-release/wasm/lookback`;
const read = (path) => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

if (!existsSync(program)) {
  console.error(`${program} is missing. Build it first: npm run build:native`);
  process.exit(1);
}

const examples = read('web/src/elements/translator/examples.json');
const { models } = read('weights/manifest.json');
// Whoever opens the page meets the first model of a direction; the others load when they are chosen.
const first = models.filter(
  ({ source, target }, index) => index === models.findIndex((one) => one.source === source && one.target === target),
);
const answers = first.flatMap(({ id, source }) => translate(id, examples[source.split('-')[0]] ?? []));
const target = `${root}web/src/client/canned-answers.json`;
writeFileSync(target, `${JSON.stringify({ answers })}\n`);
console.log(`${answers.length} answers of ${models.length} models`);

function translate(model, texts) {
  const args = ['translate', '--json', '--options', '{}', '--model', `weights/${model}`];
  const output = execFileSync(program, args, { cwd: root, input: `${texts.join('\n')}\n`, encoding: 'utf8' });
  const translations = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return texts.map((text, index) => ({ text, translation: small(translations[index]) }));
}

/** What the first paint needs: the best hypothesis, weights to four places, no candidates. */
function small(translation) {
  const round = (matrix) =>
    matrix && { ...matrix, values: matrix.values.map((value) => Math.round(value * 1e4) / 1e4) };
  const sentences = translation.sentences.map(({ source, hypotheses }) => {
    const [best] = hypotheses;
    const { alignment, wordAlignment } = best;
    const hypothesis = { ...best, alignment: round(alignment), wordAlignment: round(wordAlignment), candidates: [] };
    return { source, hypotheses: [hypothesis] };
  });
  return { ...translation, sentences };
}
