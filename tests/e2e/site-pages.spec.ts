import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { ModelManifest } from '../../web/src/protocol/model-entry';
import { kDist, SiteServer } from './offline-site';
import { kModel } from './support';

const kPages = ['', 'lesson.html', 'models.html', 'guide.html', 'embed.html'];
const { models } = JSON.parse(readFileSync(`${kDist}weights/manifest.json`, 'utf8')) as ModelManifest;

let site: SiteServer;
test.beforeEach(async () => (site = await SiteServer.start(kDist)));
test.afterEach(() => site.stop());

/** Opens a page of the site, which lies in a folder; whatever it says of trouble is collected. */
async function open(tab: Page, path: string): Promise<string[]> {
  const trouble: string[] = [];
  tab.on('pageerror', ({ message }) => trouble.push(message));
  tab.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  tab.on('response', (response) => response.status() >= 400 && trouble.push(response.url()));
  await tab.goto(site.address + path);
  return trouble;
}

async function violations(tab: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: tab }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const sideways = (tab: Page) => tab.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const path of kPages) {
  test(`${path || 'the lab'} runs from a folder of a host and asks for nothing outside of it`, async ({
    page: tab,
  }) => {
    const trouble = await open(tab, path);
    const shown =
      path === 'models.html' ? `#${models[0]!.id}` : path === 'lesson.html' ? 'lesson-bottleneck' : 'textarea';
    await tab.locator(shown).first().scrollIntoViewIfNeeded();
    await expect.poll(() => site.asked.some((asked) => /manifest\.json|models\.html/.test(asked))).toBe(true);
    expect(site.asked.filter((asked) => !asked.startsWith('/some/class/') && asked !== '/favicon.ico')).toEqual([]);
    expect(trouble).toEqual([]);
    for (const width of [320, 1920]) {
      await tab.setViewportSize({ width, height: 800 });
      expect(await sideways(tab), `${width}`).toBe(false);
    }
  });
}

test('from each page every other one is a click away, in both languages', async ({ page: tab }) => {
  await open(tab, 'models.html');
  const titles: string[] = [];
  for (const name of ['Lab', 'Lesson', 'Models', 'Embed it', 'Lab']) {
    await tab.getByRole('navigation', { name: 'Pages of this site' }).getByRole('link', { name, exact: true }).click();
    await expect(tab.locator('nav.pages [aria-current="page"]')).toHaveText(name);
    titles.push(await tab.title());
  }
  expect(new Set(titles).size).toBe(4);
  await tab.locator('#language').click();
  await expect(tab.locator('nav.pages a')).toHaveText(['实验室', '课程', '模型', '嵌入']);
  await tab.locator('nav.pages a').last().click();
  await expect(tab.locator('h1')).toHaveText('把“回看”放进自己的网页');
});

test('the page of models has a card for each model of the manifest, and lab and lesson lead there', async ({
  page: tab,
}) => {
  const trouble = await open(tab, 'models.html');
  await expect(tab.locator('section.card')).toHaveCount(models.length);
  for (const { id, bleu } of models) {
    await expect(tab.locator(`#${id}`)).toContainText('Licence and attribution');
    if (bleu !== undefined) await expect(tab.locator('table.numbers')).toContainText(bleu.toFixed(1));
  }
  expect(await violations(tab)).toEqual([]);
  await tab.locator('#language').click();
  await expect(tab.locator('h1')).toHaveText('模型');
  expect(await violations(tab)).toEqual([]);
  expect(trouble).toEqual([]);
  await tab.goto(site.address);
  await expect(tab.locator('lookback-translator .about a').first()).toHaveAttribute(
    'href',
    `${site.address}models.html#${kModel}`,
  );
});

test('the guide begins with the lecture’s figure, runs its examples, and names this site in what is copied', async ({
  page: tab,
  context,
}) => {
  const trouble = await open(tab, 'guide.html#frames');
  await expect(tab.locator('#frames')).toBeInViewport();
  const first = tab.locator('.live').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('lookback-heatmap .caption')).toHaveText('Illustrative, not a training result.');
  await expect(tab.locator('.live')).toHaveCount(4);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.getByRole('button', { name: 'Copy' }).first().click();
  await expect(tab.getByRole('button', { name: 'Copied' })).toHaveCount(1);
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script type="module" src="${site.address}lookback.js"></script>`,
  );
  await tab.locator('.live lookback-translator').scrollIntoViewIfNeeded();
  await expect(tab.locator('.live lookback-translator lookback-tokens').first()).toContainText('entarté', {
    timeout: 120_000,
  });
  expect(await violations(tab)).toEqual([]);
  await tab.locator('#language').click();
  await expect(tab.locator('.live lookback-heatmap .caption')).toContainText('训练');
  expect(trouble).toEqual([]);
});

for (const missing of ['nothing', 'some/missing/path', 'some/folder/', 'a/b/c/d/e/f/g/h?x=1#y'])
  test(`from ${missing}, which a static host of a sub-folder does not have, every page can be reached`, async ({
    page: tab,
  }) => {
    site.showsLostPage = true;
    const answer = await tab.goto(site.address + missing);
    expect(answer?.status()).toBe(404);
    await expect(tab.locator('.lost').first()).toBeHidden();
    const links = await tab
      .locator('section[lang=en] a')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    expect(links).toEqual(['', 'lesson.html', 'models.html', 'guide.html'].map((path) => site.address + path));
    for (const link of links) expect((await tab.request.get(link)).status(), link).toBe(200);
    await tab.getByRole('link', { name: 'Models', exact: true }).click();
    await expect(tab.locator('nav.pages [aria-current="page"]')).toHaveText('Models');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page for what is not there says what to do, since its links may lead nowhere', async ({ page: tab }) => {
    site.showsLostPage = true;
    await tab.goto(`${site.address}some/missing/path`);
    await expect(tab.locator('.lost').first()).toContainText('take away the end of the address');
    await tab.goto(`${site.address}nothing`);
    await tab.getByRole('link', { name: 'Models', exact: true }).click();
    await expect(tab).toHaveURL(`${site.address}models.html`);
  });
});

for (const path of ['lesson.html', 'models.html', 'guide.html'])
  test(`${path} opens whole with a place in its address that cannot be read`, async ({ page: tab }) => {
    const trouble = await open(tab, `${path}#%E0%`);
    await tab.locator('#language').click();
    await expect(tab.locator('html')).toHaveAttribute('lang', /^zh/);
    expect(trouble).toEqual([]);
  });
