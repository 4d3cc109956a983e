// Before anything is timed: do all compute the same? On the float32 path every peer must write the ids that we write,
// looking where we look; int8 may stray, and how often is told.
import { kEngines, kFloatPeers } from '../engines.mjs';
import { Failure } from '../../../tools/lib/shell.mjs';

const kTolerance = 1e-3;
const kReference = 'ours float32';

const sameIds = (a, b) => a.ids.length === b.ids.length && a.ids.every((id, i) => id === b.ids[i]);

const alignmentDifference = (a, b) =>
  Math.max(...a.alignment.flatMap((row, i) => row.map((weight, j) => Math.abs(weight - b.alignment[i][j]))));

/** Throws if a translation differs; else the largest difference of an alignment weight. */
function mustAgree(peer, sentences, [expected, found]) {
  return expected.reduce((largest, translation, i) => {
    if (!sameIds(translation, found[i]))
      throw new Failure(
        `${kEngines[peer].label} translates "${sentences[i].text}" otherwise than we do: ` +
          `${found[i].ids} (log P ${found[i].logProbability}), ours ${translation.ids} (${translation.logProbability}).`,
      );
    const difference = alignmentDifference(translation, found[i]);
    if (!(difference <= kTolerance))
      throw new Failure(`${kEngines[peer].label} looks elsewhere in "${sentences[i].text}": by ${difference}.`);
    return Math.max(largest, difference);
  }, 0);
}

export async function measureEquality(page, sentences, options) {
  const translate = (engine) => page.call(engine, 'translate', { sentences, options });
  const expected = await translate(kReference);
  const float32 = {};
  for (const peer of kFloatPeers)
    float32[peer] = { largest_alignment_difference: mustAgree(peer, sentences, [expected, await translate(peer)]) };
  const int8 = {};
  for (const engine of ['ours', 'ours relaxed', 'onnxruntime int8']) {
    const found = await translate(engine);
    int8[engine] = { share_of_equal_sentences: found.filter((t, i) => sameIds(t, expected[i])).length / found.length };
  }
  return { sentences: sentences.length, float32, int8 };
}
