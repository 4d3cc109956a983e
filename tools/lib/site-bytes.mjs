// What a visitor downloads, as gzip sends it, and how much that may be. One walker for everything that is weighed.
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';

const asset = /([\w.-]+-[\w-]{8}\.(?:js|mjs|css|wasm|json))/g;
/** Scripts that a script imports before it runs, and what a page's tags name. */
const atOnce = /(?:\bfrom|\bimport|\bsrc=|\bhref=)\s*["'`](\.{1,2}\/[^"'`]+\.(?:js|css))["'`]/g;

/** Files named by the entry or by one of those it names; `read` gives bytes, or undefined where there is no such file. */
export function everything(entry, read) {
  return walk(entry, read, (text) => [...text.matchAll(asset)].map(([, name]) => `assets/${name}`));
}

/** Only what is needed before anything can be shown; what is fetched later is not among them. */
export function atFirst(entry, read) {
  return walk(entry, read, (text, path) =>
    [...text.matchAll(atOnce)].map(([, name]) => posix.join(posix.dirname(path), name)),
  );
}

function walk(entry, read, namedIn) {
  const found = new Set(read(entry) ? [entry] : []);
  for (const path of found) {
    if (path.endsWith('.wasm')) continue;
    for (const name of namedIn(read(path).toString('utf8'), path)) if (read(name)) found.add(name);
  }
  return [...found];
}

/** What only browsers without SIMD fetch, in place of the module and its script. */
const scalar = /\/(?:lookback-scalar|scalar-worker)-[^/]*$/;

/** The module and the script that runs it. */
function engine(entry, read) {
  const all = everything(entry, read).filter((path) => !scalar.test(path));
  const files = all.filter((path) => path.endsWith('.wasm') || /\/worker-[^/]*\.js$/.test(path));
  return files.length === 2 ? files : [];
}

function scalarEngine(read) {
  const files = everything('lookback.js', read).filter((path) => scalar.test(path));
  return files.length === 2 ? files : [];
}

function lesson(read) {
  return everything('lesson.html', read).filter((path) => !scalar.test(path));
}

function withEngine(entry, read) {
  const [first, motor] = [atFirst(entry, read), engine(entry, read)];
  return first.length > 0 && motor.length > 0 ? [...first, ...motor] : [];
}

/** The lab, its shipped answers, and the largest of the models: whichever a link asks for. */
function firstTranslation(read) {
  const program = withEngine('index.html', read);
  const manifest = read('weights/manifest.json');
  if (program.length === 0 || !manifest) return [];
  const { models } = JSON.parse(manifest.toString('utf8'));
  const { id, files } = models.reduce((most, model) => (model.bytes > most.bytes ? model : most));
  const shipped = everything('index.html', read).filter((path) => path.includes('/canned-answers-'));
  return [
    ...program,
    ...shipped,
    'weights/manifest.json',
    ...Object.keys(files).map((name) => `weights/${id}/${name}`),
  ];
}

/**
 * Bytes after gzip -9. Raise one only with a reason in the commit; those of the site stand in the README too. A list
 * without files means that the site was not built, or that this file no longer understands it: a finding as well.
 */
export const siteBudgets = [
  { name: 'lookback.js with its engine', bytes: 250_000, files: (read) => withEngine('lookback.js', read) },
  { name: 'first translation with its model', bytes: 5_500_000, files: firstTranslation },
  { name: 'lesson.html without models', bytes: 400_000, files: lesson },
  { name: 'engine without SIMD', bytes: 240_000, files: scalarEngine },
];

export const moduleBudgets = [
  { name: 'lookback.wasm', bytes: 190_000, files: (read) => only('lookback.wasm', read) },
  { name: 'lookback.mjs', bytes: 16_000, files: (read) => only('lookback.mjs', read) },
];

function only(path, read) {
  return read(path) ? [path] : [];
}

export function gzippedBytes(paths, read) {
  return paths.reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0);
}

/** What was weighed: { name, bytes, budget, files, finding }, where a finding says what is wrong. */
export function weigh(budgets, read) {
  return budgets.map(({ name, bytes: budget, files: list }) => {
    const files = list(read);
    const bytes = gzippedBytes(files, read);
    const heavy = bytes > budget ? `${name}: ${bytes} bytes after gzip, the budget is ${budget}` : undefined;
    return { name, bytes, budget, files, finding: files.length > 0 ? heavy : `${name}: not there: build it first` };
  });
}
