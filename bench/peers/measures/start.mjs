// How long a reader waits who has been here before: a new page asks for an engine, its model and one translation, with
// the files in the browser's cache. Rounds and orders as in speed.mjs.
import { kEngines, kPeers } from '../engines.mjs';
import { spread } from './statistics.mjs';

/** The browser keeps compiled code only of what it has met before. */
const kVisitsBefore = 2;
const kNames = Object.keys(kEngines).filter((name) => name !== 'ours float32');

async function visit(browser, context, name, argument) {
  const page = await browser.open([], context);
  try {
    return await page.first(name, argument);
  } finally {
    await page.close();
  }
}

export async function measureStart(browser, { sentence, options, rounds }) {
  const context = await browser.newContext();
  const argument = { sentences: [sentence], options };
  const all = [];
  try {
    for (let round = -kVisitsBefore; round < rounds; ++round) {
      const waits = {};
      for (const name of round % 2 === 0 ? kNames : [...kNames].reverse())
        waits[name] = await visit(browser, context, name, argument);
      if (round >= 0) all.push(waits);
    }
  } finally {
    await context.close();
  }
  return startSummary(all);
}

/** Rounds of milliseconds by engine; of a peer the route counts that is there first. `ratio`: theirs over ours. */
export function startSummary(rounds) {
  const of = (name) => {
    const { median, quartiles } = spread(rounds.map((waits) => waits[name]));
    const ratio = spread(rounds.map((waits) => waits[name] / waits.ours));
    return {
      milliseconds: median,
      milliseconds_quartiles: quartiles,
      ratio: ratio.median,
      ratio_quartiles: ratio.quartiles,
    };
  };
  const fastest = (peer) =>
    kNames
      .filter((name) => kEngines[name].peer === peer)
      .map((name) => ({ route: name, ...of(name) }))
      .reduce((a, b) => (b.milliseconds < a.milliseconds ? b : a));
  const { milliseconds, milliseconds_quartiles } = of('ours');
  return {
    ours: { milliseconds, milliseconds_quartiles },
    ours_relaxed: of('ours relaxed'),
    ...Object.fromEntries(kPeers.map((peer) => [peer, fastest(peer)])),
  };
}
