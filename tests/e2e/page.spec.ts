import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { stateOf, translateInPage, waitForModel } from './support';

const kSizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1280, height: 720 },
  { name: 'projector', width: 1920, height: 1080 },
] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
});

for (const size of kSizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const locale of ['en-US', 'zh-CN']) {
      test.describe(`${size.name}, ${colorScheme}, ${locale}`, () => {
        test.use({ viewport: { width: size.width, height: size.height }, colorScheme, locale });

        test('fits, can be read by everybody, and has its picture taken', async ({ page }, info) => {
          await translateInPage(page, "L'accord sur la zone économique européenne a été signé en août 1992.");
          const room = await page.evaluate(() => {
            const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
            return { wide: scrollWidth - clientWidth, tall: scrollHeight - clientHeight };
          });
          expect(room.wide).toBe(0);
          if (size.name !== 'phone') expect(room.tall).toBe(0);
          expect(await violations(page)).toEqual([]);
          const path = info.outputPath(`${size.name}-${colorScheme}-${locale}.png`);
          await page.screenshot({ path, fullPage: true });
          await info.attach(size.name, { path, contentType: 'image/png' });
        });
      });
    }
  }
}

test('hovering a word lights up where it looked, on both sides and in the map', async ({ page }) => {
  await translateInPage(page, 'Le chat noir dort.');
  const word = page.locator('lookback-tokens.target button').nth(1);
  await word.hover();
  await expect(page.locator('.readout')).toContainText(await word.innerText());
  await expect(page.locator('lookback-heatmap .rows .here')).toHaveText(await word.innerText());
  await expect(page.locator('lookback-tokens.source button').first()).toHaveCSS('background-color', /rgb/);
  await page.locator('h1').hover();
  await expect(page.locator('.readout')).toContainText('Each row is a word it wrote');
});

test('a tap pins, a second one lets go', async ({ page }) => {
  await translateInPage(page, 'Le chat noir dort.');
  const word = page.locator('lookback-tokens.source button').nth(1);
  await word.click();
  await page.locator('h1').hover();
  expect((await stateOf(page)).highlight).toEqual({ row: null, column: 1, pinned: true });
  await word.click();
  await page.locator('h1').hover();
  expect((await stateOf(page)).highlight).toBeNull();
});

test('the map is walked through with the keyboard alone', async ({ page }) => {
  await translateInPage(page, 'Le chat noir dort.');
  const focusOnGrid = () =>
    page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.getAttribute('role') === 'gridcell' ? active.textContent : null;
    });
  await page.locator('textarea').focus();
  for (let tabs = 0; tabs < 25 && !(await focusOnGrid()); ++tabs) await page.keyboard.press('Tab');
  expect(await focusOnGrid()).toMatch(/ looks .* at /);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect((await stateOf(page)).highlight).toMatchObject({ row: 1, column: 1 });
  await expect(page.locator('.readout')).toContainText('looks');
});

test('pieces and lines are one click away and survive in the link', async ({ page }) => {
  await translateInPage(page, "Le pâtissier m'a entarté hier.");
  await page.getByRole('button', { name: 'Pieces' }).click();
  await page.getByRole('button', { name: 'Lines' }).click();
  await expect(page.locator('lookback-lines path').first()).toBeVisible();
  await expect(page).toHaveURL(/view=lines&unit=pieces/);
  await page.reload();
  await waitForModel(page);
  await expect(page.locator('textarea')).toHaveValue("Le pâtissier m'a entarté hier.");
  expect(await stateOf(page)).toMatchObject({ view: 'lines', unit: 'pieces' });
});

test('a hostile link opens the page with a plain note', async ({ page }) => {
  await page.goto('./#view=%3Cimg%20src=x%3E&model=../../x&sentence=-1&text=Je%20mange.');
  await page.reload();
  await expect(page.locator('.notes')).toContainText('The link had parts that this page does not understand');
  await expect(page.locator('textarea')).toHaveValue('Je mange.');
});

test('a link that is damaged says so, and a text of any length is opened and cut where that is said', async ({
  page,
}) => {
  await page.goto('./#text=%FF&view=lines');
  await page.reload();
  await expect(page.locator('.notes')).toContainText('Part of the link is damaged and cannot be read');
  await expect(page.locator('textarea')).toHaveValue("Il m'a entarté.");
  await page.evaluate(() => (location.hash = `#text=${'Le chat dort. '.repeat(12_000)}`));
  await expect(page.locator('.notes')).toContainText(/Only the first 39\d\d of 16\d{4} characters were translated/);
});

test('a link with ? is read as one with #, and is one from then on', async ({ page }) => {
  await page.goto('./?text=Je%20mange.&view=lines&from=a-friend');
  await expect(page.locator('textarea')).toHaveValue('Je mange.');
  await expect(page).toHaveURL(/\/\?from=a-friend#text=Je\+mange\.&view=lines$/);
  await page.goto('./?text=Je%20mange.#text=Je%20dors.');
  await expect(page.locator('textarea')).toHaveValue('Je dors.');
});

test('language and paper are remembered', async ({ page }) => {
  await page.getByRole('button', { name: 'Show this page in Chinese' }).click();
  await page.getByRole('button', { name: '深色' }).click();
  await page.reload();
  await expect(page.getByText('用法语写一句话')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an address without a page is answered with 404 and with what there is, in any folder', async ({ page }) => {
  for (const path of ['nonexistent.html', 'a/b/nothing']) {
    const response = await page.goto(`./${path}`);
    expect(response!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '课程' }).click();
  await expect(page).toHaveURL(/\/lesson\.html$/);
});
