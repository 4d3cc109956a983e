// Where the time of one of our translations goes: by the core's own clock, and between the core and JavaScript.
import { median } from './statistics.mjs';

/** Share of each stage in all sentences together: the median over repeats. */
export async function measureStages(page, sentences, { options, repeats }) {
  const shares = [];
  for (let repeat = 0; repeat <= repeats; ++repeat) {
    const all = await page.call('ours', 'stages', { sentences, options });
    const names = Object.keys(all[0]);
    const sums = names.map((stage) => all.reduce((sum, one) => sum + one[stage], 0));
    const total = sums.reduce((a, b) => a + b, 0);
    if (repeat > 0) shares.push(Object.fromEntries(names.map((name, i) => [name, sums[i] / total])));
  }
  return Object.fromEntries(
    Object.keys(shares[0]).map((stage) => [stage, median(shares.map((share) => share[stage]))]),
  );
}
