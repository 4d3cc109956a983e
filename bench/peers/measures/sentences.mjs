// What is translated: sentences of the committed test set, spread over it, each in text and in the pieces of our tokenizer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../../tools/lib/shell.mjs';
import { spellingOf } from '../search/spelling.mjs';
import { kModel } from '../setup.mjs';

const kTestSet = 'recipes/corpora/tatoeba.en-fr.test.tsv.gz';

/** French texts, evenly spread over the test set. */
export function testTexts(count) {
  const lines = gunzipSync(readFileSync(join(root, kTestSet)))
    .toString('utf8')
    .trim()
    .split('\n');
  return Array.from({ length: count }, (_, i) => lines[Math.floor((i * lines.length) / count)].split('\t')[1]);
}

const targetVocabulary = () =>
  JSON.parse(readFileSync(join(root, 'weights', kModel, 'target.tokenizer.json'), 'utf8')).model.vocab;

/** { text, source, spelling }: peers have no tokenizer of their own, so all read the same pieces. */
export async function withPieces(page, texts) {
  const vocabulary = targetVocabulary();
  const pieces = await page.call('ours', 'pieces', { texts });
  return pieces.map(({ text, ids }, i) => ({ text: texts[i], source: ids, spelling: spellingOf(text, vocabulary) }));
}

/** One of middling length. */
export const typicalOf = (sentences) =>
  [...sentences].sort((a, b) => a.source.length - b.source.length)[sentences.length >> 1];

/** The options of a search; lengths as the model's config has them (wasm/src/translate/translation_options.cpp). */
export function searchOptions(beamSize, { decoding }) {
  return {
    beamSize,
    lengthPenalty: decoding.length_penalty,
    minimumLength: 0,
    lengthFactor: decoding.maximum_length_factor,
    lengthExtra: decoding.maximum_length_extra,
  };
}

/** Exactly so many pieces are written. */
export const exactLength = (options, length) => ({ ...options, minimumLength: length, maximumLength: length });
