import { expect, test } from '@playwright/test';
import { stateOf, translateInPage, waitForModel } from './support';

test('with the weights blocked the shipped answers show, marked, and no live result ever appears', async ({ page }) => {
  await page.route('**/weights/*/**', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByText('Shipped answer · the live model is not here')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await expect(page.locator('lookback-heatmap canvas.cells')).toBeVisible();
  await page.locator('textarea').fill('Le boulanger a perdu ses clés dans la neige.');
  await page.waitForTimeout(1000);
  expect((await stateOf(page)).answer).toBeNull();
  await expect(page.getByText('No translation: the model is not here.')).toBeVisible();
  await expect(page.locator('lookback-heatmap')).toHaveCount(0);
});

test('the page is alive before the model has arrived', async ({ page }) => {
  await page.route('**/model.safetensors', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('./');
  await expect(page.getByText('Shipped answer · the live model is loading')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await waitForModel(page);
  await expect(page.getByText('Shipped answer')).toHaveCount(0);
  expect((await stateOf(page)).answer?.origin).toBe('live');
});

test('a model that was changed on the way is refused, and can be fetched again', async ({ page }) => {
  let spoil = true;
  await page.route('**/model.safetensors', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    if (spoil) body[body.length >> 1]! ^= 1;
    await route.fulfill({ response, body });
  });
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('not the one that was promised');
  spoil = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForModel(page);
  await translateInPage(page, 'Je mange une pomme.');
});

test('a web page instead of the model is called that', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '<!doctype html><title>Log in</title>' }),
  );
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('A web page came instead of the model');
});

test('a missing manifest is said plainly', async ({ page }) => {
  await page.route('**/manifest.json', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('not on this server');
});

test('the model is kept: a second visit fetches none of its files', async ({ page }) => {
  await page.goto('./');
  await waitForModel(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/weights\/[^/]+\//.test(request.url())) fetched.push(request.url());
  });
  await page.reload();
  await waitForModel(page);
  await translateInPage(page, 'Je mange une pomme.');
  expect(fetched).toEqual([]);
});
