import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { startHost, type Host } from './embed-servers';
import { translateNatively } from './support';

const kText = 'Le chat noir dort.';
const hosts: Host[] = [];
test.afterEach(() => Promise.all(hosts.splice(0).map(({ close }) => close())));

interface Asked {
  readonly query: Readonly<Record<string, string>>;
  readonly frame?: string;
}

/** The listener as the guide has it, in a page of another origin than the frame's. */
const kListener = `addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'lookback-height') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.height;
});`;

/** Opens somebody's page with a frame of ours in it. */
async function open(tab: Page, { query, frame = '' }: Asked): Promise<FrameLocator> {
  const site = await startHost({ assets: true, headers: { 'Access-Control-Allow-Origin': '*' } });
  const address = `${site.origin}/embed.html?${new URLSearchParams(query).toString()}`.replaceAll('&', '&amp;');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><body style="margin: 0">
<script>${kListener}</script><iframe src="${address}" title="Lookback" width="600" height="10" style="border: 0" ${frame}></iframe>`;
  const around = await startHost({ pages: { '/post': html } });
  hosts.push(site, around);
  await tab.goto(`${around.origin}/post`);
  return tab.frameLocator('iframe');
}

/** Whether there is anything to scroll in the frame, in either direction. */
const scrolls = (tab: Page) =>
  tab.frames()[1]!.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return [scrollHeight > clientHeight, scrollWidth > clientWidth];
  });

async function expectNoScrolling(tab: Page): Promise<void> {
  await expect.poll(() => scrolls(tab), { timeout: 30_000 }).toEqual([false, false]);
}

test('a translator in a frame translates, and the page around it hears how high it is', async ({ page: tab }) => {
  const frame = await open(tab, { query: { text: kText, lang: 'en' } });
  await expect(frame.locator('lookback-tokens[axis="row"]').first()).toContainText('cat', { timeout: 120_000 });
  expect((await translateNatively(tab, kText)).translation).toContain('cat');
  await expectNoScrolling(tab);
  const before = Number(await tab.locator('iframe').getAttribute('height'));
  expect(before).toBeGreaterThan(200);
  await frame
    .locator('textarea')
    .fill('Le chat noir dort dans la maison de mon ami et je ne sais pas pourquoi il est là.');
  await expect
    .poll(async () => Number(await tab.locator('iframe').getAttribute('height')), { timeout: 120_000 })
    .not.toBe(before);
  await expectNoScrolling(tab);
});

test('in a sandbox that allows scripts alone, 320 pixels wide, it still translates in a worker', async ({
  page: tab,
}) => {
  await tab.setViewportSize({ width: 320, height: 720 });
  const frame = await open(tab, {
    query: { text: kText, lang: 'zh' },
    frame: 'sandbox="allow-scripts" style="width: 320px; border: 0"',
  });
  expect(await tab.frames()[1]!.evaluate(() => origin)).toBe('null');
  await expect(frame.locator('lookback-tokens[axis="row"]').first()).toContainText('cat', { timeout: 120_000 });
  await expect(frame.locator('lookback-translator')).toContainText('法语');
  expect(tab.workers().map((worker) => worker.url().split(':')[0])).toEqual(['blob']);
  await expectNoScrolling(tab);
});

test('every other tag, and a section of the lesson', async ({ page: tab }) => {
  const matrix = { source: 'I love', target: '我 爱', weights: '.9 .1; .2 .8', illustrative: '', caption: 'By hand' };
  const map = await open(tab, { query: { show: 'heatmap', lang: 'en', theme: 'dark', size: '150', ...matrix } });
  await expect(map.locator('lookback-heatmap [role="grid"]')).toHaveAttribute('aria-rowcount', '3');
  await expect(map.locator('lookback-heatmap .caption')).toHaveText([/not a training result/i, 'By hand']);
  const root = await tab.frames()[1]!.evaluate(() => {
    const { colorScheme, fontSize } = getComputedStyle(document.documentElement);
    return { colorScheme, fontSize };
  });
  expect(root).toEqual({ colorScheme: 'dark', fontSize: '24px' });
  await expectNoScrolling(tab);
  const steps = await open(tab, { query: { show: 'steps', text: kText } });
  await expect(steps.locator('lookback-steps [data-source]').first()).toBeVisible({ timeout: 120_000 });
  await expectNoScrolling(tab);
  const compared = await open(tab, { query: { show: 'compare', models: 'fr-en-additive', text: kText } });
  await expect(compared.locator('lookback-compare .mind')).toHaveCount(1);
  const lesson = await open(tab, { query: { show: 'lesson', section: 'general', lang: 'zh' } });
  await expect(lesson.locator('h1')).toHaveCount(1);
  await expect(lesson.locator('lesson-memory')).toBeVisible();
  await expect(lesson.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expectNoScrolling(tab);
});

test('what means nothing is named in plain words, and the usual takes its place', async ({ page: tab }) => {
  const frame = await open(tab, {
    query: { show: 'nope', lang: 'xx', view: 'steps', size: '5000', colour: 'red', text: kText },
  });
  await expect(frame.getByRole('status').first()).toContainText(
    'Not understood in the address of this frame, so the usual is shown instead: show, lang, size, colour.',
  );
  await expect(frame.locator('lookback-translator textarea')).toHaveValue(kText);
  await expect(frame.locator('lookback-translator [data-source]').first()).toBeVisible({ timeout: 120_000 });
});

test('what a hostile address holds is shown as text and does nothing', async ({ page: tab }) => {
  const evil = `"><img src=x onerror="alert(1)"><script>alert(2)</script>{{7*7}}\${7*7}`;
  const said: string[] = [];
  tab.on('dialog', (dialog) => void dialog.dismiss().then(() => said.push('dialog')));
  tab.on('pageerror', (error) => said.push(error.message));
  for (const query of [
    { text: evil, view: evil, model: evil, [evil]: evil, src: 'https://evil.invalid/', onload: 'alert(3)' },
    { show: 'heatmap', source: `${evil} b`, target: evil, weights: evil, caption: evil, style: 'display:none' },
    { show: 'lesson', section: evil, theme: evil },
    { show: '__proto__', constructor: 'x', toString: 'y' },
  ]) {
    const frame = await open(tab, { query });
    await expect(frame.getByRole('status').first()).toContainText('Not understood');
    const inside = await tab.frames()[1]!.evaluate(() => ({
      images: document.querySelectorAll('img').length,
      scripts: [...document.scripts].filter(({ src }) => !src.includes('/assets/')).length,
      attributes: [...document.querySelectorAll('main *')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style' || name === 'src'),
      ),
    }));
    expect(inside).toEqual({ images: 0, scripts: 0, attributes: [] });
  }
  expect(said).toEqual([]);
  expect(hosts.flatMap(({ asked }) => asked).filter((path) => path.includes('evil'))).toEqual([]);
});
