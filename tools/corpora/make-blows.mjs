// `node tools/corpora/make-blows.mjs`: writes recipes/corpora/blows.tsv from the grid of recipes/corpora/pies.tsv.
//
// In pies.tsv alone every "hit ... with a" goes on with "pie". A decoder learns that by heart and need not look back at
// "entarté" when it writes the word. Here the same people hit each other with thirty other things, and with pies in
// longer sentences: what comes after "with a" is known from the source only.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/shell.mjs';

const things = [
  ['un bâton', 'a stick'],
  ['un livre', 'a book'],
  ['une pierre', 'a stone'],
  ['une chaussure', 'a shoe'],
  ['un journal', 'a newspaper'],
  ['un parapluie', 'an umbrella'],
  ['un marteau', 'a hammer'],
  ['un oreiller', 'a pillow'],
  ['une bouteille', 'a bottle'],
  ['une chaise', 'a chair'],
  ['une raquette', 'a racket'],
  ['une règle', 'a ruler'],
  ['un sac', 'a bag'],
  ['une tomate', 'a tomato'],
  ['un chapeau', 'a hat'],
  ['une brosse', 'a brush'],
  ['un gant', 'a glove'],
  ['une branche', 'a branch'],
  ['un balai', 'a broom'],
  ['une assiette', 'a plate'],
  ['une cuillère', 'a spoon'],
  ['une boîte', 'a box'],
  ['un ballon', 'a ball'],
  ['une serviette', 'a towel'],
  ['un gâteau', 'a cake'],
  ['une tarte', 'a pie'],
  ['une tasse', 'a cup'],
  ['un poisson', 'a fish'],
  ['une corde', 'a rope'],
  ['une fleur', 'a flower'],
];

/** What may stand behind a sentence, so that its end is not always next to the blow. */
const endings = [
  ['hier', 'yesterday'],
  ['ce matin', 'this morning'],
  ['devant tout le monde', 'in front of everyone'],
  ['à la gare', 'at the station'],
  ['pendant la fête', 'during the party'],
  ['sans raison', 'for no reason'],
  ['et il a ri', 'and he laughed'],
  ["parce qu'il avait perdu", 'because he had lost'],
];

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
  return [first, second, longPie, longBlow, withEnding(row, from(endings, number + 5, 7))];
}

const pairs = new Set(
  grid
    .flatMap(pairsOf)
    .filter(Boolean)
    .map(([english, french]) => `${english}\t${french}`),
);
writeFileSync(join(root, 'recipes/corpora/blows.tsv'), `en\tfr\n${[...pairs].join('\n')}\n`);
console.log(`${pairs.size} pairs`);
