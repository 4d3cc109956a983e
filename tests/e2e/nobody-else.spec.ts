import { expect, test, type Page } from '@playwright/test';
import { stateOf, waitForModel } from './support';

/** All that anything of these pages asks of anybody, and what their policy had to stop. */
async function listen(
  page: Page,
): Promise<{ readonly strangers: string[]; readonly stopped: () => Promise<string[]> }> {
  const strangers: string[] = [];
  page.context().on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && hostname !== 'localhost') strangers.push(request.url());
  });
  await page.addInitScript(() => {
    const all: string[] = [];
    Object.assign(globalThis, { stopped: all });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      all.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  const stopped = () => page.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped);
  return { strangers, stopped };
}

/** Every page runs under a policy of its own that begins with nothing at all. */
async function checkPolicy(page: Page): Promise<void> {
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
}

/** Brings everything into view, since what is not seen is not fetched. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += 500) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

test('the lab asks nobody else in any of its views', async ({ page }) => {
  const { strangers, stopped } = await listen(page);
  await page.goto('./');
  await waitForModel(page);
  await checkPolicy(page);
  for (const view of ['lines', 'steps', 'compare', 'length', 'what-if', 'beam', 'map']) {
    await page.evaluate((hash) => (location.hash = hash), `#view=${view}`);
    await expect.poll(async () => (await stateOf(page)).view).toBe(view);
    await readThrough(page);
  }
  expect(strangers).toEqual([]);
  expect(await stopped()).toEqual([]);
});

const kFrames = ['translator', 'heatmap', 'steps', 'compare', 'lesson'].map((show) => `embed.html?show=${show}`);
for (const path of ['lesson.html', 'models.html', 'guide.html', ...kFrames]) {
  test(`${path} asks nobody else`, async ({ page }) => {
    const { strangers, stopped } = await listen(page);
    await page.goto(path);
    await checkPolicy(page);
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);
    expect(await stopped()).toEqual([]);
  });
}

test('a script that wanted to ask somebody else is stopped by the policy, and would be seen here', async ({ page }) => {
  const { stopped } = await listen(page);
  await page.goto('./');
  const outcome = await page.evaluate(() =>
    fetch('https://example.invalid/').then(String, (error: Error) => error.name),
  );
  expect(outcome).toBe('TypeError');
  expect(await stopped()).toEqual(['connect-src: https://example.invalid/']);
});
