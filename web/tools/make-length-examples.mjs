// Writes web/src/elements/length/length-examples.json: inputs of each length for readers to try, out of the test set
// joined until they are long enough. No model has learnt from these sentences. Of each length the first is chosen: of
// twenty it is the one of which dot and additive keep most that the model without attention loses, counted as the page
// counts, by the native program on the shipped models. The others stand as they come; the last is a sentence that is so
// long by itself, if the set has one. Each English sentence is used once.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const kTest = new URL('../../recipes/corpora/tatoeba.en-fr.test.tsv.gz', import.meta.url);
const kOutput = new URL('../src/elements/length/length-examples.json', import.meta.url);
const kRepository = fileURLToPath(new URL('../..', import.meta.url));
const kProgram = `${kRepository}build/native-release/wasm/lookback`;
const [kWidth, kLast, kInputs, kCandidates] = [5, 46, 3, 20];
const kWithout = 'fr-en-none';
const kWith = ['fr-en-dot', 'fr-en-additive'];
const { lostWords } = (await runnerImport(`${kRepository}web/src/views/lost-words.ts`)).module;
/** Not for a classroom, or about an illness. */
const kUnfit =
  /\b(kill|suicid|sex|naked|drunk|rape|murder|fuck|shit|bitch|damn|hell|whore|blood|dead|die|shot|gun|hiv|diagnos|discharge|pregnan|crap|ass|jerk|hate|stupid|bomb|gay|drug|pee|poop)\w*\b/i;

/** Of people's bodies and nations; a classroom has some of each. */
const kUnkind = /\b(fat|ugly|spanish men)\b/i;

/** The set in an order of its own, since neighbours in the file begin with the same words; 1009 divides no such set. */
function spread(all) {
  return all.map((_, index) => all[(index * 1009) % all.length]);
}

const seen = new Set();
const pairs = spread(
  gunzipSync(readFileSync(kTest))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').reverse())
    .filter(([, english]) => !kUnfit.test(english) && !seen.has(english) && seen.add(english)),
).filter(([, english]) => !kUnkind.test(english));
const lengthOf = ([french]) => french.trim().split(/\s+/).length;
const used = new Set();
const take = (input) => (input.forEach((pair) => used.add(pair)), input);

const fits = (pair, from, to) => !used.has(pair) && lengthOf(pair) >= from && lengthOf(pair) <= to;

function single(from, to) {
  const found = pairs.find((pair) => fits(pair, from, to));
  return found ? [take([found])] : [];
}

/** Sentences of `among` in a row, until they are long enough. */
function inARow(from, to, among) {
  const input = [];
  let length = 0;
  for (const pair of among) {
    if (length >= from) break;
    if (lengthOf(pair) < 4 || length + lengthOf(pair) > to) continue;
    input.push(pair);
    length += lengthOf(pair);
  }
  return length >= from ? input : null;
}

const unused = () => pairs.filter((pair) => !used.has(pair));
const joined = (from, to) => take(inARow(from, to, unused()));

/** Inputs of this length that share no sentence. */
function candidates(from, to) {
  if (from === 1)
    return pairs
      .filter((pair) => fits(pair, from, to))
      .slice(0, kCandidates)
      .map((pair) => [pair]);
  const found = [];
  let among = unused();
  for (let input; found.length < kCandidates && (input = inARow(from, to, among));) {
    found.push(input);
    among = among.filter((pair) => !input.includes(pair));
  }
  return found;
}

/** How many words of content a model loses of each input, at worst of the two arithmetics that browsers have. */
function losses(model, inputs) {
  const text = inputs.map((input) => input.map(([french]) => french).join(' ')).join('\n');
  const run = (...flags) =>
    execFileSync(kProgram, ['translate', '--model', `weights/${model}`, '--whole-lines', ...flags], {
      cwd: kRepository,
      input: `${text}\n`,
      encoding: 'utf8',
    })
      .trimEnd()
      .split('\n');
  const lost = (written) =>
    inputs.map((input, at) => lostWords(input.map(([, english]) => english).join(' '), written[at]).lost.length);
  const [one, other] = [lost(run()), lost(run('--relaxed-simd'))];
  return one.map((count, at) => (model === kWithout ? Math.min : Math.max)(count, other[at]));
}

/** The input of which attention keeps most that one vector loses, whichever of these tries. */
function clearest(from, to) {
  const inputs = candidates(from, to);
  const none = losses(kWithout, inputs);
  const attending = kWith.map((model) => losses(model, inputs));
  const ranked = inputs.map((input, at) => {
    const kept = Math.max(...attending.map((counts) => counts[at]));
    return { input, none: none[at], kept, gain: none[at] - kept };
  });
  const [best] = ranked.sort((a, b) => b.gain - a.gain || a.kept - b.kept);
  const mean = ranked.reduce((sum, { gain }) => sum + gain, 0) / ranked.length;
  console.log(
    `${from}-${to}: ${inputs.length} inputs, mean gain ${mean.toFixed(1)}; taken: ${best.none} lost, ${best.kept}`,
  );
  return take(best.input);
}

const lengths = [];
for (let from = 1; from <= kLast; from += kWidth) {
  const to = from + kWidth - 1;
  const [first, last] = [clearest(from, to), single(from, to)];
  const between = [];
  while (1 + between.length + last.length < kInputs) between.push(from === 1 ? single(from, to)[0] : joined(from, to));
  lengths.push({ from, inputs: [first, ...between, ...last] });
}
mkdirSync(new URL('.', kOutput), { recursive: true });
writeFileSync(
  kOutput,
  `${JSON.stringify({ source: 'Tatoeba Project (tatoeba.org), CC BY 2.0 FR, tatoeba.en-fr.test.tsv.gz', lengths })}\n`,
);
