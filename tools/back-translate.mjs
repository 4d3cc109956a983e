// `node tools/back-translate.mjs MODEL INPUT OUTPUT [FLAGS]`: makes sentence pairs of text that has no translation
// (Sennrich, Haddow and Birch 2016): the translations become sources to learn from, the text itself the targets. INPUT is
// a text file or a corpus whose first column is taken; OUTPUT gets `text TAB translation`, gzip; FLAGS go to
// `lookback translate` (`--beam-size 1` takes a quarter of the time).
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildPreset } from './lib/cmake.mjs';
import { Failure, main, root } from './lib/shell.mjs';
import { setUp } from './setup.mjs';

const lookback = join(root, 'build/native-release/wasm/lookback');

function readLines(path) {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[0]);
}

/** Translations of `lines`, by one process. */
function translate(model, lines, flags) {
  return new Promise((done, failed) => {
    const child = spawn(lookback, ['translate', '--model', model, '--whole-lines', ...flags], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.on('error', failed);
    child.on('close', (code) => {
      const translations = Buffer.concat(chunks).toString('utf8').split('\n').slice(0, -1);
      if (code === 0 && translations.length === lines.length) done(translations);
      else failed(new Failure(`lookback translate ended with ${code} after ${translations.length} lines.`));
    });
    child.stdin.end(lines.map((line) => line + '\n').join(''));
  });
}

main(async () => {
  const [model, input, output, ...flags] = process.argv.slice(2);
  if (!output) throw new Failure('Usage: node tools/back-translate.mjs MODEL INPUT OUTPUT.tsv.gz [FLAGS]');
  await setUp('native');
  await buildPreset('native-release', { targets: ['lookback'] });
  const lines = readLines(input);
  const share = Math.ceil(lines.length / cpus().length);
  const parts = cpus().map((_, i) => lines.slice(i * share, (i + 1) * share));
  const translations = (await Promise.all(parts.map((part) => translate(model, part, flags)))).flat();
  const pairs = lines.flatMap((line, i) => (translations[i] ? [`${line}\t${translations[i]}\n`] : []));
  writeFileSync(output, gzipSync(pairs.join(''), { level: 9 }));
  console.log(`${lines.length} lines, ${pairs.length} pairs -> ${output}`);
});
