import { expect, type Page } from '@playwright/test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { kModel, waitForModel } from './support';

/** The page with everything inside, as somebody has it on a stick. */
export const kPageFile = fileURLToPath(new URL(`../../dist/downloads/lookback-${kModel}.html`, import.meta.url));
/** Would end the block of data that holds it, run, and leave a mark. */
export const kHostile =
  "Il dort. </script><script>document.title='hit'</script><img src=x onerror=\"document.title='hit'\">&#34;$&";

/** Everything that the page asks of anybody, itself and its own memory left out; and what its policy had to stop. */
export async function listenForRequests(page: Page): Promise<() => Promise<string[]>> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => asked.push(`error: ${error.message}`));
  await page.addInitScript(() => {
    const stopped: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => stopped.push(`stopped: ${event.blockedURI}`));
    Object.assign(window, { stopped });
  });
  const isOwn = (url: string) => /^(file:.*\.html(#.*)?$|blob:|data:|about:)/.test(url);
  const stopped = () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
  return async () => [...asked.filter((url) => !isOwn(url)), ...(await stopped())];
}

export async function openFromDisk(page: Page, path: string, link = ''): Promise<void> {
  await page.goto(pathToFileURL(path).href + link);
  // The page first unpacks itself.
  await page.locator('main lookback-translator').waitFor();
  await waitForModel(page);
}

/** A page that opened with the hostile sentence, and holds it as a sentence. */
export async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('textarea')).toHaveValue(kHostile);
  expect(await page.title()).not.toContain('hit');
  await expect(page.locator('body > img, head > img')).toHaveCount(0);
}
