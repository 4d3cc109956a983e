import { type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LookbackTranslator } from '../../web/src/elements/translator/lookback-translator';
import type { State } from '../../web/src/state/store';
import type { Translation } from '../../web/src/protocol/translation';

const kRepository = fileURLToPath(new URL('../..', import.meta.url));
export const kModel = 'fr-en-additive';

/** The module of dots of bytes; empty where the build had no compiler for it. */
export const kRelaxedDots = readFileSync(`${kRepository}build/wasm-release/relaxed-dots.wasm`);

/** Whether the page's engine multiplies with activations of seven bits: this browser has the instruction, we the module. */
async function hasRelaxedDots(page: Page): Promise<boolean> {
  const module = [...kRelaxedDots];
  return module.length > 0 && (await page.evaluate((bytes) => WebAssembly.validate(new Uint8Array(bytes)), module));
}

/** What the native command line makes of a text, with the same weights, and in the numbers that this page has. */
export async function translateNatively(page: Page, text: string): Promise<Translation> {
  return translateWith(text, (await hasRelaxedDots(page)) ? ['--relaxed-simd'] : []);
}

/** The same, with these flags. */
export function translateWith(text: string, flags: readonly string[]): Translation {
  const args = ['translate', '--json', '--options', '{}', '--model', `weights/${kModel}`, ...flags];
  const output = execFileSync(`${kRepository}build/native-release/wasm/lookback`, args, {
    cwd: kRepository,
    input: `${text}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return JSON.parse(output) as Translation;
}

/** Collects whatever a good page never says. */
export function listenForTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Said by the tests themselves (playwright.config.ts).
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') trouble.push(`request: ${request.url()}`);
  });
  return trouble;
}

/** The store's state, as the element shows it. */
export function stateOf(page: Page): Promise<State> {
  return page.evaluate(() => (document.querySelector('lookback-translator') as LookbackTranslator).state);
}

/** Milliseconds from one look to the next; not by frames, which a tab in the background does not draw. */
const kGlance = 50;

/** Waits until the model of this page is ready. */
export async function waitForModel(page: Page): Promise<void> {
  const isReady = () =>
    (document.querySelector('lookback-translator') as LookbackTranslator | null)?.state?.engine.phase === 'ready';
  await page.waitForFunction(isReady, undefined, { polling: kGlance, timeout: 120_000 });
}

/** Types a text as a person would replace it, and waits for its live translation. */
export async function translateInPage(page: Page, text: string): Promise<Translation> {
  // Escaped, because lone surrogates do not survive the way into the browser.
  await page.locator('textarea').evaluate((box: HTMLTextAreaElement, escaped) => {
    box.value = JSON.parse(escaped) as string;
    box.dispatchEvent(new Event('input'));
  }, JSON.stringify(text));
  const isDone = () => {
    const { answer, busy, text } = (document.querySelector('lookback-translator') as LookbackTranslator).state;
    return !busy && answer?.origin === 'live' && answer.text === text;
  };
  await page.waitForFunction(isDone, undefined, { polling: kGlance, timeout: 60_000 });
  return (await stateOf(page)).answer!.translation;
}

/** The words of a text, and "" for its end. */
export function wordsOf({ text, words }: { text: string; words: readonly { begin: number; end: number }[] }): string[] {
  return words.map(({ begin, end }) => text.slice(begin, end).trim());
}
