import { expect, test, type Page } from '@playwright/test';
import { listenForTrouble, translateInPage, waitForModel } from './support';

// Scripts that the page fetches late, and a network that does not bring them.

const kText = 'Le chat noir dort.';
const kSaid = 'This part of the page could not be fetched.';
/** What a browser itself says of a request that failed; everything else would be ours. */
const kBrowsers = /Failed to load resource/;

/** None of the scripts whose names begin so come, until the function that is returned lets them through. */
async function withoutScripts(page: Page, ...names: readonly string[]): Promise<() => Promise<void>> {
  const addresses = new RegExp(`/assets/(${names.join('|')})-[\\w-]{8}\\.js`);
  await page.route(addresses, (route) => route.abort());
  return () => page.unroute(addresses);
}

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await waitForModel(page);
  await translateInPage(page, kText);
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: kSaid });

test('the dialog says that it could not be fetched, and is filled when it is asked for again', async ({ page }) => {
  const trouble = listenForTrouble(page);
  const letThrough = await withoutScripts(page, 'take-away-body');
  await open(page);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByRole('dialog').getByText(kSaid)).toBeVisible();
  await letThrough();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  expect(trouble.filter((line) => !kBrowsers.test(line))).toEqual([]);
});

const kViews = [
  ['lines', 'alignment-lines'],
  ['steps', 'step-pane'],
  ['compare', 'compare-pane'],
  ['length', 'lookback-length'],
  ['what-if', 'lookback-what-if'],
  ['beam', 'translator-lab-views'],
] as const;

test('every view says that it could not be fetched, and leaves no empty place', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await withoutScripts(page, ...kViews.map(([, script]) => script));
  await open(page);
  for (const [view] of kViews) {
    await page.evaluate((hash) => (location.hash = hash), `#view=${view}`);
    await expect(alert(page), view).toBeVisible();
  }
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('lookback-heatmap canvas.cells')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  expect(trouble.filter((line) => !kBrowsers.test(line))).toEqual([]);
});

test('what else is opened late says it too: the drawing, a folder, the Offline dialog', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await withoutScripts(page, 'look-form', 'model-files', 'offline-dialog');
  await open(page);
  await page.getByText('How it is drawn').click();
  await expect(page.locator('lookback-look').getByText(kSaid)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a model folder…' }).click();
  await (await chooser).setFiles('weights/fr-en-additive');
  await expect(page.locator('lookback-own').getByText(kSaid)).toBeVisible();
  await page.locator('#offline').click();
  await expect(page.locator('header + div').getByText(kSaid)).toBeVisible();
  expect(trouble.filter((line) => !kBrowsers.test(line))).toEqual([]);
});

test.describe('a reader of Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('is told in Chinese', async ({ page }) => {
    await withoutScripts(page, 'lookback-length');
    await page.goto('./#view=length');
    await expect(page.getByRole('alert').filter({ hasText: '页面的这一部分没有取到' })).toBeVisible();
  });
});

test('a page that has translated brings what may still be opened, and works on without a network', async ({
  page,
  context,
}) => {
  const arrived = new Set<string>();
  page.on('requestfinished', (request) => {
    arrived.add(/([\w-]+)-[\w-]{8}\.js$/.exec(new URL(request.url()).pathname)?.[1] ?? '');
  });
  await open(page);
  const late = ['take-away-body', 'look-form', 'model-files', ...kViews.map(([, script]) => script)];
  // Nobody is told; who wants to be sure opens the Offline dialog (offline.spec.ts).
  await expect.poll(() => late.filter((script) => !arrived.has(script))).toEqual([]);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const view of ['lines', 'steps', 'what-if', 'beam', 'map']) {
    await page.evaluate((hash) => (location.hash = hash), `#view=${view}`);
    await expect(
      page.locator('lookback-lines, lookback-step-pane, lookback-what-if, lookback-beam, lookback-heatmap').first(),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
});
