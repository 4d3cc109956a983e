import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { copyFileSync, readFileSync } from 'node:fs';
import {
  copyOfSite,
  kDist,
  keptBy,
  kNewTagline,
  nextBuild,
  removeCopies,
  SiteServer,
  waitUntilKept,
} from './offline-site';
import { listenForTrouble, stateOf, translateInPage, translateNatively, waitForModel } from './support';

test.use({ serviceWorkers: 'allow' });

let site: SiteServer;
test.beforeEach(async () => {
  site = await SiteServer.start(kDist);
});
test.afterEach(async () => {
  await site.stop();
  removeCopies();
});

/** A visit that lasts until the first translation and until the page is on the device. */
async function visit(page: Page): Promise<void> {
  await page.goto(site.address);
  await waitForModel(page);
  await waitUntilKept(page);
}

/** No network for anybody: pages, workers, and the service worker, which the browser's switch may not reach. */
async function cutOff(context: BrowserContext): Promise<void> {
  await site.stop();
  await context.setOffline(true);
}

test('after one visit the lab translates and opens every view with the server gone', async ({ page, context }) => {
  await visit(page);
  await page.close();
  await cutOff(context);
  const later = await context.newPage();
  const trouble = listenForTrouble(later);
  await later.goto(site.address);
  await waitForModel(later);
  expect((await translateInPage(later, 'Le chat noir dort.')).translation).toMatch(/cat/i);
  for (const view of ['lines', 'steps', 'what-if', 'beam', 'length']) {
    await later.evaluate((hash) => (location.hash = hash), `#view=${view}`);
    await expect.poll(async () => (await stateOf(later)).view).toBe(view);
  }
  await expect(later.locator('lookback-length')).toBeVisible();
  await expect(later.locator('lookback-length').getByRole('alert')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('what is on show is taken away with the server gone: a drawing, a picture, numbers', async ({ page, context }) => {
  const text = 'Le chat noir dort sur le vieux toit rouge.';
  await visit(page);
  await translateInPage(page, text);
  await cutOff(context);
  await page.getByRole('button', { name: 'Take it away' }).click();
  const save = async (format: string) => {
    await page.getByRole('button', { name: format, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    return readFileSync(await (await download).path());
  };
  expect((await save('SVG')).toString()).toMatch(/^<svg [^>]*>\n<title>[^<]*cat[^<]*<\/title>/);
  expect((await save('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const matrix = (await translateNatively(page, text)).sentences[0]!.hypotheses[0]!.wordAlignment!;
  const lines = (await save('CSV')).toString().trimEnd().split('\r\n');
  expect(lines).toHaveLength(matrix.rows + 1);
  const first = lines[1]!.split(',').slice(1).map(Number);
  first.forEach((weight, column) => expect(Math.abs(weight - matrix.values[column]!)).toBeLessThan(5e-3));
});

test('after one visit to the lab the lesson opens and its figures are live with the server gone', async ({
  page,
  context,
}) => {
  await visit(page);
  await cutOff(context);
  const trouble = listenForTrouble(page);
  for (const address of ['lesson.html', 'lesson', 'lesson.html?lang=zh#idea']) {
    await page.goto(site.address + address);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.goto(site.address + 'lesson.html');
  await page.locator('#stages figure').first().scrollIntoViewIfNeeded();
  await expect(page.locator('lesson-stages [data-stage]').first()).toBeVisible({ timeout: 120_000 });
  expect(trouble).toEqual([]);
});

test('weights are kept once, by their hashes, and not with the page', async ({ page }) => {
  await visit(page);
  const kept = await keptBy(page);
  const names = Object.keys(kept);
  const pages = names.find((name) => name.startsWith('lookback-site /some/class/ '))!;
  expect(names.sort()).toEqual(['lookback-files-1', pages]);
  expect(kept['lookback-files-1']).toHaveLength(4);
  expect(kept[pages]!.filter((url) => /safetensors|tokenizer/.test(url))).toEqual([]);
  expect(kept[pages]).toContain(`${site.address}weights/manifest.json`);
});

test('a tab keeps its version while a new one is deployed; the new one takes over when it is let in', async ({
  page,
  context,
}) => {
  await visit(page);
  await page.reload();
  await waitForModel(page);
  site.folder = nextBuild();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
  const note = page.getByText('A new version of this page is on this device.');
  await expect(note).toBeVisible({ timeout: 120_000 });

  // Nothing of the old build is on the server; the tab, and another one, go on with it all the same.
  const old = (await keptBy(page))[(await versionOf(page))!]!.filter((url) => url.includes('/assets/'));
  expect(old.length).toBeGreaterThan(20);
  for (const url of old) expect((await page.request.get(url)).status(), url).toBe(404);
  const inTab = (url: string) => page.evaluate(async (address) => (await fetch(address)).status, url);
  for (const url of old) expect(await inTab(url), url).toBe(200);
  await page.getByRole('button', { name: 'Offline' }).click();
  await expect(page.getByRole('heading', { name: 'Use Lookback offline' })).toBeVisible();
  await page.keyboard.press('Escape');
  const second = await context.newPage();
  await second.goto(site.address);
  await expect(second.locator('#tagline')).toHaveText('A translator that shows where it looked');

  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await expect(page.getByText('First close the other tabs that show Lookback (1)')).toBeVisible();
  await expect(page.locator('#tagline')).toHaveText('A translator that shows where it looked');
  await second.close();
  await reload.click();
  await expect(page.locator('#tagline')).toHaveText(kNewTagline);
  await waitForModel(page);
  await translateInPage(page, 'Je mange une pomme.');
  await expect.poll(async () => Object.keys(await keptBy(page)).length).toBe(2);
  expect((await keptBy(page))['lookback-files-1']).toHaveLength(4);
});

test('a new version takes over by itself once no old tab is left, with the model that was kept', async ({
  page,
  context,
}) => {
  await visit(page);
  await page.reload();
  site.folder = nextBuild();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
  await expect(page.getByText('A new version of this page is on this device.')).toBeVisible({ timeout: 120_000 });
  const between = await context.newPage();
  await between.goto('about:blank');
  await page.close();
  await cutOff(context);
  await expect(async () => {
    // Opened before the old tab was quite gone, it would be an old tab itself: it leaves, and gives the browser time.
    await between.goto(site.address);
    const shown = await between.locator('#tagline').textContent();
    if (shown !== kNewTagline) await between.goto('about:blank');
    expect(shown).toBe(kNewTagline);
  }).toPass({ intervals: [1000, 2000, 4000, 8000, 16_000], timeout: 180_000 });
  await waitForModel(between);
  await translateInPage(between, 'Je mange une pomme.');
});

test('a build that does not arrive whole changes nothing', async ({ page }) => {
  await visit(page);
  await page.reload();
  await waitForModel(page);
  const before = await keptBy(page);
  // The list of one build, the files of another: a host in the middle of an upload.
  const half = copyOfSite();
  copyFileSync(`${nextBuild()}/service-worker.js`, `${half}/service-worker.js`);
  site.folder = half;
  const seen = page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    const found = new Promise<string>((resolve) =>
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing!;
        worker.addEventListener('statechange', () => resolve(worker.state));
      }),
    );
    void registration.update().catch(() => undefined);
    return found;
  });
  expect(await seen).toBe('redundant');
  expect(await keptBy(page)).toEqual(before);
  await page.reload();
  await waitForModel(page);
  await expect(page.getByText('A new version of this page is on this device.')).toHaveCount(0);
});

test('neither a tag on somebody’s page nor a frame puts anything of the page on the device', async ({ page }) => {
  const tag =
    '<script type="module" src="/some/class/lookback.js"></script><lookback-translator></lookback-translator>';
  const frame = '<iframe src="/some/class/" width="800" height="600"></iframe>';
  site.pages = { '/tag.html': `<!doctype html>${tag}`, '/frame.html': `<!doctype html>${frame}` };
  const root = new URL('/', site.address).href;
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(`${root}tag.html`);
  await waitForModel(page);
  expect(await registered()).toBe(0);
  await page.goto(`${root}frame.html`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('button', { name: 'Offline' })).toBeHidden();
  await expect(inside.locator('lookback-tokens.target')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await registered()).toBe(0);
});

/** The cache that this page's version lies in. */
async function versionOf(page: Page): Promise<string | undefined> {
  const kept = await keptBy(page);
  const script = await page
    .locator('script[type=module]')
    .first()
    .evaluate((element: HTMLScriptElement) => element.src);
  return Object.keys(kept).find((name) => kept[name]!.includes(script));
}
