import { expect, test, type Page } from '@playwright/test';
import type { Translation } from '../../web/src/protocol/translation';
import { startHost, type Host } from './embed-servers';
import { translateNatively } from './support';

const kText = 'Le chat noir dort.';
let site: Host | null = null;
test.afterEach(async () => {
  await site?.close();
  site = null;
});

/** A page of somebody's with these tags; `heard` collects what they say. */
async function open(tab: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<script type="module" src="/lookback.js"></script><body>${body}</body></html>`;
  site = await startHost({ assets: true, pages: { '/post': html } });
  await tab.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['translation', 'error'])
      document.addEventListener(name, (event) => {
        if (event instanceof CustomEvent) heard.push([name, (event.target as Element).localName, event.detail]);
      });
  });
  await tab.goto(`${site.origin}/post`);
}
type Heard = readonly (readonly [string, string, Translation & { code?: string; detail?: string }])[];
const heard = (tab: Page) => tab.evaluate(() => (window as never as { heard: Heard }).heard);
const asked = (ending: string) => site!.asked.filter((path) => path.endsWith(ending)).length;

test('steps and a comparison stand alone, with one engine and one copy of the model between them', async ({
  page: tab,
}) => {
  await open(
    tab,
    `<lookback-steps text="${kText}"></lookback-steps>
     <lookback-compare loading="eager" models="fr-en-additive" text="${kText}"></lookback-compare>`,
  );
  const natively = await translateNatively(tab, kText);
  await expect(tab.locator('lookback-steps lookback-tokens[axis="row"]')).toContainText('cat', { timeout: 120_000 });
  await expect(tab.locator('lookback-steps [data-source]').first()).toBeVisible();
  await expect(tab.locator('lookback-compare .mind dl')).toBeVisible({ timeout: 120_000 });
  await expect.poll(async () => new Set((await heard(tab)).map(([, tag]) => tag)).size).toBe(2);
  for (const [name, , { translation }] of await heard(tab)) {
    expect(name).toBe('translation');
    expect(translation).toBe(natively.translation);
  }
  expect([asked('.wasm'), asked('model.safetensors'), asked('manifest.json')]).toEqual([1, 1, 1]);
  expect(tab.workers()).toHaveLength(1);
  await tab.getByRole('button', { name: 'One step forward' }).click();
  await expect(tab.locator('lookback-steps input[type="range"]')).toHaveValue('1');
});

test('nothing but the tags’ own few bytes is fetched before they are seen', async ({ page: tab }) => {
  await open(tab, `<div style="height: 5000px">Text</div><lookback-steps text="${kText}"></lookback-steps>`);
  await expect(tab.locator('lookback-steps p')).toHaveCount(1);
  expect(site!.asked.filter((path) => /steps-alone|step-pane|worker|\.wasm|weights/.test(path))).toEqual([]);
  await tab.locator('lookback-steps').scrollIntoViewIfNeeded();
  await expect(tab.locator('lookback-steps [data-source]').first()).toBeVisible({ timeout: 120_000 });
});

test('models that are not there are named, and those that are there are compared all the same', async ({
  page: tab,
}) => {
  await open(
    tab,
    `<lookback-steps model="nope" text="${kText}"></lookback-steps>
     <lookback-compare lang="zh" models="fr-en-additive nope" text="${kText}"></lookback-compare>`,
  );
  await expect(tab.locator('lookback-compare [role="alert"]')).toContainText('models: nope');
  await expect(tab.locator('lookback-compare [role="alert"]')).toContainText('可用的有：');
  await expect(tab.locator('lookback-steps [role="status"]').first()).toContainText(/There are: .*fr-en-additive/);
  await expect(tab.locator('lookback-compare .mind')).toHaveCount(1);
  const said = async () =>
    (await heard(tab)).filter(([name]) => name === 'error').map(([, tag, { code, detail }]) => [tag, code, detail]);
  await expect
    .poll(async () => (await said()).sort())
    .toEqual([
      ['lookback-compare', 'bad-attribute', 'models: nope'],
      ['lookback-steps', 'bad-attribute', 'model: nope'],
    ]);
});
