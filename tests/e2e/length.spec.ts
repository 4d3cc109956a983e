import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { LengthExamples } from '../../web/src/protocol/measurements';
import { kUsualWords } from '../../web/src/state/store';
import { lostWords } from '../../web/src/views/lost-words';
import { shipUnderOtherNames } from './models';
import { kModel, listenForTrouble, stateOf, waitForModel } from './support';

const kExamples = JSON.parse(readFileSync('web/src/elements/length/length-examples.json', 'utf8')) as {
  lengths: readonly LengthExamples[];
};

/** The curves of whatever is shipped are the maintainer's to measure; these stand in for them, two models' worth. */
function lengths(first: number, step: number) {
  const buckets = Array.from({ length: 10 }, (_, at) => {
    const bleu = first - step * at;
    const to = at === 9 ? null : at * 5 + 5;
    return { from: at * 5 + 1, to, inputs: 250, bleu, bleu_low: bleu - 2, bleu_high: bleu + 2 };
  });
  return { buckets };
}

async function open(page: Page, hash = '#view=length'): Promise<void> {
  await shipUnderOtherNames(page, [{ id: 'fr-en-none', scorer: 'none' }]);
  await page.route('**/weights/measurements/lengths.json', (route) =>
    route.fulfill({ json: { models: { 'fr-en-none': lengths(40, 4), [kModel]: lengths(45, 1) } } }),
  );
  await page.goto(`./${hash}`);
  await waitForModel(page);
  await expect(page.locator('lookback-length .curves')).toBeVisible();
}

test('the length view plots both models, and its slider says what the curves say', async ({ page }) => {
  const trouble = listenForTrouble(page);
  await open(page);
  await expect(page.locator('lookback-length-figure .line')).toHaveCount(2);
  await page.getByRole('slider', { name: 'Sentence length' }).focus();
  await page.keyboard.press('End');
  await expect(page.locator('lookback-length .curves .verdict')).toContainText('32.0 BLEU apart');
  await expect(page).toHaveURL(/view=length&words=46/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('lookback-length .slider output')).toHaveText('41–45 words');
  expect(trouble).toEqual([]);
});

test('that there is something to try is seen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await expect(page.getByRole('heading', { name: /^Try it now/ })).toBeInViewport();
  await expect(page.locator('lookback-length .source')).toBeInViewport();
  await expect(page.getByRole('slider', { name: 'Sentence length' })).toBeInViewport();
});

test('the first input that a reader sees shows what attention keeps and one vector loses', () => {
  const input = kExamples.lengths.find(({ from }) => from === kUsualWords)!.inputs[0]!;
  const text = input.map(([french]) => french).join(' ');
  const reference = input.map(([, english]) => english).join(' ');
  const lost = (model: string) => {
    const args = ['translate', '--whole-lines', '--model', `weights/${model}`];
    const written = execFileSync('build/native-release/wasm/lookback', args, { input: `${text}\n`, encoding: 'utf8' });
    return lostWords(reference, written);
  };
  const none = lost('fr-en-none');
  expect(none.lost.length).toBeGreaterThan(none.total / 3);
  for (const model of ['fr-en-dot', 'fr-en-additive'])
    expect(lost(model).lost.length, model).toBeLessThan(none.lost.length / 2);
});

test('a link leads to its length', async ({ page }) => {
  await open(page, '#view=length&words=36');
  await expect(page.locator('lookback-length .slider output')).toHaveText('36–40 words');
  expect((await stateOf(page)).view).toBe('length');
});

test('a long input is read whole by both models, and what is missing is marked as said', async ({ page }) => {
  await open(page, '#view=length&words=21');
  const view = page.locator('lookback-length');
  await view.getByRole('button', { name: /^Open this model/ }).click();
  const answers = view.locator('.answer');
  await expect(answers).toHaveCount(2, { timeout: 120_000 });
  const [written, reference] = await Promise.all(
    ['.written', '.reference'].map((part) => answers.first().locator(part).innerText()),
  );
  const counts = (await answers.first().getByRole('status').innerText()).match(/\d+/g)!.map(Number);
  const marks = await answers.first().locator('mark').allInnerTexts();
  expect(marks).toHaveLength(counts[0]!);
  const words = written!.toLowerCase().split(/[^\p{L}\p{N}']+/u);
  for (const mark of marks) {
    const key = mark.toLowerCase();
    const there = words.filter((word) => word === key).length;
    const asked = reference!
      .toLowerCase()
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word === key).length;
    expect(there).toBeLessThan(asked);
  }
  // The same weights under both names, so the same answer.
  expect(await answers.last().locator('.written').innerText()).toBe(written);
});

test('a site without measurements and without the model to compare with says so and tries what it has', async ({
  page,
}) => {
  await page.route('**/weights/manifest.json', async (route) => {
    const response = await route.fetch();
    const { models } = (await response.json()) as { models: { id: string }[] };
    await route.fulfill({ response, json: { models: models.filter(({ id }) => id === kModel) } });
  });
  await page.route('**/weights/measurements/*', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.goto('./#view=length&words=46');
  await waitForModel(page);
  const view = page.locator('lookback-length');
  await expect(view).toContainText('This site has no measurement by length');
  await expect(view).toContainText('The model without attention is not on this site');
  await expect(view.locator('.written')).toHaveText(/\w+/, { timeout: 60_000 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars anybody's way in the length view, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await expect(page.locator('lookback-length .answer')).toHaveCount(1, { timeout: 60_000 });
    await page.getByText('The numbers as a table').click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
}
