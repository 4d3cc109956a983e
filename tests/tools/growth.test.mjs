// The soak's arithmetic: what counts as growing, and what does not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, limits, lineThrough } from '../../tools/lib/growth.mjs';

const names = Object.keys(limits);
/** Samples every half minute; `valueOf` gives all things the same value. */
const samplesOf = (count, valueOf) =>
  Array.from({ length: count }, (_, at) => ({
    minutes: at / 2,
    ...Object.fromEntries(names.map((name) => [name, valueOf(at, name)])),
  }));
const growing = (samples) =>
  judge(samples)
    .filter(({ grows }) => grows)
    .map(({ name }) => name);

test('a line is found, with how sure it is', () => {
  assert.deepEqual(
    lineThrough([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
    { slope: 2, error: 0 },
  );
  // Hand calculation: mean 2, slope 0.5, residuals 0.5 - 1 + 0.5, error sqrt(1.5 / 1 / 2).
  const { slope, error } = lineThrough([
    [0, 2],
    [1, 1],
    [2, 3],
  ]);
  assert.equal(slope, 0.5);
  assert.ok(Math.abs(error - Math.sqrt(1.5 / 2)) < 1e-12);
});

test('what stays, and what only jitters, does not grow', () => {
  assert.deepEqual(growing(samplesOf(20, () => 1e6)), []);
  assert.deepEqual(growing(samplesOf(20, (at) => 1e6 + (at % 2) * 1e5)), []);
});

test('what grows faster than its limit is named, and nothing else', () => {
  for (const name of names) {
    const { perMinute } = limits[name];
    assert.deepEqual(growing(samplesOf(20, (at, one) => (one === name ? at * perMinute : 0))), [name]);
  }
});

test('getting warm is not growing', () => {
  assert.deepEqual(growing(samplesOf(20, (at) => Math.min(at, 3) * 5e6)), []);
});

test('a value that could not be had counts as growing, and too few samples say nothing', () => {
  assert.deepEqual(growing(samplesOf(20, (at, name) => (name === 'wasmBytes' ? NaN : 1))), ['wasmBytes']);
  assert.throws(() => judge(samplesOf(3, () => 1)), /run it for longer/);
});
