// Where the time of one of our translations goes, as far as calls from outside tell it apart.
import { median } from './statistics.mjs';

const kStages = ['tokenise', 'encode', 'steps', 'finish', 'parse'];

/** What the first step takes beyond an ordinary one is reading the source. */
function parted({ tokenise, first, rest, finish, parse, steps }) {
  const step = steps > 0 ? rest / steps : 0;
  return { tokenise, encode: first - step, steps: rest + step, finish, parse };
}

/** Share of each stage in all sentences together: the median over repeats. */
export async function measureStages(page, sentences, { options, repeats }) {
  const shares = [];
  for (let repeat = 0; repeat <= repeats; ++repeat) {
    const all = (await page.call('ours', 'stages', { sentences, options })).map(parted);
    const sums = kStages.map((stage) => all.reduce((sum, one) => sum + one[stage], 0));
    const total = sums.reduce((a, b) => a + b, 0);
    if (repeat > 0) shares.push(sums.map((sum) => sum / total));
  }
  return Object.fromEntries(kStages.map((stage, i) => [stage, median(shares.map((share) => share[i]))]));
}
