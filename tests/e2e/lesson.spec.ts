import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { kSections } from '../../web/src/lesson/section-list';
import { formatBytes } from '../../web/src/messages/messages';
import { bytesAway, type ModelEntry, type ModelManifest } from '../../web/src/protocol/model-entry';
import { formatWeight } from '../../web/src/views/alignment-view';
import { shipOnly, shipUnderOtherNames } from './models';
import { kModel, listenForTrouble, translateNatively, wordsOf } from './support';

const kPie = "Il m'a entarté.";

/** Scrolls through the page as a reader does, so that every figure comes to life. */
async function readThrough(page: Page): Promise<void> {
  for (const id of kSections) await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  await expect(page.locator('lesson-bottleneck .wrote').last()).toBeVisible({ timeout: 120_000 });
  for (const id of kSections) {
    for (const figure of await page.locator(`#${id} :is(figure, .exercise)`).all())
      await figure.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('lesson-exercise .target')).toHaveCount(4);
  await expect(page.locator('lesson-stages [data-stage]').first()).toBeVisible();
  await expect(page.locator('lesson-worksheet .sheet')).toHaveCount(2);
  await expect(page.locator('lesson-variants tbody tr').last()).toBeVisible();
}

async function shipped(page: Page): Promise<readonly ModelEntry[]> {
  return ((await (await page.request.get('./weights/manifest.json')).json()) as ModelManifest).models;
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What the native command line says of one word: the source words and their weights. */
async function lookOf(page: Page, text: string, target: string): Promise<{ words: string[]; weights: number[] }> {
  const [sentence] = (await translateNatively(page, text)).sentences;
  const { wordAlignment, target: written } = sentence!.hypotheses[0]!;
  const row = wordsOf(written).indexOf(target);
  const { columns, values } = wordAlignment!;
  return { words: wordsOf(sentence!.source), weights: [...values.slice(row * columns, (row + 1) * columns)] };
}

const kReaders = [
  { colorScheme: 'light', locale: 'en-US', title: 'How a translator learned to look back' },
  { colorScheme: 'dark', locale: 'zh-CN', title: '翻译模型怎样学会回头看' },
] as const;

for (const { colorScheme, locale, title } of kReaders) {
  test.describe(`${colorScheme}, ${locale}`, () => {
    test.use({ colorScheme, locale });

    test('opens whole and alive, can be read by everybody, and asks nobody else', async ({ page }) => {
      test.slow();
      const trouble = listenForTrouble(page);
      await page.goto('./lesson.html');
      await expect(page.locator('h1')).toHaveText(title);
      await readThrough(page);
      expect(await violations(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  });
}

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./lesson.html');
  await readThrough(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});

test('every section can be set alone into a page, and leads back to the whole', async ({ page }) => {
  for (const id of kSections) {
    await page.goto(`./lesson.html?section=${id}`);
    await expect(page.locator('.section')).toHaveCount(1);
    await expect(page.locator(`#${id} h1`)).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('.whole a')).toHaveAttribute('href', new RegExp(`/lesson\\.html#${id}$`));
  }
  await page.goto('./lesson.html?section=pies&lang=zh');
  await expect(page.getByRole('status').first()).toContainText('没有“pies”这一节');
  await expect(page.locator('.section')).toHaveCount(kSections.length);
});

test('a link to a section opens there', async ({ page }) => {
  await page.goto('./lesson.html#general');
  await expect(page.locator('#general h2')).toBeInViewport();
});

test('an exercise keeps its secret until the reader has guessed, then says what the model says', async ({ page }) => {
  await page.goto('./lesson.html?section=idea');
  const exercise = page.locator('lesson-exercise[about=pie]');
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise.locator('.target b')).toHaveText('pie', { timeout: 120_000 });
  const { words, weights } = await lookOf(page, kPie, 'pie');
  await expect(exercise.locator('.number')).toHaveCount(0);
  await expect(exercise.locator('.reveal')).toBeDisabled();
  await exercise.getByRole('button', { name: words[0]!, exact: true }).click();
  await exercise.locator('.reveal').click();
  await expect(exercise.locator('.columns .number')).toHaveText(weights.map(formatWeight));
  const top = weights.indexOf(Math.max(...weights));
  const name = words[top] === '' ? '⟂ end' : words[top];
  await expect(exercise.locator('.verdict')).toContainText(`“${name}”: ${formatWeight(weights[top]!)}`);
});

test('weights can be drawn, with the keyboard alone', async ({ page }) => {
  await page.goto('./lesson.html?section=soft');
  const exercise = page.locator('lesson-exercise[mode=draw]');
  await exercise.scrollIntoViewIfNeeded();
  const slider = exercise.getByRole('slider').nth(1);
  await expect(slider).toBeVisible({ timeout: 120_000 });
  await slider.focus();
  await page.keyboard.press('End');
  await exercise.locator('.reveal').focus();
  await page.keyboard.press('Enter');
  const text = await exercise.locator('.target b').innerText();
  const { weights } = await lookOf(page, 'Je ne mange pas de viande.', text);
  await expect(exercise.locator('.verdict')).toContainText(`${Math.round(100 * weights[1]!)} %`);
});

test('under the equations of a wiring that no model has, there are no numbers of another one', async ({ page }) => {
  await shipOnly(page, ({ wiring }) => wiring === 'context_in');
  await page.goto('./lesson.html?section=equations');
  const figure = page.locator('lesson-equations');
  const numbers = figure.locator('dd').filter({ hasText: /\d/ });
  await figure.scrollIntoViewIfNeeded();
  await expect(numbers.first()).toBeVisible({ timeout: 120_000 });
  await figure.getByRole('button', { name: 'new state asks (Luong)' }).click();
  await expect(figure.locator('.missing')).toBeVisible();
  await expect(numbers).toHaveCount(0);
  await figure.getByRole('button', { name: 'old state asks (Bahdanau)' }).click();
  await expect(numbers.first()).toBeVisible();
});

test('the model that the manifest says is wired the other way answers for its equations, and is told apart', async ({
  page,
}) => {
  const entries = await shipped(page);
  const real = entries.find(({ wiring }) => wiring === 'context_out');
  if (!real) await shipUnderOtherNames(page, [{ id: 'fr-en-late', scorer: 'dot', wiring: 'context_out' }]);
  const id = real?.id ?? 'fr-en-late';
  await page.goto('./lesson.html?section=equations');
  const figure = page.locator('lesson-equations');
  const numbers = figure.locator('dd').filter({ hasText: /\d/ });
  await figure.scrollIntoViewIfNeeded();
  await expect(numbers.first()).toBeVisible({ timeout: 120_000 });
  await expect(figure.locator('.author')).toContainText(kModel);
  await figure.getByRole('button', { name: 'new state asks (Luong)' }).click();
  await expect(figure.locator('.author')).toContainText(id);
  const offer = figure.getByRole('button', { name: /^Fetch the model “dot, context late”/ });
  if (real) await offer.click();
  // A twin's files are on the device under their hashes.
  else await expect(offer).toHaveCount(0);
  await expect(figure.locator('[data-equation=state] dd')).toHaveText(/^\[ .*, … \]$/, { timeout: 120_000 });
  await expect(figure.locator('.missing')).toHaveCount(0);
  await page.goto('./lesson.html?section=variants');
  const note = page.locator('lesson-late-note');
  await note.scrollIntoViewIfNeeded();
  await expect(note).toContainText('where the name says “context late”');
  await expect(page.locator('lesson-variants tbody th').filter({ hasText: 'context late' })).toHaveCount(1);
});

test('where all models are wired alike, nothing is said of another wiring', async ({ page }) => {
  await shipOnly(page, ({ wiring }) => wiring === 'context_in');
  await page.goto('./lesson.html?section=variants');
  await page.locator('lesson-variants tbody tr').last().scrollIntoViewIfNeeded();
  await page.locator('lesson-late-note').scrollIntoViewIfNeeded();
  await expect(page.locator('#variants')).toContainText('alike in everything else');
  await expect(page.locator('#variants')).not.toContainText('context late');
});

test('only the usual model comes unasked; each figure names its model, and the price of one that is not here', async ({
  page,
}) => {
  const entries = await shipped(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, id] = /weights\/([\w-]+)\/model\.safetensors$/.exec(request.url()) ?? [];
    if (id) fetched.push(id);
  });
  await page.goto('./lesson.html?section=bottleneck');
  const fixed = page.locator('lesson-bottleneck [data-scorer=none]');
  const looking = page.locator('lesson-bottleneck [data-scorer=additive]');
  await expect(looking.locator('.wrote')).toBeVisible({ timeout: 120_000 });
  await expect(looking.locator('.author')).toHaveText('Model: French → English, additive · fr-en-additive');
  await expect(fixed.locator('.author')).toHaveText('Model: French → English, no attention · fr-en-none');
  const none = entries.find(({ id }) => id === 'fr-en-none')!;
  // The tokenizers came with the first model.
  const [usual] = entries.filter(({ id }) => id === kModel);
  const here = new Set(Object.values(usual!.files).map(({ sha256 }) => sha256!));
  const price = formatBytes(bytesAway(none, here));
  const button = fixed.getByRole('button', { name: `Fetch the model “no attention”, ${price}` });
  await expect(button).toBeVisible();
  expect(fetched).toEqual([kModel]);
  await button.click();
  await expect(fixed.locator('.wrote')).toBeVisible({ timeout: 120_000 });
  expect(fetched).toEqual([kModel, 'fr-en-none']);
  await page.reload();
  await expect(fixed.locator('.wrote')).toBeVisible({ timeout: 120_000 });
  expect(fetched, 'what is on the device is asked for no more').toEqual([kModel, 'fr-en-none']);
});

