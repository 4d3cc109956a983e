import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ModelManifest } from '../../web/src/protocol/model-entry';
import { shipOnly, shipUnderOtherNames } from './models';
import { kModel, listenForTrouble, stateOf, translateInPage, translateNatively, waitForModel } from './support';

const kText = 'Le chat noir dort sur le vieux toit rouge.';
const kFolder = fileURLToPath(new URL(`../../weights/${kModel}`, import.meta.url));
const kShipped = (
  JSON.parse(
    readFileSync(fileURLToPath(new URL('../../weights/manifest.json', import.meta.url)), 'utf8'),
  ) as ModelManifest
).models;
const kTwins = [
  { id: 'fr-en-dot', scorer: 'dot' },
  { id: 'fr-en-general', scorer: 'general' },
] as const;

async function open(page: Page, hash = ''): Promise<void> {
  await shipUnderOtherNames(page, kTwins);
  await page.goto(`./${hash}`);
  await waitForModel(page);
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

test('the tabs change the model, and the map is there again without a gap', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await open(page);
  await translateInPage(page, kText);
  await page.getByRole('button', { name: 'dot', exact: true }).click();
  await expect(page.locator('lookback-heatmap canvas.cells')).toBeVisible();
  await expect.poll(async () => (await stateOf(page)).answer?.translation.model).toBe('fr-en-dot');
  await expect(page).toHaveURL(/model=fr-en-dot/);
  expect(trouble).toEqual([]);
});

test('one sentence goes through several models, fetched one by one, with one pointer in all maps', async ({ page }) => {
  await open(page);
  await translateInPage(page, kText);
  await page.getByRole('button', { name: 'Side by side' }).click();
  const cards = page.locator('lookback-compare-pane .mind');
  await expect(cards).toHaveCount(3);
  await cards
    .nth(0)
    // The twin's files are those of the model that is here.
    .getByRole('button', { name: 'Open this model · already on this device' })
    .click();
  await page
    .getByRole('button', { name: /^Open this model/ })
    .first()
    .click();
  await expect(page.locator('lookback-compare-pane dl')).toHaveCount(3, { timeout: 120_000 });
  const natively = (await translateNatively(page, kText)).sentences[0]!.hypotheses[0]!;
  const shown = await page.locator('lookback-compare-pane dl div:first-child dd').allInnerTexts();
  for (const number of shown)
    expect(Math.abs(Number(number.replace('−', '-')) - natively.logProbability)).toBeLessThan(0.05);
  await cards.nth(1).locator('lookback-heatmap [data-column="1"]').first().hover();
  await expect(page.locator('lookback-compare-pane .columns .here')).toHaveCount(3);
});

test('what a model costs is said before it is fetched, without what is here, the same in each place', async ({
  page,
}) => {
  await shipOnly(page, ({ id }) => id === kModel || id === 'fr-en-none');
  await page.goto('./');
  await waitForModel(page);
  const [here, none] = [kModel, 'fr-en-none'].map((id) => kShipped.find((model) => model.id === id)!);
  const hashes = Object.values(here!.files).map(({ sha256 }) => sha256);
  const away = Object.values(none!.files).filter(({ sha256 }) => !hashes.includes(sha256));
  const bytes = away.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes, 'the two share their tokenizers').toBeLessThan(none!.bytes);
  const cost = `${(bytes / 1e6).toFixed(1)} MB`;
  const tabs = page.locator('lookback-choice.models');
  await expect(tabs.getByRole('button', { name: 'no attention' })).toContainText(cost);
  for (const view of ['Side by side', 'Length']) {
    await page.getByRole('button', { name: view }).click();
    await expect(page.getByRole('button', { name: `Fetch this model · ${cost}` })).toBeVisible();
  }
});

test('where a direction has one model, there is nothing to compare, and its map is shown', async ({ page }) => {
  await open(page, '#view=compare');
  await expect(page.locator('lookback-compare-pane')).toBeVisible();
  await shipOnly(page, ({ id }) => id === kModel);
  await page.reload();
  await waitForModel(page);
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('lookback-heatmap canvas.cells')).toBeVisible();
  await expect(page.locator('lookback-compare-pane')).toHaveCount(0);
});

