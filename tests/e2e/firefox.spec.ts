import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowOf } from '../../web/src/views/alignment-view';
import { openFromDisk } from './page-files';
import { listenForTrouble, stateOf, translateInPage, translateNatively, waitForModel } from './support';

/** The way that everybody goes, in Debian's own Firefox; the rest of the page is tested in Chromium. */
const kText = 'Le boulanger a perdu ses clés dans la neige.';

test('Firefox translates as the native program does, shows its weights, and changes the view', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await page.goto('./');
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Firefox');
  await waitForModel(page);
  const here = await translateInPage(page, kText);
  const natively = await translateNatively(page, kText);
  expect(here.translation).toBe(natively.translation);
  await expect(page.locator('lookback-tokens.target')).toContainText(natively.translation);

  const { wordAlignment } = natively.sentences[0]!.hypotheses[0]!;
  await page.getByRole('button', { name: 'The numbers as a table' }).click();
  const rows = page.locator('lookback-table tbody tr');
  await expect(rows).toHaveCount(wordAlignment!.rows);
  for (let row = 0; row < wordAlignment!.rows; ++row) {
    const shown = await rows.nth(row).locator('td').allInnerTexts();
    rowOf(wordAlignment!, row).forEach((weight, column) =>
      expect(Math.abs(Number(shown[column]!.replace(/[<>]/, '')) - weight)).toBeLessThan(0.0101),
    );
  }
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Lines' }).click();
  await expect(page.locator('lookback-lines path').first()).toBeVisible();
  await page.getByRole('button', { name: 'Beam' }).click();
  await expect(page.locator('lookback-beam .node').first()).toBeVisible();
  await expect.poll(async () => (await stateOf(page)).view).toBe('beam');
  expect(trouble).toEqual([]);
});

test('in Firefox the pointer and the arrow keys read the map', async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
  await translateInPage(page, kText);
  const map = page.locator('lookback-heatmap');
  const box = (await map.locator('canvas.cells').boundingBox())!;
  await page.mouse.move(box.x + 3, box.y + 3);
  await expect.poll(async () => (await stateOf(page)).highlight).toMatchObject({ row: 0, column: 0 });
  await page.mouse.move(0, 0);
  await map.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await stateOf(page)).highlight).toMatchObject({ row: 1, column: 1 });
});

test('in Firefox the lesson opens and its first figure is drawn', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await page.goto('./lesson.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main svg, main canvas').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('in Firefox a lesson is saved whole, and opens from a disk as it was', async ({ page }, info) => {
  await page.goto('./#view=lines');
  await waitForModel(page);
  await translateInPage(page, kText);
  await page.getByRole('button', { name: /^Take it away$/ }).click();
  await page.getByRole('button', { name: 'Lesson', exact: true }).click();
  await page.getByRole('button', { name: 'Save this lesson' }).click();
  await expect(page.locator('lookback-take').getByRole('status')).toHaveText('Saved with your downloads.');

  let saved: string | undefined;
  await expect.poll(() => (saved = downloaded(info.project.outputDir)), { timeout: 60_000 }).toBeDefined();
  // Elsewhere, because this folder is emptied; and the browser is to have written all of it.
  const path = info.outputPath('saved.html');
  await expect.poll(() => readFileSync(saved!, 'utf8').trimEnd().endsWith('</html>')).toBe(true);
  writeFileSync(path, readFileSync(saved!));
  await openFromDisk(page, path);
  await expect(page.locator('textarea')).toHaveValue(kText);
  expect(await stateOf(page)).toMatchObject({ view: 'lines' });
});

/**
 * A lesson among what the browser has downloaded. Debian's Firefox tells of a download without the id by which
 * Playwright would know it again, so that the event `download` never comes: the file itself is what there is to wait for.
 */
function downloaded(folder: string): string | undefined {
  const folders = readdirSync(folder).filter((name) => name.startsWith('.playwright-artifacts'));
  const files = folders.flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)));
  return files.find((file) => /lookback-[^/]+\.html$/.test(file));
}
