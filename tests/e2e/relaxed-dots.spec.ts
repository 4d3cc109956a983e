import { expect, test, type Page } from '@playwright/test';
import { kRelaxedDots, translateInPage, translateWith, waitForModel } from './support';

const bytes = [...kRelaxedDots];
const kSentence = "La souris a mangé le fromage que j'avais oublié sur la table.";

test.skip(bytes.length === 0, 'this machine has no compiler for relaxed SIMD, so the page goes without');

test('dots of bytes are exact in this browser, and write nothing but their sums', async ({ page }) => {
  await page.goto('/guide.html');
  const wrong = await page.evaluate((module) => {
    const memory = new WebAssembly.Memory({ initial: 4 });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(module)), { env: { memory } });
    const dots = exports['int8Dots'] as (...numbers: number[]) => void;
    const [rows, depth, columns] = [12, 768, 5];
    const [weightsAt, inputsAt, sumsAt] = [4096, 65_536, 131_072];
    const all = new Uint8Array(memory.buffer).fill(0xa5);
    const weights = new Int8Array(memory.buffer, weightsAt, rows * depth);
    const inputs = new Uint8Array(memory.buffer, inputsAt, columns * depth);
    const sums = new Int32Array(memory.buffer, sumsAt, rows * columns);
    let seed = 1;
    const random = (below: number) => ((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * below;
    const found: string[] = [];
    // Random numbers, then the largest of either sign: where a machine that adds pairs in 16 bits would overflow.
    for (const weight of [() => Math.floor(random(255)) - 127, () => 127, () => -127]) {
      weights.forEach((_, i) => (weights[i] = weight()));
      inputs.forEach((_, i) => (inputs[i] = Math.floor(random(128))));
      inputs.fill(127, 0, depth);
      dots(weightsAt, depth, rows, inputsAt, depth, columns, sumsAt);
      for (let c = 0; c < columns; ++c)
        for (let row = 0; row < rows; ++row) {
          let sum = 0;
          for (let i = 0; i < depth; ++i) sum += weights[row * depth + i]! * inputs[c * depth + i]!;
          if (sums[c * rows + row] !== sum) found.push(`${row}, ${c}: ${sums[c * rows + row]}, not ${sum}`);
        }
    }
    const inside = (at: number, view: ArrayBufferView) =>
      at >= view.byteOffset && at < view.byteOffset + view.byteLength;
    const strayed = all.findIndex(
      (byte, at) => byte !== 0xa5 && ![weights, inputs, sums].some((view) => inside(at, view)),
    );
    return strayed < 0 ? found : [...found, `wrote at ${strayed}`];
  }, bytes);
  expect(wrong).toEqual([]);
});

/** Has the page's worker run `script` before its own. */
async function inWorker(page: Page, script: string): Promise<void> {
  await page.route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

const kCount = `{
  const set = WebAssembly.Table.prototype.set;
  globalThis.placed = 0;
  WebAssembly.Table.prototype.set = function (...given) {
    globalThis.placed += 1;
    return set.apply(this, given);
  };
}`;
/** As a browser without relaxed SIMD answers; the module is known by its size. */
const kWithout = `{
  const validate = WebAssembly.validate;
  WebAssembly.validate = (bytes) => bytes.byteLength !== ${bytes.length} && validate(bytes);
}`;

for (const [about, script, placed, flags] of [
  ['with relaxed SIMD', kCount, 1, ['--relaxed-simd']],
  ['without it', kCount + kWithout, 0, []],
] as const)
  test(`the page computes the native program's numbers ${about}`, async ({ page }) => {
    await inWorker(page, script);
    await page.goto('/');
    await waitForModel(page);
    const inPage = await translateInPage(page, kSentence);
    const native = translateWith(kSentence, flags);
    expect(inPage.translation).toBe(native.translation);
    expect(inPage.sentences[0]!.hypotheses[0]!.logProbability).toBeCloseTo(
      native.sentences[0]!.hypotheses[0]!.logProbability,
      5,
    );
    expect(await page.workers()[0]!.evaluate(() => (globalThis as { placed?: number }).placed)).toBe(placed);
  });