test('two sizes that dot refuses and bilinear takes, in the core’s words', async ({ page }) => {
  await open(page, '#view=compare');
  const verdict = (scorer: string) => page.locator(`lookback-sizes [data-scorer="${scorer}"] .verdict`);
  await expect(verdict('dot')).toContainText("needs 'decoder_size' (10) to be twice 'encoder_size' (2 x 4 = 8)");
  await expect(verdict('general')).toContainText('any sizes fit');
  await page.locator('lookback-sizes [name="state"]').fill('8');
  await expect(verdict('dot')).toContainText('Equally long');
});

test('a model folder of this device is opened, translates, and leaves the site’s models alone', async ({ page }) => {
  await open(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a model folder…' }).click();
  await (await chooser).setFiles(kFolder);
  await expect.poll(async () => (await stateOf(page)).engine.info?.id, { timeout: 60_000 }).toBe(kModel);
  await expect.poll(async () => (await stateOf(page)).model).toMatch(/^own-/);
  const { translation } = await translateInPage(page, kText);
  expect(translation).toBe((await translateNatively(page, kText)).translation);
  await expect(page.getByRole('button', { name: 'yours: additive' })).toHaveAttribute('aria-pressed', 'true');
});

test('files that are no model are refused in the core’s words, and the rest stays usable', async ({ page }) => {
  await open(page);
  const drop = await page.evaluateHandle(
    (config) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([config], 'config.json'));
      return transfer;
    },
    readFileSync(`${kFolder}/config.json`, 'utf8'),
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: drop });
  await expect(page.locator('lookback-own [role="alert"]')).toContainText('the model lacks');
  await translateInPage(page, kText);
});

test('the link restores what was typed, chosen and pinned', async ({ page }) => {
  await open(page, '#look=viridis.swapped');
  await translateInPage(page, kText);
  await page.getByRole('button', { name: 'dot', exact: true }).click();
  await expect.poll(async () => (await stateOf(page)).answer?.translation.model).toBe('fr-en-dot');
  await page.locator('lookback-tokens.target button').nth(2).click();
  await page.getByRole('button', { name: 'Take it away' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const link = await page.locator('lookback-take textarea').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await waitForModel(page);
  await expect.poll(async () => (await stateOf(page)).highlight).toEqual({ row: 2, column: null, pinned: true });
  expect(await stateOf(page)).toMatchObject({
    text: kText,
    model: 'fr-en-dot',
    look: { scale: 'viridis', swapped: true },
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const view of ['map', 'lines', 'steps', 'compare', 'what-if']) {
    test.describe(`${view}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('can be used by everybody (axe)', async ({ page }) => {
        await open(page, `#view=${view}`);
        await translateInPage(page, kText);
        if (view === 'compare') {
          await page.getByRole('button', { name: /^Open all/ }).click();
          await expect(page.locator('lookback-compare-pane dl')).toHaveCount(3, { timeout: 120_000 });
        }
        const look = page.getByText('How it is drawn');
        if (await look.count()) await look.click();
        expect(await violations(page)).toEqual([]);
      });
    });
  }

  test.describe(`the dialog, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('can be used by everybody (axe)', async ({ page }) => {
      await open(page);
      await translateInPage(page, kText);
      await page.getByRole('button', { name: 'Take it away' }).click();
      for (const format of ['SVG', 'CSV', 'Link']) {
        await page.getByRole('button', { name: format, exact: true }).click();
        expect(await violations(page)).toEqual([]);
      }
    });
  });
}

test('the lab is used by keyboard alone: model, look, comparison', async ({ page }) => {
  await open(page);
  await translateInPage(page, kText);
  const focused = () =>
    page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.textContent.trim() ?? '';
    });
  const tabTo = async (name: string) => {
    for (let tabs = 0; tabs < 60 && (await focused()) !== name; ++tabs) await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  };
  await page.locator('textarea').focus();
  await tabTo('dot');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stateOf(page)).model).toBe('fr-en-dot');
  await tabTo('How it is drawn');
  await page.keyboard.press('Enter');
  await expect(page.locator('lookback-look-form input').first()).toBeVisible(); // its script comes when it is opened
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await stateOf(page)).look.scale).toBe('greys');
  await page.locator('textarea').focus();
  await tabTo('Side by side');
  await page.keyboard.press('Enter');
  await expect(page.locator('lookback-compare-pane .mind')).toHaveCount(3);
});
