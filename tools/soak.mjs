// `npm run soak`: random use of the built lab in Chromium, for an hour or as long as it is told; fails when anything grows.
// --minutes N (60), --seed N (1), --reloads N (0: so many reloads before), --json FILE for the samples.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { judge } from './lib/growth.mjs';
import { comeHome, makeRandom, readAtRandom, seeEverything, settled } from './lib/random-reader.mjs';
import { Failure, main, root } from './lib/shell.mjs';

function readOptions() {
  const number = (name, usual, text = usual) => {
    if (!/^\d+(\.\d+)?$/.test(text)) throw new Failure(`--${name} takes a number, not "${text}".`);
    return Number(text);
  };
  const options = Object.fromEntries(['minutes', 'seed', 'reloads', 'json'].map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ options });
  return {
    minutes: number('minutes', '60', values.minutes),
    seed: number('seed', '1', values.seed),
    reloads: number('reloads', '0', values.reloads),
    json: values.json,
  };
}

async function serve() {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { preview } = await import('vite');
  const server = await preview({
    ...{ root: `${root}/web`, configFile: `${root}/web/vite.config.ts`, logLevel: 'warn' },
    preview: { port: 4300, host: 'localhost' },
  });
  return { server, address: server.resolvedUrls.local[0] };
}

/** The engine's memory is its own: the script that starts it is made to remember where it is. */
const remember = `{
  const start = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await start(...given);
    const { exports } = made.instance ?? made;
    self.soakMemory = Object.values(exports).find((one) => one instanceof WebAssembly.Memory) ?? self.soakMemory;
    return made;
  };
}
`;

async function openLab(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const trouble = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('crash', () => trouble.push('the page crashed'));
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: remember + (await response.text()) });
  });
  await page.goto(address);
  await settled(page);
  return { page, trouble, session: await context.newCDPSession(page) };
}

/** Nodes that stand in the page, in its shadow trees too. */
const countNodes = () => {
  const count = (root) => {
    let sum = 1;
    for (const node of root.childNodes) sum += count(node);
    return root.shadowRoot ? sum + count(root.shadowRoot) : sum;
  };
  return count(document);
};

async function sample({ page, session }, begin) {
  await comeHome(page);
  // Twice: what the first one lets go of may hold something itself.
  for (let at = 0; at < 2; ++at) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const wasmBytes = (await page.workers()[0]?.evaluate(() => self.soakMemory?.buffer.byteLength)) ?? NaN;
  return {
    minutes: (Date.now() - begin) / 60_000,
    ...{ heapBytes: usedSize, wasmBytes, nodes, listeners: jsEventListeners },
    detachedNodes: nodes - (await page.evaluate(countNodes)),
  };
}

async function reload({ page }, times) {
  for (let at = 1; at <= times; ++at) {
    // Sooner the browser may still be putting the new page in place of the old one, and refuses.
    await page.reload({ waitUntil: 'domcontentloaded' });
    if (at % 20 === 0) await settled(page);
  }
  await settled(page);
  if (times > 0) console.log(`${times} reloads, and the page still translates`);
}

async function soak(lab, { minutes, seed }) {
  const random = makeRandom(seed);
  await seeEverything(lab.page, random);
  const begin = Date.now();
  const end = begin + minutes * 60_000;
  // Some thirty samples, but none closer than ten seconds.
  const between = Math.max(10_000, (minutes * 60_000) / 30);
  const samples = [];
  let done = 0;
  while (Date.now() < end) {
    done += await readAtRandom(lab.page, random, Math.min(end, Date.now() + between));
    samples.push(await sample(lab, begin));
    const { minutes: at, heapBytes, wasmBytes, detachedNodes, listeners } = samples.at(-1);
    const heap = (heapBytes / 1e6).toFixed(2);
    console.log(
      `${at.toFixed(1)} min: ${done} actions, heap ${heap} MB, module ${(wasmBytes / 1e6).toFixed(2)} MB, ` +
        `${detachedNodes} detached nodes, ${listeners} listeners`,
    );
    if (lab.trouble.length > 0) throw new Failure(`The page said: ${lab.trouble.join('; ')}`);
  }
  return samples;
}

function report(samples) {
  for (const { says, slope, error, perMinute, grows } of judge(samples)) {
    const line = `${says}: ${slope.toFixed(0)} ± ${error.toFixed(0)} a minute, at most ${perMinute}`;
    if (grows) process.exitCode = 1;
    console.log(`${grows ? 'GROWS ' : 'flat  '} ${line}`);
  }
}

main(async () => {
  const options = readOptions();
  const { server, address } = await serve();
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const lab = await openLab(browser, address);
    await reload(lab, options.reloads);
    const samples = await soak(lab, options);
    if (options.json) {
      mkdirSync(dirname(options.json), { recursive: true });
      writeFileSync(options.json, `${JSON.stringify({ ...options, samples }, null, 1)}\n`);
    }
    report(samples);
  } finally {
    await browser.close();
    await server.close();
  }
});
