import { expect, test, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { kDist, SiteServer } from './offline-site';
import { kModel, translateInPage, waitForModel } from './support';

/** A server in a classroom: a name, no certificate. */
const kHost = 'classroom.test';
const { launchOptions } = config.projects!.find(({ name }) => name === 'chromium')!.use!;
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, `--host-resolver-rules=MAP ${kHost} 127.0.0.1`],
  },
});

let site: SiteServer;
test.beforeEach(async () => {
  site = await SiteServer.start(kDist);
});
test.afterEach(() => site.stop());

function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('on plain http everything but being kept works, nothing throws, and the page says what is lost', async ({
  page,
}) => {
  const errors = listenForErrors(page);
  await page.goto(site.addressAt(kHost));
  expect(await page.evaluate(() => [isSecureContext, 'caches' in window, 'serviceWorker' in navigator])).toEqual([
    ...[false, false, false],
  ]);
  await waitForModel(page);
  expect((await translateInPage(page, 'Le chat noir dort.')).translation).toMatch(/cat/i);
  await page.getByRole('button', { name: 'Online only' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('plain http, where a browser keeps nothing');
  await expect(dialog).toContainText('http://localhost will do');
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
  await expect(dialog).toContainText('take the page away as one file');
  const files = await dialog
    .getByRole('link', { name: /MB/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(files).toContain(`${site.addressAt(kHost)}downloads/lookback-${kModel}.html`);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (location.hash = '#view=what-if'));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('lookback-translator')).toContainText('The browser did not let the link be copied');
  await page.goto(`${site.addressAt(kHost)}lesson.html`);
  await expect(page.getByRole('button', { name: 'Online only' })).toBeVisible();
  await page.locator('#stages figure').first().scrollIntoViewIfNeeded();
  await expect(page.locator('lesson-stages [data-stage]').first()).toBeVisible({ timeout: 120_000 });
  expect(errors).toEqual([]);
});
