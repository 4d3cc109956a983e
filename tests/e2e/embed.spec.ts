import { expect, test, type Page } from '@playwright/test';
import type { LookbackTranslator } from '../../web/src/elements/translator/lookback-translator';
import { startHost, type Host, type HostOptions } from './embed-servers';

const kText = "Il m'a entarté.";
const kTag = `<lookback-translator model="fr-en-additive" text="${kText}"></lookback-translator>`;
const kStrict =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'";

const hosts: Host[] = [];
async function host(options: HostOptions): Promise<Host> {
  hosts.push(await startHost(options));
  return hosts.at(-1)!;
}
test.afterEach(() => Promise.all(hosts.splice(0).map(({ close }) => close())));

const page = (script: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<script type="module" src="${script}"></script><body>${body}</body></html>`;

/** Waits for the live answer of every translator in a frame, and gives the translations. */
async function translations(frame: Pick<Page, 'evaluate'>, count = 1): Promise<readonly string[]> {
  const answers = () =>
    frame.evaluate(() =>
      [...document.querySelectorAll<LookbackTranslator>('lookback-translator')].map(({ state }) =>
        state?.answer?.origin === 'live' && !state.busy ? state.answer.translation.translation : '',
      ),
    );
  await expect.poll(async () => (await answers()).filter(Boolean).length, { timeout: 120_000 }).toBe(count);
  return answers();
}

function violations(at: Page): string[] {
  const said: string[] = [];
  at.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  at.on('pageerror', (error) => said.push(error.message));
  return said;
}

const fetched = ({ asked }: Host, ending: string) => asked.filter((path) => path.endsWith(ending));

test('self-hosted under a strict policy, in a worker of its own; three tags, one engine and one model', async ({
  page: tab,
}) => {
  const said = violations(tab);
  const site = await host({
    assets: true,
    headers: { 'Content-Security-Policy': kStrict },
    pages: { '/blog/post.html': page('/lookback.js', kTag + kTag.replace('Il m', 'Elle m') + kTag) },
  });
  await tab.goto(`${site.origin}/blog/post.html`);
  const [one, , three] = await translations(tab, 3);
  expect(one).toMatch(/pie|he/i);
  expect(three).toBe(one);
  expect(tab.workers().map((worker) => new URL(worker.url()).origin)).toEqual([site.origin]);
  expect(fetched(site, '.wasm')).toHaveLength(1);
  expect(fetched(site, 'model.safetensors')).toHaveLength(1);
  expect(fetched(site, 'manifest.json')).toHaveLength(1);
  expect(said).toEqual([]);
});

/** What another site's policy must name: the asset host, three times. */
const policyFor = (assets: string, more = '') =>
  `default-src 'none'; script-src ${assets} 'wasm-unsafe-eval'; connect-src ${assets}${more}`;

test('from another origin, its policy naming it and allowing blob workers: in a worker from a blob', async ({
  page: tab,
}) => {
  const assets = await host({ assets: true, headers: { 'Access-Control-Allow-Origin': '*' } });
  const site = await host({
    headers: { 'Content-Security-Policy': policyFor(assets.origin, '; worker-src blob:') },
    pages: { '/post': page(`${assets.origin}/lookback.js`, kTag) },
  });
  const said = violations(tab);
  await tab.goto(`${site.origin}/post`);
  await translations(tab);
  expect(tab.workers().map((worker) => worker.url().split(':')[0])).toEqual(['blob']);
  expect(said).toEqual([]);
});

test('from another origin without blob workers: on the page’s own thread, which goes on between steps', async ({
  page: tab,
}) => {
  const assets = await host({ assets: true, headers: { 'Access-Control-Allow-Origin': '*' } });
  const site = await host({
    headers: { 'Content-Security-Policy': policyFor(assets.origin) },
    pages: { '/post': page(`${assets.origin}/lookback.js`, kTag) },
  });
  await tab.goto(`${site.origin}/post`);
  await translations(tab);
  expect(tab.workers()).toEqual([]);
  const turns = await tab.evaluate(async () => {
    const element = document.querySelector<LookbackTranslator>('lookback-translator')!;
    let count = 0;
    const tick = setInterval(() => ++count, 1);
    const done = new Promise((resolve) => element.addEventListener('translation', resolve, { once: true }));
    element.text = 'Je ne sais pas ce que je ferais si je ne pouvais pas venir te voir demain matin avec mes amis.';
    await done;
    clearInterval(tick);
    return count;
  });
  expect(turns).toBeGreaterThan(3);
});

test('in a sandboxed frame, with a wrong MIME type for the module', async ({ page: tab }) => {
  const assets = await host({
    assets: true,
    headers: { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' },
    types: { wasm: 'text/html' },
  });
  const inner = page(`${assets.origin}/lookback.js`, kTag).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const site = await host({
    pages: {
      '/post': `<!doctype html><title>x</title><iframe sandbox="allow-scripts" width="600" height="800" srcdoc="${inner}"></iframe>`,
    },
  });
  await tab.goto(`${site.origin}/post`);
  const frame = tab.frames()[1]!;
  expect(await frame.evaluate(() => origin)).toBe('null');
  await translations(frame);
});

test('nothing heavy is fetched before it is seen', async ({ page: tab }) => {
  const site = await host({
    assets: true,
    pages: { '/': page('/lookback.js', `<div style="height: 5000px">Text</div>${kTag}`) },
  });
  await tab.goto(`${site.origin}/`);
  await expect(tab.locator('lookback-translator textarea')).toHaveValue(kText);
  await tab.waitForTimeout(500);
  expect([...fetched(site, '.wasm'), ...fetched(site, '.json'), ...fetched(site, '.safetensors')]).toEqual([]);
  expect(site.asked.filter((path) => path.includes('worker'))).toEqual([]);
  await tab.locator('lookback-translator').scrollIntoViewIfNeeded();
  await translations(tab);
});

test('a rude page changes nothing inside, and nothing inside changes the page', async ({ page: tab }) => {
  const rude = `<style>
    html { font-size: 30px } body { text-transform: uppercase; letter-spacing: 9px; text-align: right; font-style: italic;
      white-space: pre; word-spacing: 20px; text-indent: 3em; font-weight: 900; direction: rtl }
    * { box-sizing: content-box; padding: 7px; color: red } button, textarea, section, p { display: none !important }
  </style>`;
  const site = await host({ assets: true, pages: { '/': page('/lookback.js', `${rude}<p id="p">host</p>${kTag}`) } });
  await tab.goto(`${site.origin}/?q=1#part`);
  await translations(tab);
  const inner = await tab.locator('lookback-translator textarea').evaluate((box) => {
    const style = getComputedStyle(box.closest('section')!);
    const { textTransform, letterSpacing, textAlign, fontStyle, whiteSpace, wordSpacing, textIndent, direction } =
      style;
    return [
      textTransform,
      letterSpacing,
      textAlign,
      fontStyle,
      whiteSpace,
      wordSpacing,
      textIndent,
      direction,
      style.display,
    ];
  });
  expect(inner).toEqual(['none', 'normal', 'start', 'normal', 'normal', '0px', '0px', 'ltr', 'flex']);
  const outside = await tab.evaluate(() => ({
    title: document.title,
    address: location.href.slice(location.origin.length),
    focus: document.activeElement?.tagName,
    kept: Object.keys(localStorage),
    head: [...document.head.children].map(({ tagName }) => tagName),
    sheets: document.styleSheets.length,
    adopted: document.adoptedStyleSheets.length,
    globals: Object.keys(window).filter((name) => /lookback/i.test(name)),
  }));
  expect(outside).toEqual({
    title: 'Host',
    address: '/?q=1#part',
    focus: 'BODY',
    kept: [],
    head: ['META', 'TITLE', 'SCRIPT'],
    sheets: 1,
    adopted: 0,
    globals: [],
  });
});