test('where the browser asks to save data, no model comes unasked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
  const usual = (await shipped(page)).find(({ id }) => id === kModel)!;
  let fetched = 0;
  page.on('request', (request) => (fetched += request.url().endsWith('.safetensors') ? 1 : 0));
  await page.goto('./lesson.html?section=idea');
  const figure = page.locator('lesson-glass');
  await figure.scrollIntoViewIfNeeded();
  const button = figure.getByRole('button', { name: `Fetch the model “additive”, ${formatBytes(usual.bytes)}` });
  await expect(button).toBeVisible();
  expect(fetched).toBe(0);
  await button.click();
  await expect(figure.locator('.source')).toBeVisible({ timeout: 120_000 });
});

test('a long sentence is longer, and says which model it lacks', async ({ page }) => {
  const response = await page.goto('./lesson.html?section=bottleneck');
  expect(response?.ok()).toBe(true);
  const manifest = { models: await shipped(page) };
  const fixed = page.locator('lesson-bottleneck [data-scorer=none]');
  const looking = page.locator('lesson-bottleneck [data-scorer=additive]');
  await expect(looking.locator('.wrote')).toBeVisible({ timeout: 120_000 });
  await page.locator('lesson-bottleneck').getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(page.locator('lesson-bottleneck .french')).toHaveText(/et leur père dort\.$/);
  await expect(looking).toContainText(/of 14/);
  if (manifest.models.some(({ id }) => id === 'fr-en-none')) {
    await fixed.getByRole('button', { name: /^Fetch the model/ }).click();
    await expect(fixed.locator('.wrote')).toBeVisible({ timeout: 120_000 });
  } else await expect(fixed).toContainText('“no attention”, which this site does not have yet');
});

test('the worksheet prints its grid and its key, on a page each', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await page.goto('./lesson.html#worksheet');
  const sheet = page.locator('lesson-worksheet');
  await expect(sheet.locator('.print')).toBeEnabled({ timeout: 120_000 });
  await sheet.locator('.print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main > h1')).toBeHidden();
  await expect(sheet.locator('.tools')).toBeHidden();
  const { weights } = await lookOf(page, kPie, 'pie');
  await expect(sheet.locator('.blank tbody tr')).toHaveCount(6);
  expect((await sheet.locator('.blank tbody td').allInnerTexts()).join('').trim()).toBe('');
  await expect(sheet.locator('.key tbody tr').last().locator('td')).toHaveText(weights.map(formatWeight));
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('lab and lesson lead to each other, in the same language', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Show this page in Chinese' }).click();
  await page.getByRole('link', { name: '课程' }).click();
  await expect(page.locator('h1')).toHaveText('翻译模型怎样学会回头看');
  await page.getByRole('link', { name: '实验室', exact: true }).click();
  await expect(page.locator('lookback-translator')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});
