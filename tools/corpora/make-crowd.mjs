// `node tools/corpora/make-crowd.mjs`: writes recipes/corpora/crowd.tsv.
//
// In pies.tsv and blows.tsv the same dozen people hit each other. A decoder learns them by heart and writes "the king"
// where a queen stands. Here a hundred others do, in every role, each pair of them once: who hit whom is known from the
// source only.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/shell.mjs';
import { endings, things, verbs } from './blow-words.mjs';
import { family, names, people } from './people.mjs';

/** What else people do to each other, so that the crowd is not only hit. */
const deeds = [
  ['vu', 'saw'],
  ['rencontré', 'met'],
  ['remercié', 'thanked'],
  ['suivi', 'followed'],
  ['invité', 'invited'],
  ['aidé', 'helped'],
  ['insulté', 'insulted'],
  ['embrassé', 'kissed'],
  ['poussé', 'pushed'],
  ['salué', 'greeted'],
  ['blessé', 'wounded'],
];

const elides = (noun) => /^[aeiouéèêâîôh]/.test(noun);
const capital = (text) => text[0].toUpperCase() + text.slice(1);
const sentence = (english, french, mark = '.') => [
  `${capital(english)}${mark}`,
  `${capital(french)}${mark === '.' ? '.' : ` ${mark}`}`,
];

function the([noun, gender, english]) {
  const article = elides(noun) ? "l'" : gender === 'm' ? 'le ' : 'la ';
  return { french: article + noun, english: `the ${english}`, feminine: gender === 'f' };
}
function a([noun, gender, english]) {
  const article = /^[aeiou]/.test(english) ? 'an' : 'a';
  return { french: `${gender === 'm' ? 'un' : 'une'} ${noun}`, english: `${article} ${english}` };
}
function my([noun, gender, english]) {
  return { french: `${gender === 'm' || elides(noun) ? 'mon' : 'ma'} ${noun}`, english: `my ${english}` };
}
function many([noun, , english, plural, englishPlural]) {
  return { french: `les ${plural || `${noun}s`}`, english: `the ${englishPlural || `${english}s`}` };
}
const named = (name) => ({ french: name, english: name });

const hit = (who, whom, [participle, thing]) =>
  sentence(`${who.english} hit ${whom.english} with ${thing}`, `${who.french} a ${participle} ${whom.french}`);

/** Those who hit, and whom. `other(step)` and `from(list, step)` pick each time another partner or word, without chance. */
function blows(person, other, from, verb) {
  const who = the(person);
  return [
    hit(who, the(other(7)), verb(0)),
    hit(who, a(other(13)), verb(1)),
    hit(my(from(family, 5)), who, verb(2)),
    hit(who, my(from(family, 7)), verb(3)),
    hit(a(person), the(other(29)), verb(4)),
    hit(named(from(names, 4)), the(other(31)), verb(5)),
    hit(who, named(from(names, 7)), verb(6)),
    hit(who, the(other(5)), verb(7)),
  ];
}

/** Other forms of the verb, other things, other deeds. */
function turns(person, other, from, verb) {
  const who = the(person);
  const [first, second, third, fourth] = [11, 17, 23, 1].map((step) => the(other(step)));
  const [ending, englishEnding] = from(endings, 3);
  const [[me, myThing], [together, manyThing], [passive, passiveThing]] = [verb(1), verb(2), verb(3)];
  const [[asked, askedThing], [wanted, wantedThing], [not, notThing]] = [verb(4), verb(5), verb(6)];
  const [[longer, longerThing], [thing, englishThing], [deed, englishDeed]] = [
    verb(7),
    from(things, 7),
    from(deeds, 3),
  ];
  const all = many(person);
  return [
    sentence(`${who.english} hit me with ${myThing}`, `${who.french} m'a ${me}`),
    sentence(`${all.english} hit ${third.english} with ${manyThing}`, `${all.french} ont ${together} ${third.french}`),
    sentence(
      `${second.english} was hit with ${passiveThing} by ${who.english}`,
      `${second.french} a été ${passive}${second.feminine ? 'e' : ''} par ${who.french}`,
    ),
    sentence(`who hit ${who.english} with ${askedThing}`, `qui a ${asked} ${who.french}`, '?'),
    sentence(
      `${who.english} wants to hit ${third.english} with ${wantedThing}`,
      `${who.french} veut ${wanted.replace(/é$/, 'er')} ${third.french}`,
    ),
    sentence(
      `${who.english} didn't hit ${first.english} with ${notThing}`,
      `${who.french} n'a pas ${not} ${first.french}`,
    ),
    sentence(
      `${who.english} hit ${second.english} with ${longerThing} ${englishEnding}`,
      `${who.french} a ${longer} ${second.french} ${ending}`,
    ),
    sentence(
      `${who.english} hit ${first.english} with ${englishThing}`,
      `${who.french} a frappé ${first.french} avec ${thing}`,
    ),
    sentence(`${who.english} ${englishDeed} ${fourth.english}`, `${who.french} a ${deed} ${fourth.french}`),
  ];
}

const pairs = new Set(
  people.flatMap((person, number) => {
    const other = (step) => people[(number + step + (number % 3) * 37) % people.length];
    const from = (list, step) => list[(number * step) % list.length];
    const verb = (step) => ((number + step) % 2 ? from(verbs, step + 1) : ['entarté', 'a pie']);
    return [blows, turns].flatMap((make) => make(person, other, from, verb)).map((pair) => pair.join('\t'));
  }),
);
writeFileSync(join(root, 'recipes/corpora/crowd.tsv'), `en\tfr\n${[...pairs].join('\n')}\n`);
console.log(`${pairs.size} pairs`);
