// `node bench/page/measure.mjs`: what a visitor waits for. Bytes and time from navigation to the first live translation,
// first visit and second, and target pieces per second in Chromium beside the native program on the same sentences.
// Needs `npm run build` and `npm run build:native`.
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { StaticHost } from './static-host.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kModel = 'fr-en-additive';
const kVisits = 5;
const kSentences = 100;
const kRounds = 3;
const kArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

function testSentences() {
  const text = gunzipSync(readFileSync(join(root, 'recipes/corpora/tatoeba.en-fr.test.tsv.gz'))).toString('utf8');
  const lines = text.trim().split('\n');
  const step = Math.floor(lines.length / kSentences);
  return Array.from({ length: kSentences }, (_, i) => lines[i * step].split('\t')[1]);
}

/** Target pieces per second of one thread, of all translations together. */
function speedOf(translations) {
  const pieces = translations.flatMap((t) => t.sentences.map((s) => s.hypotheses[0].target.tokens.length));
  const milliseconds = translations.reduce((sum, t) => sum + t.milliseconds, 0);
  return (1000 * pieces.reduce((a, b) => a + b, 0)) / milliseconds;
}

function translateNatively(sentences, options) {
  const args = ['translate', '--json', '--options', JSON.stringify(options), '--model', `weights/${kModel}`];
  const output = execFileSync(join(root, 'build/native-release/wasm/lookback'), args, {
    cwd: root,
    input: sentences.map((line) => line + '\n').join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Runs in the page from its first moment: notes when the first live translation is on show. */
function watchForLiveTranslation() {
  const look = () => {
    const state = document.querySelector('lookback-translator')?.state;
    if (state?.answer?.origin === 'live' && !state.busy) window.firstLive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(page, host, address) {
  host.sent = 0;
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstLive !== undefined, undefined, { timeout: 120_000 });
  return { milliseconds: await page.evaluate(() => window.firstLive), bytes: host.sent };
}

async function visits(browser, host, address) {
  const cold = [];
  const warm = [];
  for (let i = 0; i < kVisits; ++i) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(watchForLiveTranslation);
    cold.push(await visit(page, host, address));
    // A reader stays longer than a moment: by the second visit the service worker has put the page away.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    warm.push(await visit(page, host, address));
    await context.close();
  }
  const of = (all) => ({
    milliseconds: Math.round(median(all.map((v) => v.milliseconds))),
    bytes: median(all.map((v) => v.bytes)),
  });
  return { cold: of(cold), warm: of(warm) };
}

/** Through the page's own engine, one sentence after the other. */
async function translateInPage(page, sentences, options) {
  return page.evaluate(
    async ([texts, id, decoding]) => {
      const element = document.querySelector('lookback-translator');
      const model = element.state.models.find((entry) => entry.id === id);
      const { client } = element.actions.services;
      const answers = [];
      for (const text of texts)
        answers.push(await client.translate({ model, channel: 'bench', text, options: decoding }));
      return answers;
    },
    [sentences, kModel, options],
  );
}

export async function main() {
  const host = new StaticHost(join(root, 'dist'));
  const address = await host.start();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: kArguments,
  });
  const report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model}, ${cpus().length} cores`,
    browser: `Chromium ${browser.version()}`,
    first_translation: await visits(browser, host, address),
    target_pieces_per_second: {},
  };
  const page = await browser.newPage();
  await page.addInitScript(watchForLiveTranslation);
  await visit(page, host, address);
  const sentences = testSentences();
  for (const [name, options] of Object.entries({ greedy: { beamSize: 1 }, 'beam 5': { beamSize: 5 } })) {
    const browserSpeeds = [];
    const nativeSpeeds = [];
    for (let round = 0; round < kRounds; ++round) {
      browserSpeeds.push(speedOf(await translateInPage(page, sentences, options)));
      nativeSpeeds.push(speedOf(translateNatively(sentences, options)));
    }
    report.target_pieces_per_second[name] = {
      browser: Math.round(median(browserSpeeds)),
      native: Math.round(median(nativeSpeeds)),
    };
  }
  await browser.close();
  host.stop();
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(join(root, 'bench/results/page.json'), JSON.stringify(report, null, 2) + '\n');
  console.log(JSON.stringify(report, null, 2));
}

await main();
