import { expect, test, type Page } from '@playwright/test';
import { stateOf, translateInPage, waitForModel } from './support';

const kText = 'Elle a une voiture rouge.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the link of a changed translation is copied, and restores the change', async ({ page }) => {
  await page.goto('./#view=what-if');
  await waitForModel(page);
  await translateInPage(page, kText);
  const view = page.locator('lookback-what-if');
  await view.locator('.piece').nth(1).click();
  await view.locator('.words li button').nth(1).click();
  await expect(view.getByRole('heading', { name: 'After your change' })).toBeVisible();
  await expect.poll(async () => (await stateOf(page)).whatIf.busy).toBe(false);
  const { edit, changed } = (await stateOf(page)).whatIf;
  await view.getByRole('button', { name: 'Copy link' }).click();
  await expect(view.locator('.note')).toContainText('The link is copied');
  const link = await clipboard(page);
  await page.goto('about:blank');
  await page.goto(link);
  await waitForModel(page);
  await expect.poll(async () => (await stateOf(page)).whatIf.edit).toEqual(edit);
  const text = changed!.hypotheses[0]!.target.text;
  await expect.poll(async () => (await stateOf(page)).whatIf.changed?.hypotheses[0]?.target.text).toBe(text);
});

test('the link that is taken away from the map is copied whole', async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
  await translateInPage(page, kText);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('lookback-take').getByRole('status')).toHaveText('Copied.');
  const link = new URL(await clipboard(page));
  expect(new URLSearchParams(link.hash.slice(1)).get('text')).toBe(kText);
  expect(link.href).toBe(await page.locator('lookback-take textarea').inputValue());
});

test('a link that is opened while the page writes its own address is followed', async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
  // The browser tells of a new address a little later; the page may have written over it by then.
  await page.evaluate(() => {
    location.hash = '#view=beam';
    history.replaceState(null, '', '#view=lines');
  });
  await expect.poll(async () => (await stateOf(page)).view).toBe('beam');
});
