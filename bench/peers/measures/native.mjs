// The command line on the same sentences, beside the browser. Its own clock leaves out that it has to load the model.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../tools/lib/shell.mjs';
import { decodingOptions } from '../engines/ours.mjs';
import { kModel, kNative } from '../setup.mjs';

/** Milliseconds and target pieces of each sentence. All are translated twice, and the second time counts. */
export function translateNatively(sentences, options) {
  const args = ['translate', '--json', '--options', JSON.stringify(decodingOptions(options))];
  const input = [...sentences, ...sentences].map(({ text }) => `${text}\n`).join('');
  const output = execFileSync(kNative, [...args, '--model', join(root, 'weights', kModel)], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const translations = output.trim().split('\n').slice(sentences.length);
  return translations.map((line) => {
    const { milliseconds, sentences: parts } = JSON.parse(line);
    return { milliseconds, pieces: parts[0].hypotheses[0].target.tokens.length };
  });
}
