// Target pieces per second. Rounds are short and everybody translates the same sentences in each, so that a machine
// which slows down slows all of them; a ratio is that of one round, and what counts is the median of ratios.
import { kEngines, kPeers } from '../engines.mjs';
import { translateNatively } from './native.mjs';
import { spread } from './statistics.mjs';

const piecesPerSecond = (times) =>
  (1000 * times.reduce((sum, { pieces }) => sum + pieces, 0)) /
  times.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** { engine: pieces per second }, of one round. */
async function oneRound(page, names, { sentences, options }) {
  const speeds = {};
  for (const name of names) {
    const times =
      name === 'native' ? translateNatively(sentences, options) : await page.call(name, 'time', { sentences, options });
    speeds[name] = piecesPerSecond(times);
  }
  return speeds;
}

/** Rounds of speeds; the order turns round each time, so that nobody always comes first. */
export async function measureSpeed(page, groups, { rounds, options }) {
  const names = [...Object.keys(kEngines), 'native'];
  await oneRound(page, names, { sentences: groups[0], options });
  const all = [];
  for (let round = 0; round < rounds; ++round) {
    const order = round % 2 === 0 ? names : [...names].reverse();
    all.push(await oneRound(page, order, { sentences: groups[round % groups.length], options }));
    process.stderr.write('.');
  }
  return summary(all);
}

const speedOf = (rounds, name) => {
  const { median, quartiles } = spread(rounds.map((speeds) => speeds[name]));
  return { tokens_per_second: median, tokens_per_second_quartiles: quartiles };
};

const ratioOf = (rounds, name) => {
  const { median, quartiles } = spread(rounds.map((speeds) => speeds.ours / speeds[name]));
  const relaxed = spread(rounds.map((speeds) => speeds['ours relaxed'] / speeds[name]));
  return {
    ...{ ratio: median, ratio_quartiles: quartiles },
    ...{ relaxed_ratio: relaxed.median, relaxed_ratio_quartiles: relaxed.quartiles },
  };
};

/** A peer is as fast as the fastest of its routes. */
function peerSummary(rounds, peer) {
  const names = Object.keys(kEngines).filter((name) => kEngines[name].peer === peer);
  const routes = names.map((name) => ({ name, ...ratioOf(rounds, name), ...speedOf(rounds, name) }));
  const fastest = routes.reduce((a, b) => (b.ratio < a.ratio ? b : a));
  const { name, ...numbers } = fastest;
  if (routes.length === 1) return numbers;
  return {
    ...numbers,
    fastest_route: name,
    routes: Object.fromEntries(routes.map(({ name: key, ...all }) => [key, all])),
  };
}

export function summary(rounds) {
  return {
    ours: speedOf(rounds, 'ours'),
    ours_relaxed: { ...ratioOf(rounds, 'ours relaxed'), ...speedOf(rounds, 'ours relaxed') },
    ours_float32: { ...ratioOf(rounds, 'ours float32'), ...speedOf(rounds, 'ours float32') },
    native: { ...ratioOf(rounds, 'native'), ...speedOf(rounds, 'native') },
    ...Object.fromEntries(kPeers.map((peer) => [peer, peerSummary(rounds, peer)])),
  };
}
