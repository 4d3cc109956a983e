import { expect, test, type Page } from '@playwright/test';
import { kDist, keptBy, SiteServer } from './offline-site';
import type { LookbackTranslator } from '../../web/src/elements/translator/lookback-translator';
import { kModel, listenForTrouble, stateOf, translateInPage, waitForModel } from './support';

/** docs/faults.md lists all faults that were tried; those that other tests hold already are named there. */
let site: SiteServer;
test.beforeEach(async () => {
  site = await SiteServer.start(kDist);
});
test.afterEach(() => site.stop());

const alert = (page: Page) => page.getByRole('alert');
const kLong = 'Le petit garçon a mangé toutes les pommes de son grand-père. '.repeat(60);

test('a download that is cut in the middle says so, and goes on when it is tried again', async ({ page }) => {
  site.cut = 'model.safetensors';
  await page.goto(site.address);
  await expect(alert(page)).toContainText('arrived incomplete: the connection broke off');
  site.cut = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForModel(page);
  expect((await translateInPage(page, 'Le chat noir dort.')).translation).toMatch(/cat/i);
});

test('an engine that is cut in the middle says so, and goes on when it is tried again', async ({ page }) => {
  site.cut = '.wasm';
  await page.goto(site.address);
  await expect(alert(page)).toContainText('arrived incomplete: the connection broke off');
  site.cut = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForModel(page);
});

test('wrong MIME types of module and weights change nothing', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await page.route(/\.(wasm|safetensors)$|weights\/.*\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/plain' } });
  });
  await page.goto(site.address);
  await waitForModel(page);
  await translateInPage(page, 'Le chat noir dort.');
  expect(trouble).toEqual([]);
});

test('with the right MIME type the module is compiled while it arrives, and so asked for once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) asked.push(request.url());
  });
  await page.goto(site.address);
  await waitForModel(page);
  expect(asked).toHaveLength(1);
});

test('a worker that is killed while it translates is noticed, started again, and translates the next text', async ({
  page,
}) => {
  await page.goto(site.address);
  await waitForModel(page);
  await page.locator('textarea').fill(kLong);
  await expect.poll(async () => (await stateOf(page)).busy).toBe(true);
  await page.workers()[0]!.evaluate(() => self.close());
  await expect(page.locator('.notes')).toContainText('It will be started again', { timeout: 60_000 });
  await waitForModel(page);
  expect((await translateInPage(page, 'Le chat noir dort.')).translation).toMatch(/cat/i);
});

test('a tab that is frozen while it translates has its translation when it comes back', async ({ page, context }) => {
  await page.goto(site.address);
  await waitForModel(page);
  const session = await context.newCDPSession(page);
  await page.locator('textarea').fill(kLong);
  await expect.poll(async () => (await stateOf(page)).busy).toBe(true);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  // Longer than a silent worker is waited for.
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect.poll(async () => (await stateOf(page)).busy, { timeout: 120_000 }).toBe(false);
  const { answer, notes } = await stateOf(page);
  expect(answer?.translation.sentences.length).toBeGreaterThan(50);
  expect(notes.map(({ key }) => key).filter((key) => key.startsWith('failure.'))).toEqual([]);
});

test('two tabs translate at the same time, each its own text', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other] as const;
  await Promise.all(tabs.map((tab) => tab.goto(site.address)));
  await Promise.all(tabs.map(waitForModel));
  const [one, two] = await Promise.all([
    translateInPage(page, 'Le chat noir dort.'),
    translateInPage(other, 'Elle a une voiture rouge.'),
  ]);
  expect(one.translation).toMatch(/cat/i);
  expect(two.translation).toMatch(/car/i);
});

test.describe('without memory', () => {
  /** The module's own limit, 1 GB, made as small as that of a device that has no more to give. */
  function withPages(module: Buffer, pages: number): Buffer {
    const limits = Buffer.from([0x05, 0x07, 0x01, 0x01, 0x80, 0x02, 0x80, 0x80, 0x01]);
    const at = module.indexOf(limits);
    expect(at, 'the memory section: 256 pages, at most 16384').toBeGreaterThan(0);
    const small = Buffer.from(module);
    small.set([(pages & 0x7f) | 0x80, ((pages >> 7) & 0x7f) | 0x80, pages >> 14], at + 6);
    return small;
  }

  test('a second model that does not fit is refused in plain words, and the first one goes on', async ({ page }) => {
    await page.route('**/*.wasm', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withPages(await response.body(), 256) });
    });
    await page.goto(site.address);
    await waitForModel(page);
    await choose(page, 'en-zh-additive');
    await expect(alert(page)).toContainText('This device has too little memory for that.', { timeout: 60_000 });
    await choose(page, kModel);
    await waitForModel(page);
    expect((await translateInPage(page, 'Le chat noir dort.')).translation).toMatch(/cat/i);
  });
});

function choose(page: Page, model: string): Promise<void> {
  return page.evaluate(
    (id) => (document.querySelector('lookback-translator') as LookbackTranslator).chooseModel(id),
    model,
  );
}

test.describe('with storage', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a full device translates all the same, keeps nothing, and says so to whoever asks', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    const { origin } = new URL(site.address);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 50_000 });
    await page.goto(site.address);
    await waitForModel(page);
    await translateInPage(page, 'Le chat noir dort.');
    expect((await keptBy(page))['lookback-files-1'] ?? []).not.toContainEqual(expect.stringContaining('safetensors'));
    await page.getByRole('button', { name: 'Offline' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /offline \(/ }).click();
    await expect(dialog).toContainText('There is no room for it on this device.');
  });
});
