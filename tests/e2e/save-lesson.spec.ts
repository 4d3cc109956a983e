import { expect, test, type Page } from '@playwright/test';
import { statSync } from 'node:fs';
import { expectHarmless, kHostile, listenForRequests, openFromDisk } from './page-files';
import { kModel, stateOf, translateInPage, waitForModel } from './support';

const kText = 'Le boulanger a perdu ses clés dans la neige.';

/** Saves what is on show as a page of its own; the file's path. */
async function saveLesson(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Take it away$/ }).click();
  await page.getByRole('button', { name: 'Lesson', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this lesson' }).click();
  const path = test.info().outputPath(`saved-${Math.random().toString(36).slice(2)}.html`);
  await (await download).saveAs(path);
  await page.keyboard.press('Escape');
  return path;
}

test('a lesson is saved with sentence and view, opens so from a disk, and can be saved again from there', async ({
  page,
}) => {
  await page.goto('./#view=beam');
  await waitForModel(page);
  await translateInPage(page, kText);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.getByRole('button', { name: 'Pieces', exact: true }).click();
  const whole = page.getByRole('link', { name: /^Take this page away \(\d\.\d MB\)$/ });
  await expect(whole).toHaveAttribute('href', new RegExp(`/downloads/lookback-${kModel}\\.html$`));
  const saved = await saveLesson(page);
  expect(statSync(saved).size).toBeGreaterThan(4e6);

  const trouble = await listenForRequests(page);
  await openFromDisk(page, saved);
  await expect(page.locator('textarea')).toHaveValue(kText);
  expect(await stateOf(page)).toMatchObject({ unit: 'pieces', view: 'map' });
  await translateInPage(page, kHostile);
  await page.getByRole('button', { name: 'Lines', exact: true }).click();
  const again = await saveLesson(page);
  await openFromDisk(page, again);
  await expectHarmless(page);
  expect(await stateOf(page)).toMatchObject({ unit: 'pieces', view: 'lines' });
  expect(await trouble()).toEqual([]);
});

test('the page that is taken away opens with the sentence that was on show', async ({ page }) => {
  await page.goto('./#view=lines');
  await waitForModel(page);
  await translateInPage(page, kText);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Take this page away/ }).click();
  const path = test.info().outputPath('taken.html');
  expect((await download).suggestedFilename()).toBe(`lookback-${kModel}.html`);
  await (await download).saveAs(path);
  await openFromDisk(page, path);
  await expect(page.locator('textarea')).toHaveValue(kText);
  expect(await stateOf(page)).toMatchObject({ view: 'lines' });
  // What is not on the way any more: nothing dangles behind the last of the numbers.
  const last = page.locator('.numbers > :last-child');
  await expect.poll(() => last.evaluate((node) => getComputedStyle(node, '::after').content)).toBe('none');
});

test('where the file cannot be had, that is said in plain words', async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
  await translateInPage(page, kText);
  await page.route('**/downloads/*.html', (route) => route.fulfill({ status: 404, body: 'not here' }));
  await page.getByRole('button', { name: /^Take it away$/ }).click();
  await page.getByRole('button', { name: 'Lesson', exact: true }).click();
  await page.getByRole('button', { name: 'Save this lesson' }).click();
  await expect(page.locator('lookback-take').getByRole('status')).toHaveText(/could not be had/);
});
