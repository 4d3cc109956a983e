import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atFirst, everything, moduleBudgets, siteBudgets, weigh } from '../../tools/lib/site-bytes.mjs';

const site = {
  'index.html': '<script type="module" src="./assets/index-KKKKKKKK.js"></script>',
  'lesson.html': '<script src="./assets/lesson-AAAAAAAA.js"></script><link href="./assets/lesson-BBBBBBBB.css">',
  'lookback.js': 'import{a}from"./assets/shared-CCCCCCCC.js"',
  'assets/index-KKKKKKKK.js': 'import"./shared-CCCCCCCC.js";import(`./canned-answers-JJJJJJJJ.js`)',
  'assets/lesson-AAAAAAAA.js': 'import"./shared-CCCCCCCC.js"',
  'assets/lesson-BBBBBBBB.css': 'body{}',
  'assets/shared-CCCCCCCC.js':
    'import"../lookback.js";import("./late-HHHHHHHH.js");new URL("worker-DDDDDDDD.js",import.meta.url);"engine-GGGGGGGG.wasm";"scalar-worker-LLLLLLLL.js";"lookback-scalar-MMMMMMMM.wasm"',
  'assets/worker-DDDDDDDD.js': '"gone-EEEEEEEE.wasm"',
  'assets/engine-GGGGGGGG.wasm': 'late-HHHHHHHH.js',
  'assets/scalar-worker-LLLLLLLL.js': 'slower',
  'assets/lookback-scalar-MMMMMMMM.wasm': 'without SIMD',
  'assets/late-HHHHHHHH.js': 'opened by few',
  'assets/canned-answers-JJJJJJJJ.js': 'shipped',
  'assets/lab-FFFFFFFF.js': 'nobody names me',
  'weights/manifest.json':
    '{"models":[{"id":"two","bytes":5,"files":{}},{"id":"one","bytes":6,"files":{"model.safetensors":{}}}]}',
  'weights/one/model.safetensors': 'numbers',
};
const reader = (files) => (path) => (path in files ? Buffer.from(files[path]) : undefined);
const read = reader(site);
const filesOf = (name) =>
  siteBudgets
    .find((budget) => budget.name === name)
    .files(read)
    .sort();

test('what a page needs at first is what its tags name and what those scripts import, once each', () => {
  assert.deepEqual(atFirst('lookback.js', read), ['lookback.js', 'assets/shared-CCCCCCCC.js']);
  assert.deepEqual(atFirst('lesson.html', read), [
    ...['lesson.html', 'assets/lesson-AAAAAAAA.js', 'assets/lesson-BBBBBBBB.css', 'assets/shared-CCCCCCCC.js'],
    'lookback.js',
  ]);
});

test('everything is also what is fetched later, and nothing that nobody names', () => {
  const all = everything('lesson.html', read);
  assert.ok(all.includes('assets/late-HHHHHHHH.js') && all.includes('assets/engine-GGGGGGGG.wasm'));
  assert.ok(!all.some((path) => /lab-|gone-|canned/.test(path)));
});

test('the embed is its script, all that it imports, the module and its worker', () => {
  assert.deepEqual(filesOf('lookback.js with its engine'), [
    ...['assets/engine-GGGGGGGG.wasm', 'assets/shared-CCCCCCCC.js', 'assets/worker-DDDDDDDD.js', 'lookback.js'],
  ]);
});

test('the engine without SIMD is weighed by itself, and in no other budget', () => {
  const scalar = ['assets/lookback-scalar-MMMMMMMM.wasm', 'assets/scalar-worker-LLLLLLLL.js'];
  assert.deepEqual(filesOf('engine without SIMD'), scalar);
  for (const name of ['lookback.js with its engine', 'first translation with its model', 'lesson.html without models'])
    assert.ok(!filesOf(name).some((path) => path.includes('scalar')), name);
});

test('a first translation needs the largest model of the list, and the shipped answers', () => {
  const files = filesOf('first translation with its model');
  for (const name of ['index.html', 'assets/canned-answers-JJJJJJJJ.js', 'assets/worker-DDDDDDDD.js'])
    assert.ok(files.includes(name), name);
  assert.deepEqual(
    files.filter((path) => path.startsWith('weights/')),
    ['weights/manifest.json', 'weights/one/model.safetensors'],
  );
});

test('what is within its budget gives no finding, and a byte more does', () => {
  const files = () => ['lookback.js'];
  const [{ bytes, finding }] = weigh([{ name: 'script', bytes: 1000, files }], read);
  assert.equal(finding, undefined);
  assert.equal(weigh([{ name: 'script', bytes, files }], read)[0].finding, undefined);
  const [tight] = weigh([{ name: 'script', bytes: bytes - 1, files }], read);
  assert.equal(tight.finding, `script: ${bytes} bytes after gzip, the budget is ${bytes - 1}`);
});

test('what is not there is a finding, for every budget', () => {
  for (const { finding } of weigh([...siteBudgets, ...moduleBudgets], reader({}))) assert.match(finding, /not there/);
  const engine = 'assets/engine-GGGGGGGG.wasm';
  const without = Object.fromEntries(Object.entries(site).filter(([path]) => path !== engine));
  assert.match(weigh(siteBudgets, reader(without))[0].finding, /not there/);
});
