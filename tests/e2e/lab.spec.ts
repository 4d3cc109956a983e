import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { StepPane } from '../../web/src/elements/steps/step-pane';
import { listenForTrouble, stateOf, translateNatively, waitForModel } from './support';

const kText = 'Elle a une voiture rouge.';

async function open(page: Page, link: string): Promise<void> {
  await page.goto(`./#text=${encodeURIComponent(kText)}&${link}`);
  await waitForModel(page);
  await expect.poll(async () => (await stateOf(page)).answer?.origin).toBe('live');
}

/** A number as the page writes it. */
const number = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

async function violations(page: Page): Promise<unknown> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => target) }));
}

test.describe('steps', () => {
  test('play by the keyboard alone: arrows step, space plays, Home and End go to the ends', async ({ page }) => {
    await open(page, 'view=steps');
    const steps = page.locator('lookback-step-pane');
    const status = steps.getByRole('status');
    await expect(status).toContainText('Step 1 of');
    await steps.locator('[data-source][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(status).toContainText('Step 2 of');
    await page.keyboard.press('End');
    await expect(status).toContainText('It writes end of sentence');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(steps.locator('h3')).toContainText('The sums for');
    await page.keyboard.press(' ');
    await expect(status).toContainText('Step 2 of');
    await page.keyboard.press(' ');
    await expect(steps.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(page).toHaveURL(/view=steps&step=2/);
  });

  test('show sums that a pocket calculator confirms, of the weights that the native run has', async ({ page }) => {
    await open(page, 'view=steps&step=4');
    const steps = page.locator('lookback-step-pane');
    await steps.locator('[data-source="3"]').click();
    await expect(steps.locator('.terms tbody tr').first()).toBeVisible();
    const native = (await translateNatively(page, kText)).sentences[0]!;
    const width = native.source.tokens.length;
    const weight = native.hypotheses[0]!.alignment!.values[3 * width + 3]!;
    const shown = number((await steps.locator('tbody .weight').nth(3).textContent()) ?? '');
    expect(Math.abs(shown - weight)).toBeLessThan(0.01);

    const rows = await steps
      .locator('.terms tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
    const values = rows.map((cells) => cells.map((cell) => number(cell)));
    for (const [k, q, v, value] of values.slice(0, -1) as [number, number, number, number][]) {
      expect(Math.abs(v * Math.tanh(k + q) - value)).toBeLessThan(0.002);
    }
    const energy = number((await steps.locator('.terms tfoot td').textContent()) ?? '');
    const sum = values.reduce((total, row) => total + row.at(-1)!, 0);
    expect(Math.abs(sum - energy)).toBeLessThan(0.005);

    const quotient = ((await steps.locator('.sum').nth(1).textContent()) ?? '').match(/[\d.]+/g)!.map(Number);
    expect(Math.abs(quotient[0]! / quotient[1]! - quotient[2]!)).toBeLessThan(0.001);
    expect(Math.abs(quotient[2]! - weight)).toBeLessThan(0.01);
  });

  test('name query, key and value when asked to, and keep that in the link', async ({ page }) => {
    await open(page, 'view=steps');
    await page.getByLabel('query, key, value').check();
    await expect(page.locator('lookback-step-pane .flow .chip')).toHaveText(['query', 'key', 'value']);
    await expect(page).toHaveURL(/names=on/);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`flow stage after stage, and stand still where motion is not wanted: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, 'view=steps');
      const moving = await page.locator('lookback-step-pane').evaluate(async (element: StepPane) => {
        element.go(1);
        await element.updateComplete;
        const all = element.shadowRoot!.getAnimations();
        return all.map(({ effect }) => Number(effect!.getTiming().duration));
      });
      if (reducedMotion === 'reduce') return expect(moving).toEqual([]);
      expect(moving.length).toBeGreaterThan(5);
      for (const duration of moving) expect(duration >= 150 && duration <= 250).toBe(true);
    });
  }
});

test.describe('what if', () => {
  test('another word is chosen: the rest is written anew, and undo brings all back', async ({ page }) => {
    await open(page, 'view=what-if');
    const view = page.locator('lookback-what-if');
    const before = await view.locator('.now .target').textContent();
    await view.locator('.piece').first().click();
    const other = view.locator('.words li button:not(.chosen)').first();
    const word = (await other.locator('bdi').textContent())!;
    await other.click();
    await expect(view.locator('.now .target')).toContainText(word);
    await expect(view.locator('.moved').first()).toHaveText(word);
    await view.getByRole('button', { name: 'Undo' }).click();
    await expect(view.locator('.now .target')).toHaveText(before!.trim());
  });

  test('a typed word leads on, and an impossible one does no harm', async ({ page }) => {
    await open(page, 'view=what-if&piece=3');
    const view = page.locator('lookback-what-if');
    const box = view.getByLabel('or type another word');
    await box.fill('bicycle');
    await box.press('Enter');
    await expect(view.locator('.now .target')).toContainText('bicycle');
    await box.fill('😀 <script>');
    await box.press('Enter');
    await expect(view.locator('.words h3')).toBeVisible();
  });

  test('weights are moved by the keyboard, the translation follows, and the link tells it all', async ({ page }) => {
    await open(page, 'view=what-if&piece=2');
    const view = page.locator('lookback-what-if');
    const slider = view.locator('.weights input').last();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(view.locator('.weights .number').last()).toHaveText('1.00');
    await expect(view.locator('h3').first()).toHaveText('After your change');
    const after = (await view.locator('.now .target').textContent())!.trim();
    await expect(page).toHaveURL(/weights=2%3A0_0_0_0_0_1|weights=2%3A0(_0)*_1/);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await waitForModel(page);
    await expect(page.locator('lookback-what-if .now .target')).toHaveText(after);
    await page.locator('lookback-what-if').getByRole('button', { name: 'Start over' }).click();
    await expect(page.locator('lookback-what-if h3').first()).toHaveText('As it wrote');
  });

  test('a weight is not a reason: the experiment runs over every word and gives its result', async ({ page }) => {
    await open(page, 'view=what-if');
    const view = page.locator('lookback-what-if');
    await view.getByRole('button', { name: 'Try it with every word' }).click();
    await expect(view.locator('.results li')).toHaveCount(3, { timeout: 60_000 });
    await expect(view.locator('.caution [role=status]')).not.toBeEmpty({ timeout: 60_000 });
    const count = (await stateOf(page)).answer!.translation.sentences[0]!.hypotheses[0]!.target.tokens.length;
    for (const line of await view.locator('.results li').allTextContents()) {
      const [kept, tried] = line.match(/\d+/g)!.map(Number) as [number, number];
      expect(tried).toBe(count);
      expect(kept).toBeLessThanOrEqual(tried);
    }
  });

  test('one’s own translation is judged piece by piece, in bits that add up', async ({ page }) => {
    await open(page, 'view=what-if');
    const view = page.locator('lookback-what-if');
    await view.getByRole('button', { name: 'Your own translation' }).click();
    await view.getByLabel('How would you translate it?').fill('She owns a red car.');
    await expect(view.locator('tbody th').last()).toContainText('end');
    const bits = (await view.locator('.bits .number').allTextContents()).map(Number);
    const [total] = ((await view.locator('.surprises > p').first().textContent()) ?? '').match(/\d+\.\d/g)!.map(Number);
    expect(Math.abs(bits.reduce((sum, value) => sum + value, 0) - total!)).toBeLessThan(0.4);
    expect(bits[1]).toBeGreaterThan(2);
    await expect(page).toHaveURL(/own=She/);
  });

  test('a broken link opens with the defaults and a plain note', async ({ page }) => {
    await page.goto('./#view=what-if&begin=~1.2.x&weights=1:9&piece=0');
    await waitForModel(page);
    await expect(page.locator('.notes')).toContainText('begin, weights, piece');
    await expect(page.locator('lookback-what-if h3').first()).toHaveText('As it wrote');
  });

  test('a link into another model’s pieces says so and leaves the view usable', async ({ page }) => {
    await open(page, 'view=what-if&begin=~9999999&piece=1');
    const view = page.locator('lookback-what-if');
    await expect(view.locator('.note')).toContainText('piece ids');
    await view.getByRole('button', { name: 'Start over' }).click();
    await view.locator('.piece').first().click();
    await expect(view.locator('.words li').first()).toBeVisible();
  });
});

test.describe('beam', () => {
  test('a hypothesis is opened by the keyboard, has its own map and score, and goes on in what if', async ({
    page,
  }) => {
    await open(page, 'view=beam');
    const view = page.locator('lookback-beam');
    await view.locator('.node[tabindex="0"]').focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(view.getByRole('heading', { name: 'The open hypothesis' })).toBeVisible();
    await expect(view.locator('lookback-heatmap')).toBeVisible();
    const words = (await view.locator('.panes .text').textContent())!.replace('…', '').replace('⟂', '').trim();
    // score = total / ((5 + length) / 6)^α = total / divisor = score
    const numbers = ((await view.locator('.sum').textContent()) ?? '').split('=').map((part) => part.trim());
    const [total, divisor] = numbers
      .at(-2)!
      .split('/')
      .map((part) => number(part)) as [number, number];
    expect(Math.abs(total / divisor - number(numbers.at(-1)!))).toBeLessThan(0.002);
    await view.getByRole('button', { name: 'Go on from here' }).click();
    await expect(page.locator('lookback-what-if .now .target')).toContainText(words.split(' ')[0]!);
    await expect(page).toHaveURL(/view=what-if&begin=/);
  });

  test('the sliders change the search at once: a beam of one is a single line', async ({ page }) => {
    await open(page, 'view=beam');
    const view = page.locator('lookback-beam');
    await expect(view.locator('.node').nth(5)).toBeVisible();
    await view.getByLabel('beam', { exact: true }).focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/width=1/);
    await expect.poll(async () => (await stateOf(page)).beam.searched?.hypotheses.length).toBe(1);
    const { beam } = await stateOf(page);
    // Beside the end of the sentence, what would have gone on is still alive when the search stops.
    const steps = beam.searched!.trace!.filter(({ state }) => state !== 'alive').map(({ step }) => step);
    expect(new Set(steps).size).toBe(steps.length);
    await view.getByRole('button', { name: 'As the model has it' }).click();
    await expect.poll(async () => (await stateOf(page)).beam.searched?.hypotheses.length).toBe(5);
  });

  test('the percentages are the probabilities that the native run has', async ({ page }) => {
    await open(page, 'view=beam');
    const shown = (await page.locator('lookback-beam .words .percent').allTextContents()).map(parseFloat);
    const { target, tokenLogProbabilities } = (await translateNatively(page, kText)).sentences[0]!.hypotheses[0]!;
    const exact = target.words.map((_, word) =>
      target.tokens.reduce((p, token, at) => (token.word === word ? p * Math.exp(tokenLogProbabilities[at]!) : p), 100),
    );
    expect(shown).toHaveLength(exact.length);
    shown.forEach((value, word) => expect(Math.abs(value - exact[word]!)).toBeLessThan(1));
  });
});

for (const [view, link] of [
  ['steps', 'view=steps&step=3&names=on'],
  ['what if', 'view=what-if&piece=2'],
  ['beam', 'view=beam&coverage=0.2'],
  ['one’s own translation', 'view=what-if&own=She owns a red car.'],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`nothing bars anybody's way in ${view}, ${theme}`, async ({ page }) => {
      const trouble = listenForTrouble(page);
      await page.emulateMedia({ colorScheme: theme });
      await open(page, link);
      await page.waitForTimeout(500);
      expect(await violations(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
}
