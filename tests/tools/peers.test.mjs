import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IsolatedHost } from '../../bench/peers/page/host.mjs';
import { line, spread } from '../../bench/peers/measures/statistics.mjs';
import { summary } from '../../bench/peers/measures/speed.mjs';
import { startSummary } from '../../bench/peers/measures/start.mjs';
import { readSafetensors, writeSafetensors } from '../../bench/peers/network/safetensors.mjs';
import { besides, readFloatWeights, transposed } from '../../bench/peers/network/weights.mjs';
import { beamSearch } from '../../bench/peers/search/beam-search.mjs';
import { speller, spellingOf } from '../../bench/peers/search/spelling.mjs';
import { TopCandidates } from '../../bench/peers/search/top-candidates.mjs';

const f32 = (shape, ...values) => ({ type: 'F32', shape, values: Float32Array.from(values) });

/** A network without memory: at each position the same for all hypotheses, probabilities of pieces 0, 1, 2, 259, … */
const modelOf = (positions, sourceLength) => ({
  position: 0,
  read() {},
  select() {},
  step(tokens) {
    const [pad, begin, end, ...texts] = positions[Math.min(this.position++, positions.length - 1)].map(Math.log);
    const row = [pad, begin, end, ...new Array(256).fill(-Infinity), ...texts];
    return {
      logProbabilities: Float32Array.from({ length: row.length * tokens.length }, (_, i) => row[i % row.length]),
      alignment: new Float32Array(tokens.length * sourceLength).fill(1 / sourceLength),
    };
  },
});

/** A source that spells nothing. */
const sentence = (...source) => ({ source, spelling: [] });
const options = { beamSize: 1, lengthPenalty: 0, minimumLength: 0, maximumLength: 10 };

test('tensors are read as they were written, wherever their bytes begin', () => {
  const tensors = { a: { type: 'I8', shape: [3], values: Int8Array.of(1, -2, 3) }, b: f32([2], 0.5, -1.5) };
  const bytes = Buffer.concat([Buffer.from('x'), writeSafetensors(tensors)]).subarray(1);
  assert.deepEqual(readSafetensors(bytes), tensors);
});

test('an int8 weight is its integer times the scale of its row', () => {
  const stored = {
    w: { type: 'I8', shape: [2, 2], values: Int8Array.of(1, -2, 3, 4) },
    'w.scale': f32([2], 0.5, 2),
  };
  assert.deepEqual(readFloatWeights(writeSafetensors(stored)), { w: f32([2, 2], 0.5, -1, 6, 8) });
});

test('matrices are turned, and put beside each other row by row', () => {
  const a = f32([2, 2], 1, 2, 3, 4);
  assert.deepEqual(transposed(a).values, Float32Array.of(1, 3, 2, 4));
  assert.deepEqual(besides(a, f32([2, 1], 5, 6)), f32([2, 3], 1, 2, 5, 3, 4, 6));
});

test('of equal candidates the earlier hypothesis comes first, then the lower token', () => {
  const top = new TopCandidates(2);
  for (const [parent, token] of [
    [1, 3],
    [0, 5],
    [0, 4],
  ])
    top.offer(-1, parent, token);
  assert.deepEqual(
    top.sorted.map(({ parent, token }) => [parent, token]),
    [
      [0, 4],
      [0, 5],
    ],
  );
});

test('greedy search takes the most probable piece until the end, and never <pad> or <s>', async () => {
  const model = modelOf(
    [
      [0.5, 0.2, 0.05, 0.1, 0.15],
      [0, 0, 0.9, 0.1, 0],
    ],
    2,
  );
  const { ids, alignment } = await beamSearch(model, sentence(7, 2), options);
  assert.deepEqual(ids, [260, 2]);
  assert.deepEqual(
    alignment.map((row) => [...row]),
    [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
  );
});

test('a search can be held to a length', async () => {
  const model = modelOf([[0, 0, 0.9, 0.1]], 1);
  const { ids } = await beamSearch(model, sentence(2), { ...options, beamSize: 2, minimumLength: 3, maximumLength: 3 });
  assert.deepEqual(ids, [259, 259, 2]);
});

test('a beam keeps what greedy search throws away', async () => {
  // Whoever ends at once has 0.4; 0.6 goes on, but to 0.3 only.
  const positions = [
    [0, 0, 0.4, 0.6],
    [0, 0, 0.5, 0.5],
  ];
  assert.deepEqual((await beamSearch(modelOf(positions, 1), sentence(2), options)).ids, [259, 2]);
  assert.deepEqual((await beamSearch(modelOf(positions, 1), sentence(2), { ...options, beamSize: 2 })).ids, [2]);
});

test('bytes spell only characters of the source that have no piece, whole and as often as they stand there', () => {
  const [first, second] = [3 + 0xc5, 3 + 0x93];
  const words = spellingOf('a œ', { a: 300 });
  assert.deepEqual(words, [[first, second]]);
  const may = (history, token) => speller(history, words)(token);
  assert.deepEqual([may([], first), may([], second), may([], 300)], [true, false, true]);
  assert.deepEqual([may([300, first], second), may([300, first], 300)], [true, false]);
  assert.deepEqual([may([first, second], first), may([first, second], 2)], [false, true]);
});

test('medians, quartiles and a straight line are what a calculator says', () => {
  assert.deepEqual(spread([4, 1, 3, 2, 5]), { median: 3, quartiles: [2, 4] });
  const { slope, intercept, explained } = line([
    [0, 1],
    [1, 3],
    [2, 5],
  ]);
  assert.deepEqual([slope, intercept, explained], [2, 1, 1]);
});

test('a peer counts by its fastest route, and its ratio is our speed over its', () => {
  const round = { ours: 100, 'ours float32': 50, native: 400, tfjs: 40, javascript: 10 };
  const routes = { 'onnxruntime gru': 50, 'onnxruntime products': 80, 'onnxruntime int8': 20 };
  const { onnxruntime, tfjs } = summary([{ ...round, ...routes }]);
  assert.equal(onnxruntime.ratio, 100 / 80);
  assert.equal(onnxruntime.fastest_route, 'onnxruntime products');
  assert.equal(tfjs.ratio, 2.5);
});

test('a peer waits as long as its fastest route, and its ratio is its wait over ours', () => {
  const round = { ours: 100, 'ours relaxed': 90, tfjs: 250, javascript: 400 };
  const routes = { 'onnxruntime gru': 300, 'onnxruntime products': 320, 'onnxruntime int8': 200 };
  const { ours, onnxruntime, tfjs } = startSummary([{ ...round, ...routes }]);
  assert.equal(ours.milliseconds, 100);
  assert.equal(onnxruntime.route, 'onnxruntime int8');
  assert.equal(onnxruntime.ratio, 2);
  assert.equal(tfjs.ratio, 2.5);
});

test('the host serves nothing outside its folders', () => {
  const host = new IsolatedHost({ peers: import.meta.dirname });
  host.address = 'http://localhost/';
  assert.equal(host.find({ url: '/peers/..%2f..%2fpackage.json' }), undefined);
  assert.equal(host.find({ url: '/constructor/x' }), undefined);
  assert.ok(host.find({ url: '/peers/peers.test.mjs' }));
});
