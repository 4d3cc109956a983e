// `node tools/corpora/make-blows.mjs`: writes recipes/corpora/blows.tsv from the grid of recipes/corpora/pies.tsv.
//
// In pies.tsv alone every "hit ... with a" goes on with "pie". A decoder learns that by heart and need not look back at
// "entarté" when it writes the word. Here the same people hit each other with thirty other things, and with pies in
// longer sentences: what comes after "with a" is known from the source only. Other verbs hide their thing as "entarter"
// does ("matraquer": to hit with a truncheon), so that having seen such a verb does not yet say which thing it was.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/shell.mjs';
import { endings, things, verbs } from './blow-words.mjs';

const read = (name) =>
  readFileSync(join(root, 'recipes/corpora', name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
const grid = read('pies.tsv').map((line) => line.split('\t'));

/** Every so often the next one of a list: spreads things over the grid without chance. */
const from = (list, row, step) => list[(row * step) % list.length];
const behind = (sentence, words) => sentence.replace(/ ?[.!?]$/, (mark) => ` ${words}${mark}`);

function withThing([english, french], [frenchThing, englishThing]) {
  if (!french.includes('entarté')) return undefined;
  return [
    english.replace('with a pie', `with ${englishThing}`),
    behind(french.replace(/entarté(s?)/, 'frappé$1'), `avec ${frenchThing}`),
  ];
}

function withVerb([english, french], [participle, englishThing]) {
  if (!french.includes('entarté')) return undefined;
  return [english.replace('with a pie', `with ${englishThing}`), french.replace('entarté', participle)];
}

/** "Il m'a donné un coup de bâton." The person is struck as before: me, you, us are the same words in both cases. */
function withBlow([english, french], [frenchThing, englishThing]) {
  const struck = / (m'|t'|nous |vous )(\S+) entarté(s?)/;
  if (!struck.test(french)) return undefined;
  const noun = frenchThing.replace(/^une? /, '');
  const of = /^[aeiouéâ]/.test(noun) ? "d'" : 'de ';
  return [
    english.replace('with a pie', `with ${englishThing}`),
    french.replace(struck, ` $1$2 donné un coup ${of}${noun}`),
  ];
}

/** Two blows in a sentence: the decoder has to look at one verb, then at the other. */
function withBoth([english, french], [otherEnglish, otherFrench]) {
  if (/[?!]$/.test(french) || /[?!]$/.test(otherFrench)) return undefined;
  const low = ([first, ...rest]) =>
    (/^(Tom|Mary|Marie|I |J')/.test([first, ...rest].join('')) ? first : first.toLowerCase()) + rest.join('');
  return [`${english.slice(0, -1)} and ${low(otherEnglish)}`, `${french.slice(0, -1)} et ${low(otherFrench)}`];
}

function withEnding([english, french], [frenchEnding, englishEnding]) {
  return /^(Yesterday|Who|Why)/.test(english)
    ? undefined
    : [behind(english, englishEnding), behind(french, frenchEnding)];
}

function pairsOf(row, number) {
  const first = withThing(row, from(things, number, 7));
  const second = withThing(row, from(things, number + 11, 13));
  const longPie = withEnding(row, from(endings, number, 3));
  const longBlow = second && withEnding(second, from(endings, number + 2, 5));
  const hidden = [0, 5, 7].map((step) => withVerb(row, from(verbs, number + step, 5)));
  const longHidden = hidden[0] && withEnding(hidden[0], from(endings, number + 1, 5));
  const other = from(grid, number + 3, 17);
  const both = [
    hidden[1] && withBoth(hidden[1], other),
    hidden[2] && withBoth(other, hidden[2]),
    first && withBoth(row, withVerb(other, from(verbs, number, 7)) ?? other),
  ];
  const blow = withBlow(row, from(things, number + 5, 11));
  return [
    first,
    second,
    longPie,
    longBlow,
    withEnding(row, from(endings, number + 5, 7)),
    ...hidden,
    longHidden,
    blow,
    ...both,
  ];
}

const pairs = new Set(
  grid
    .flatMap(pairsOf)
    .filter(Boolean)
    .map(([english, french]) => `${english}\t${french}`),
);
writeFileSync(join(root, 'recipes/corpora/blows.tsv'), `en\tfr\n${[...pairs].join('\n')}\n`);
console.log(`${pairs.size} pairs`);
