// What a target piece costs as the translation grows (nothing should grow with it), and what a translation costs as the
// source grows (each step looks at every position: a straight line).
import { line, median, spread } from './statistics.mjs';
import { exactLength, typicalOf, withPieces } from './sentences.mjs';

const kLengths = [10, 20, 40, 80, 160];
const kWritten = 40;

/** Milliseconds by length: medians over repeats, in each of which all lengths come once. */
async function timesOf(page, cases, repeats) {
  const times = cases.map(() => []);
  for (let repeat = 0; repeat <= repeats; ++repeat)
    for (const [i, { sentence, options }] of cases.entries()) {
      const [{ milliseconds, pieces }] = await page.call('ours', 'time', { sentences: [sentence], options });
      if (pieces !== options.maximumLength) throw new Error(`${pieces} pieces in place of ${options.maximumLength}`);
      // The first time warms up.
      if (repeat > 0) times[i].push(milliseconds);
    }
  return times;
}

async function byTarget(page, { sentence, options, repeats }) {
  const cases = kLengths.map((length) => ({ sentence, options: exactLength(options, length) }));
  const times = await timesOf(page, cases, repeats);
  const costs = times.map((all, i) => spread(all.map((milliseconds) => milliseconds / kLengths[i])));
  const marginal = (i, j) => (median(times[j]) - median(times[i])) / (kLengths[j] - kLengths[i]);
  const last = kLengths.length - 1;
  return {
    milliseconds_per_piece: Object.fromEntries(kLengths.map((length, i) => [length, costs[i].median])),
    quartiles: Object.fromEntries(kLengths.map((length, i) => [length, costs[i].quartiles])),
    /** What a piece costs late, over what one costs early: 1 is flat. The encoder is in neither. */
    growth: marginal(last - 1, last) / marginal(0, 2),
  };
}

/** About so many pieces: words of the test set, taken as one sentence. */
function textOfLength(sentences, length) {
  const words = sentences.flatMap(({ text }) => text.split(' '));
  const perWord = sentences.reduce((sum, { source }) => sum + source.length, 0) / words.length;
  return words.slice(0, Math.max(1, Math.round(length / perWord))).join(' ');
}

async function bySource(page, sentences, { options, repeats }) {
  const sources = await withPieces(
    page,
    kLengths.map((length) => textOfLength(sentences, length)),
  );
  const cases = sources.map((sentence) => ({ sentence, options: exactLength(options, kWritten) }));
  const times = await timesOf(page, cases, repeats);
  const points = sources.map(({ source }, i) => [source.length, median(times[i])]);
  const { slope, intercept, explained } = line(points);
  return {
    pieces_written: kWritten,
    milliseconds: Object.fromEntries(points),
    milliseconds_per_source_piece: slope,
    milliseconds_at_no_source: intercept,
    explained_by_a_line: explained,
  };
}

export async function measureLengths(page, sentences, { options, repeats }) {
  return {
    by_target_length: await byTarget(page, { sentence: typicalOf(sentences), options, repeats }),
    by_source_length: await bySource(page, sentences, { options, repeats }),
  };
}
