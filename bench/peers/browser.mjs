// A page in Chromium with engines in workers, driven from here.
import { chromium } from '@playwright/test';
import { kEngines } from './engines.mjs';
import { IsolatedHost } from './page/host.mjs';
import { filesAt, folders } from './setup.mjs';

const kArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
/** Else the browser waits up to 20 seconds for a collection of its own before it tells a page's memory. */
const kEagerMemory = '--enable-blink-features=ForceEagerMeasureMemory';

export class BenchPage {
  constructor(page, files) {
    this.page = page;
    this.files = files;
  }

  settingsOf(engine) {
    const { module, route } = kEngines[engine];
    return { module: `../engines/${module}.mjs`, files: this.files, route };
  }

  async load(engine) {
    await this.page.evaluate(([name, all]) => window.bench.load(name, all), [engine, this.settingsOf(engine)]);
  }

  first(engine, argument) {
    return this.page.evaluate(([...all]) => window.bench.first(...all), [this.settingsOf(engine), argument]);
  }

  call(engine, name, argument) {
    return this.page.evaluate(([...all]) => window.bench.call(...all), [engine, name, argument]);
  }

  memory() {
    return this.page.evaluate(() => window.bench.memory());
  }

  close() {
    return this.page.close();
  }
}

export class Browser {
  async start() {
    this.host = new IsolatedHost(folders);
    this.files = filesAt(await this.host.start());
    this.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...kArguments, kEagerMemory],
    });
    this.version = `Chromium ${this.browser.version()}`;
  }

  /** What its pages have fetched, they need not fetch again. */
  newContext() {
    return this.browser.newContext();
  }

  /** A new page with these engines loaded; of a context of its own unless told otherwise. */
  async open(engines, context = this.browser) {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    await page.goto(`${this.host.address}peers/page/index.html`);
    await page.waitForFunction(() => window.bench !== undefined && window.crossOriginIsolated);
    const bench = new BenchPage(page, this.files);
    for (const engine of engines) await bench.load(engine);
    return bench;
  }

  async stop() {
    await this.browser?.close();
    this.host.stop();
  }
}
