import { expect, test, type Page } from '@playwright/test';
import type { LookbackTranslator } from '../../web/src/elements/translator/lookback-translator';
import { stateOf, translateInPage, waitForModel } from './support';

const line = (page: Page) => page.locator('.self-check');

/** Hands the page shipped answers that were changed by `change`, as if this device computed something else. */
async function shipOther(page: Page, change: (script: string) => string): Promise<void> {
  await page.route('**/assets/canned-answers-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(change(script)).not.toBe(script);
    await route.fulfill({ response, body: change(script) });
  });
}

test('the page compares a translation with the one that was shipped and says that the numbers are the same', async ({
  page,
}) => {
  await page.goto('./');
  await expect(line(page)).toHaveText('Checked on this device: the same numbers as ours.');
  await expect(line(page)).toHaveClass('self-check same');
  await expect(line(page)).toBeVisible();
  await page.locator('#language').click();
  await expect(line(page)).toHaveText('已在这台设备上核对：算出的数字和我们的一样。');
});

test('with a text of one’s own the check is made beside it, and changes nothing that is on show', async ({ page }) => {
  await page.goto('./#text=Le+chat+noir+dort.');
  await expect(line(page)).toHaveClass('self-check same', { timeout: 60_000 });
  expect((await stateOf(page)).answer?.text).toBe('Le chat noir dort.');
});

test('each model is checked, and says nothing of one without shipped numbers', async ({ page }) => {
  await page.goto('./#model=en-zh-additive');
  await waitForModel(page);
  await expect(line(page)).toHaveClass('self-check same', { timeout: 60_000 });
  await page.evaluate(() => {
    const lab = document.querySelector('lookback-translator') as LookbackTranslator;
    lab.services = { ...lab.services!, canned: () => Promise.resolve({ answers: [] }) };
    lab.chooseModel('fr-en-additive');
  });
  await waitForModel(page);
  await translateInPage(page, 'Je mange une pomme.');
  await expect(line(page)).toHaveText('');
});

test('another piece than ours is told, with both translations', async ({ page }) => {
  await shipOther(page, (script) => script.replaceAll(/(["'`]?id["'`]?):\s*437\b/g, '$1:438'));
  await page.goto('./');
  await expect(line(page)).toContainText("This device computes something else than ours: “Il m'a entarté.” became");
  await expect(line(page)).toHaveClass('self-check words');
});

test('a weight that is off is told, with how much', async ({ page }) => {
  const more = (_: string, before: string, weight: string) => before + (Number(weight) + 0.1).toFixed(4);
  await shipOther(page, (script) => script.replaceAll(/(values["'`]?:\s*\[)(0?\.\d+)/g, more));
  await page.goto('./');
  await expect(line(page)).toContainText(/a weight is off by 0\.(09|10|11)/);
  await expect(line(page)).toHaveClass('self-check weights');
});
