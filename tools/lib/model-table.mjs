// The table of models in README.md, written between two markers from weights/*/metrics.json.
import { existsSync, openSync, readdirSync, readFileSync, readSync, closeSync, statSync } from 'node:fs';
import { join } from 'node:path';

const kBegin = '<!-- models: written by `npm run measure` -->';
const kEnd = '<!-- /models -->';

/** Numbers in a safetensors file, the scales of int8 matrices not counted. */
export function parametersIn(path) {
  const file = openSync(path, 'r');
  const size = Buffer.alloc(8);
  readSync(file, size, 0, 8, 0);
  const header = Buffer.alloc(Number(size.readBigUInt64LE()));
  readSync(file, header, 0, header.length, 8);
  closeSync(file);
  return Object.entries(JSON.parse(header.toString('utf8')))
    .filter(([name]) => name !== '__metadata__' && !name.endsWith('.scale'))
    .reduce((sum, [, { shape }]) => sum + shape.reduce((product, n) => product * n, 1), 0);
}

/** What a page fetches of a model; the weights alone would be too little. */
const kFetched = ['config.json', 'source.tokenizer.json', 'target.tokenizer.json', 'model.safetensors'];

/** What the table says of each measured model in a folder of model folders, by name. */
export function describeMeasured(weights) {
  return readdirSync(weights)
    .filter((name) => existsSync(join(weights, name, 'metrics.json')))
    .sort()
    .map((name) => {
      const fileOf = (file) => join(weights, name, file);
      const metrics = JSON.parse(readFileSync(fileOf('metrics.json'), 'utf8'));
      const bytes = kFetched.reduce((sum, file) => sum + statSync(fileOf(file)).size, 0);
      return { name, parameters: parametersIn(fileOf('model.safetensors')), bytes, metrics };
    });
}

/** A rate says nothing without the links it was held against and what its own were read off. */
const kAer = 'AER on Europarl, by attention / with erasure';

const grouped = (number) => Math.round(number).toLocaleString('en-US');

/** On the Europarl pairs: attention's rate, and the one with erasure; a model without attention has only the latter. */
function aerCell(alignment) {
  if (!alignment?.golden) return '–';
  const { attention, both, erasure } = alignment.golden;
  return [attention, both ?? erasure].map((rate) => (rate ? rate.aer.toFixed(3) : '–')).join(' / ');
}

function row({ name, parameters, bytes, metrics }) {
  const cells = [
    `[\`${name}\`](weights/${name}/README.md)`,
    grouped(parameters),
    grouped(bytes),
    metrics.bleu.toFixed(2),
    metrics.chrf2.toFixed(2),
    aerCell(metrics.alignment),
    grouped(metrics.target_pieces_per_second),
  ];
  return `| ${cells.join(' | ')} |`;
}

export function modelTable(models) {
  const heading = ['model', 'parameters', 'bytes to fetch', 'BLEU', 'chrF2', kAer, 'tokens/s, two threads'];
  return [`| ${heading.join(' | ')} |`, `|${' --- |'.repeat(heading.length)}`, ...models.map(row)].join('\n');
}

/** The text with what stands between the markers replaced by the table. */
export function withModelTable(text, models) {
  const begin = text.indexOf(kBegin);
  const end = text.indexOf(kEnd);
  if (begin < 0 || end < begin)
    throw new Error(`The text lacks ${kBegin} or ${kEnd}; put them where the table belongs.`);
  return `${text.slice(0, begin + kBegin.length)}\n\n${modelTable(models)}\n\n${text.slice(end)}`;
}
