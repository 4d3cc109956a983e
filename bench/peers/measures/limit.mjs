// How much of what this machine's WebAssembly can do is done: the decoder's step against the bare int8 products that it
// cannot do without, in turns, in the same worker.
import { exactLength } from './sentences.mjs';
import { spread } from './statistics.mjs';

const kWritten = 40;

/** [rows x depth] of every product of a step, in its order (docs/model.md). */
export function stepShapes({ V, e, h, d, A }) {
  return [
    [A, d],
    [3 * d, e],
    [3 * d, 2 * h],
    [3 * d, d],
    [e, d],
    [e, 2 * h],
    [e, e],
    [V, e],
  ].map(([rows, depth]) => ({ rows, depth }));
}

async function oneRound(page, { sentence, shapes, options }) {
  const exact = exactLength(options, kWritten);
  const [{ milliseconds }] = await page.call('ours', 'time', { sentences: [sentence], options: exact });
  const file = page.files.products;
  const columns = options.beamSize;
  const products = await page.call('ours', 'products', { file, shapes, columns, steps: kWritten });
  return { step: milliseconds / kWritten, products };
}

export async function measureLimit(page, { sentence, sizes, options, rounds }) {
  const shapes = stepShapes(sizes);
  const products = shapes.reduce((sum, { rows, depth }) => sum + rows * depth, 0) * options.beamSize;
  const all = [];
  for (let round = 0; round < rounds; ++round) all.push(await oneRound(page, { sentence, shapes, options }));
  const bare = spread(all.map((round) => round.products));
  const share = spread(all.map((round) => round.products / round.step));
  return {
    hypotheses: options.beamSize,
    multiplications: products,
    bare_milliseconds: bare.median,
    bare_multiplications_per_second: (1000 * products) / bare.median,
    step_milliseconds: spread(all.map((round) => round.step)).median,
    share: share.median,
    share_quartiles: share.quartiles,
  };
}