test.describe('what means nothing', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['an unknown model', 'model="fr-en-nope"', 'bad-attribute'],
    ['a path for a model', 'model="../../etc/passwd"', 'bad-attribute'],
    ['a view that is none', 'view="__proto__"', 'bad-attribute'],
    ['a script for a folder', 'src="javascript:alert(1)"', 'bad-address'],
    ['a folder without a model', 'src="/nothing/here"', 'not-found'],
  ];
  for (const [name, attributes, code] of cases) {
    test(`${name} gives an error event and a plain message`, async ({ page: tab }) => {
      const said: string[] = [];
      tab.on('pageerror', (error) => said.push(error.message));
      const listen = `<script src="/listen.js"></script>`;
      const site = await host({
        assets: true,
        pages: {
          '/': page('/lookback.js', `${listen}<div><lookback-translator ${attributes}></lookback-translator></div>`),
        },
      });
      await tab.addInitScript(() => {
        const told: unknown[] = [];
        Object.assign(window, { told, crashes: 0, onerror: () => (window as never as { crashes: number }).crashes++ });
        document.addEventListener('error', (event) => {
          if (event instanceof CustomEvent) told.push((event.detail as { code: string }).code);
        });
      });
      await tab.goto(`${site.origin}/`);
      const told = () => tab.evaluate(() => (window as never as { told: unknown[]; crashes: number }).told);
      await expect.poll(told).toContain(code);
      await expect(
        tab.locator('lookback-translator [role="alert"], lookback-translator .notes p').first(),
      ).toBeVisible();
      expect(await tab.evaluate(() => (window as never as { crashes: number }).crashes)).toBe(0);
      expect(said).toEqual([]);
    });
  }
});

test('a model of one’s own, and the interface in the language of the nearest `lang`', async ({ page: tab }) => {
  const own = `<section lang="zh"><lookback-translator src="/weights/fr-en-additive" text="${kText}"></lookback-translator></section>`;
  const site = await host({ assets: true, pages: { '/': page('/lookback.js', own) } });
  await tab.goto(`${site.origin}/`);
  await translations(tab);
  expect(fetched(site, 'manifest.json')).toEqual([]);
  await expect(tab.locator('lookback-translator')).toContainText('法语');
  await tab.evaluate(() => document.querySelector('section')!.setAttribute('lang', 'en'));
  await expect(tab.locator('lookback-translator')).toContainText('French');
});
