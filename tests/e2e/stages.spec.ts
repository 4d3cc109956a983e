import { expect, test } from '@playwright/test';
import { stateOf, translateInPage, waitForModel } from './support';

test('the page says where the time of a translation went, stage by stage', async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
  await translateInPage(page, "La souris a mangé le fromage que j'avais oublié sur la table.");
  await page.getByText('Where the time goes').click();
  const rows = page.locator('.stages tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(4)).toContainText('output layer');
  const { translation } = (await stateOf(page)).answer!;
  const core = Object.values(translation.stages!).reduce((sum, time) => sum + time, 0);
  expect(core).toBeCloseTo(translation.milliseconds, 1);
  // A few hundred products of a thousand rows take a browser's clock more than one tick.
  expect(translation.stages!.output).toBeGreaterThan(0);
  expect(translation.bindings).toBeGreaterThanOrEqual(0);
  const shown = await rows.locator('td:nth-child(2)').allTextContents();
  expect(shown.every((text) => /^\d+(\.\d)? ms$/.test(text.trim()))).toBe(true);
  await page.locator('#language').click();
  await expect(page.getByText('时间花在哪里')).toBeVisible();
  await expect(rows.nth(3)).toContainText('回头看：注意力');
});

test('nothing is said of a translation that was shipped with the page', async ({ page }) => {
  await page.route('**/weights/**/model.safetensors', () => undefined);
  await page.goto('./');
  await expect.poll(async () => (await stateOf(page)).answer?.origin).toBe('shipped');
  await expect(page.getByText('Where the time goes')).toBeHidden();
});
