import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { keptBy, kTwin, removeCopies, SiteServer, siteWithTwin, waitUntilKept } from './offline-site';
import { translateInPage, waitForModel } from './support';

test.use({ serviceWorkers: 'allow' });

let site: SiteServer;
test.beforeEach(async ({ page }) => {
  site = await SiteServer.start(siteWithTwin());
  await page.goto(site.address);
  await waitForModel(page);
  await waitUntilKept(page);
  await page.getByRole('button', { name: 'Offline' }).click();
});
test.afterEach(async () => {
  await site.stop();
  removeCopies();
});

const all = (page: Page) => page.getByRole('button', { name: 'Make everything available offline' });
const models = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('link') });
const complete = (page: Page) => page.getByText('Everything is on this device. You can switch the network off.');

test('says what is kept, brings the rest, and works without network with a model that was never used', async ({
  page,
  context,
}) => {
  await expect(page.getByText('The page is on this device: it opens without network.')).toBeVisible();
  await expect(models(page)).toHaveText([/additive\s+4\.9 MB\s+on this device/, /dot\s+4\.9 MB\s+not here yet/]);
  // The tokenizers and the settings are the same files.
  await expect(all(page)).toHaveText(/offline \(4\.6 MB\)/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await all(page).click();
  await expect(complete(page)).toBeVisible({ timeout: 120_000 });
  await expect(models(page)).toHaveText([/on this device/, /on this device/]);
  await expect(all(page)).toHaveCount(0);
  await page.close();
  await site.stop();
  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto(`${site.address}#model=${kTwin}`);
  await waitForModel(later);
  expect((await translateInPage(later, 'Le chat noir dort.')).model).toBe(kTwin);
  await later.getByRole('button', { name: 'Offline' }).click();
  await expect(complete(later)).toBeVisible();
});

test('can be stopped, and says what to do when the network breaks off; the next try goes on', async ({ page }) => {
  let end: (how: 'go on' | 'break off') => void = () => undefined;
  const hold = () => {
    const until = new Promise<'go on' | 'break off'>((resolve) => (end = resolve));
    site.held = { ending: 'model.safetensors', until };
  };
  hold();
  await all(page).click();
  await expect(page.getByRole('progressbar', { name: 'Bringing everything to this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. What had arrived stays')).toBeVisible();
  end('go on');

  hold();
  await all(page).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  end('break off');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('the server did not answer');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('the next try goes on from there');

  site.held = null;
  await all(page).click();
  await expect(complete(page)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
});

test('a file that is not the promised one is not kept', async ({ page }) => {
  await page.context().route(`**/${kTwin}/model.safetensors`, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length >> 1]! ^= 1;
    await route.fulfill({ response, body });
  });
  await all(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('not the one that was promised');
  await expect(models(page)).toHaveText([/on this device/, /not here yet/]);
});

test('models are removed on demand, and only those', async ({ page }) => {
  await page.getByRole('button', { name: /^Remove the models \(4\.9 MB\)/ }).click();
  await expect(page.getByText('The models were removed.')).toBeVisible();
  await expect(models(page)).toHaveText([/not here yet/, /not here yet/]);
  const kept = await keptBy(page);
  expect(kept['lookback-files-1']).toEqual([]);
  expect(Object.keys(kept)).toHaveLength(2);
});
