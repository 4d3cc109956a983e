// `npm run bench`: our engine beside its peers, in one run. See bench/README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main, root } from '../../tools/lib/shell.mjs';
import { Browser } from './browser.mjs';
import { kEngines } from './engines.mjs';
import { measureEquality } from './measures/equality.mjs';
import { measureLengths } from './measures/lengths.mjs';
import { measureLimit } from './measures/limit.mjs';
import { measureMemory } from './measures/memory.mjs';
import { searchOptions, testTexts, typicalOf, withPieces } from './measures/sentences.mjs';
import { measureSpeed } from './measures/speed.mjs';
import { measureStages } from './measures/stages.mjs';
import { measureStart } from './measures/start.mjs';
import { printed } from './report/table.mjs';
import { kModel, kPeers, setUp } from './setup.mjs';
import { sizesOf } from './network/weights.mjs';

/** Few enough that a round is short, enough that lengths are mixed. */
const kGroup = 5;
const kRepeats = 10;
const kStarts = 10;

function settings() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '40' },
      'no-build': { type: 'boolean', default: false },
      output: { type: 'string', default: join(root, 'bench/results/latest.json') },
    },
  });
  const rounds = Math.max(1, Number(values.rounds));
  return { rounds, build: !values['no-build'], output: resolve(values.output) };
}

const grouped = (all) =>
  Array.from({ length: Math.ceil(all.length / kGroup) }, (_, i) => all.slice(i * kGroup, (i + 1) * kGroup));

function about(browser) {
  const { dependencies } = JSON.parse(readFileSync(join(kPeers, 'package.json'), 'utf8'));
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model}, ${cpus().length} cores`,
    load: loadavg()[0],
    browser: browser.version,
    node: process.version,
    versions: dependencies,
    model: kModel,
  };
}

async function withPage(browser, engines, measure) {
  const page = await browser.open(engines);
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}

async function measureBeside(page, { sentences, rounds, sizes, config }) {
  const [greedy, beam5] = [1, 5].map((beam) => searchOptions(beam, config));
  const groups = grouped(sentences);
  const limit = (options) => measureLimit(page, { sentence: typicalOf(sentences), sizes, options, rounds });
  return {
    greedy: await measureSpeed(page, groups, { rounds, options: greedy }),
    beam5: await measureSpeed(page, groups, { rounds, options: beam5 }),
    limit: { greedy: await limit(greedy), beam5: await limit(beam5) },
    lengths: await measureLengths(page, sentences, { options: greedy, repeats: Math.min(rounds, kRepeats) }),
    stages: await measureStages(page, sentences, { options: greedy, repeats: Math.min(rounds, kRepeats) }),
  };
}

/** Greedy and beam must both agree. */
async function measureAgreement(page, sentences, config) {
  const [one, five] = [1, 5].map((beam) => searchOptions(beam, config));
  const greedy = await measureEquality(page, sentences, one);
  return { ...(await measureEquality(page, sentences, five)), greedy };
}

async function measureAll(browser, { rounds, sizes, config }) {
  const texts = testTexts(kGroup * rounds);
  const { sentences, ...beside } = await withPage(browser, Object.keys(kEngines), async (page) => {
    const sentences = await withPieces(page, texts);
    const equality = await measureAgreement(
      page,
      sentences.filter((_, i) => i % kGroup === 0),
      config,
    );
    return { sentences, equality, ...(await measureBeside(page, { sentences, rounds, sizes, config })) };
  });
  const memory = await withPage(browser, ['ours'], async (page) =>
    measureMemory(page, await withPieces(page, texts.slice(0, 50)), searchOptions(1, config)),
  );
  const options = searchOptions(5, config);
  const first = { sentence: typicalOf(sentences), options, rounds: Math.min(rounds, kStarts) };
  return { ...beside, memory, start: await measureStart(browser, first) };
}

await main(async () => {
  const { rounds, build, output } = settings();
  const sizes = sizesOf(await setUp({ build }));
  const config = JSON.parse(readFileSync(join(root, 'weights', kModel, 'config.json'), 'utf8'));
  const browser = new Browser();
  await browser.start();
  try {
    const results = { ...about(browser), rounds, ...(await measureAll(browser, { rounds, sizes, config })) };
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, `${JSON.stringify(results, null, 2)}\n`);
    console.log(printed(results));
  } finally {
    await browser.stop();
  }
});
