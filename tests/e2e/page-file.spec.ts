import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { openedWith } from '../../web/src/page-file/opened-with';
import { printUrl } from '../../web/src/state/url-state';
import { expectHarmless, kHostile, kPageFile, listenForRequests, openFromDisk } from './page-files';
import { stateOf, translateInPage, translateNatively } from './support';

/** Opened from a disk, in Chromium and in Firefox. */
const kText = 'Le boulanger a perdu ses clés dans la neige.';

test('a page file opens from a disk, translates, shows its weights, and asks nobody for anything', async ({ page }) => {
  const trouble = await listenForRequests(page);
  await openFromDisk(page, kPageFile);
  const natively = await translateNatively(page, kText);
  expect((await translateInPage(page, kText)).translation).toBe(natively.translation);

  const box = (await page.locator('lookback-heatmap canvas.cells').boundingBox())!;
  await page.mouse.move(box.x + 3, box.y + 3);
  await expect.poll(async () => (await stateOf(page)).highlight).toMatchObject({ row: 0, column: 0 });
  // These are fetched only when they are opened, on the site.
  await page.getByRole('button', { name: 'Steps' }).click();
  await expect(page.locator('lookback-step-pane [data-stage]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Length', exact: true }).click();
  await expect(page.locator('lookback-length svg').first()).toBeVisible();
  await page.locator('#about-file').click();
  await expect(page.locator('.about-file pre')).toContainText('Tatoeba');
  expect(await trouble()).toEqual([]);
});

test('a saved lesson opens with its sentence and view, and a sentence that is a script stays one', async ({ page }) => {
  const path = test.info().outputPath('lesson.html');
  writeFileSync(
    path,
    openedWith(readFileSync(kPageFile, 'utf8'), printUrl({ text: kHostile, view: 'lines', unit: 'pieces' })),
  );
  const trouble = await listenForRequests(page);
  await openFromDisk(page, path);
  await expectHarmless(page);
  expect(await stateOf(page)).toMatchObject({ unit: 'pieces', view: 'lines' });
  expect(await trouble()).toEqual([]);
});
