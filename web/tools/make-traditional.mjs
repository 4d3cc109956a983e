// Writes web/src/client/traditional.json out of OpenCC's tables, as the npm package opencc-js brings them:
// `npm pack opencc-js@1.4.2 && tar xzf opencc-js-1.4.2.tgz && node web/tools/make-traditional.mjs package`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the unpacked package opencc-js.');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** [traditional, simplified] pairs of a dictionary. */
async function table(name) {
  const { default: text } = await import(new URL(`file://${resolve(folder)}/dist/esm-lib/dict/${name}.js`));
  return text.split('|').map((line) => line.split(' '));
}

const characters = (await table('TSCharacters')).filter(([from, to]) => from !== to);
const phrases = await table('TSPhrases');
const source = `OpenCC (github.com/BYVoid/OpenCC), Apache-2.0, through opencc-js ${version}`;
const target = new URL('../src/client/traditional.json', import.meta.url);
const listOf = (pairs) => pairs.map((pair) => pair.join(' ')).join('|');
writeFileSync(target, `${JSON.stringify({ source, characters: listOf(characters), phrases: listOf(phrases) })}\n`);
