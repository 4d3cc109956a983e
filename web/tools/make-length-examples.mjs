// Writes web/src/elements/length/length-examples.json: inputs of each length for readers to try, out of the test set
// joined until they are long enough. No model has learnt from these sentences. Of each length the last is a sentence
// that is so long by itself, if the set has one, the others are joined; each English sentence is used once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const kTest = new URL('../../recipes/corpora/tatoeba.en-fr.test.tsv.gz', import.meta.url);
const kOutput = new URL('../src/elements/length/length-examples.json', import.meta.url);
const [kWidth, kLast, kInputs] = [5, 46, 3];
/** Not for a classroom, or about an illness. */
const kUnfit =
  /\b(kill|suicid|sex|naked|drunk|rape|murder|fuck|shit|bitch|damn|hell|whore|blood|dead|die|shot|gun|hiv|diagnos|discharge|pregnan|crap|ass|jerk|hate|stupid|bomb|gay|drug|pee|poop)\w*\b/i;

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
);
const lengthOf = ([french]) => french.trim().split(/\s+/).length;
const used = new Set();
const take = (input) => (input.forEach((pair) => used.add(pair)), input);

function single(from, to) {
  const found = pairs.find((pair) => !used.has(pair) && lengthOf(pair) >= from && lengthOf(pair) <= to);
  return found ? [take([found])] : [];
}

function joined(from, to) {
  const input = [];
  let length = 0;
  for (const pair of pairs) {
    if (length >= from) break;
    if (used.has(pair) || lengthOf(pair) < 4 || length + lengthOf(pair) > to) continue;
    input.push(pair);
    length += lengthOf(pair);
  }
  return take(input);
}

const lengths = [];
for (let from = 1; from <= kLast; from += kWidth) {
  const to = from + kWidth - 1;
  const inputs = single(from, to);
  while (inputs.length < kInputs) inputs.push(from === 1 ? single(from, to)[0] : joined(from, to));
  lengths.push({ from, inputs: inputs.reverse() });
}
mkdirSync(new URL('.', kOutput), { recursive: true });
writeFileSync(
  kOutput,
  `${JSON.stringify({ source: 'Tatoeba Project (tatoeba.org), CC BY 2.0 FR, tatoeba.en-fr.test.tsv.gz', lengths })}\n`,
);
