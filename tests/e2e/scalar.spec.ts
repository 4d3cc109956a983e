import { expect, test } from '@playwright/test';
import { listenForTrouble, translateInPage, translateWith, waitForModel } from './support';

const kSentence = "La souris a mangé le fromage que j'avais oublié sur la table.";

/** As a browser answers that does not know an instruction: WebAssembly with this byte in it is not valid. */
const without = (byte: number) => `{
  const validate = WebAssembly.validate;
  WebAssembly.validate = (bytes) => !new Uint8Array(bytes).includes(${byte}) && validate(bytes);
}`;

for (const [what, byte] of [
  ['SIMD', 0xfd],
  ['exceptions of WebAssembly', 0x19],
] as const)
  test(`a browser without ${what} translates with the scalar engine, to the same numbers`, async ({ page }) => {
    const trouble = listenForTrouble(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(without(byte));
    await page.route(/worker[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${without(byte)}\n${await response.text()}` });
    });
    await page.goto('/');
    await waitForModel(page);
    const inPage = await translateInPage(page, kSentence);
    const native = translateWith(kSentence, []);
    expect(inPage.translation).toBe(native.translation);
    expect(inPage.sentences[0]!.hypotheses[0]!.logProbability).toBeCloseTo(
      native.sentences[0]!.hypotheses[0]!.logProbability,
      5,
    );
    const engine = asked
      .filter((path) => /\/(scalar-)?worker-|\.wasm$/.test(path))
      .map((path) => path.split('/').at(-1));
    expect(engine.every((name) => name!.includes('scalar')) && engine.length, engine.join()).toBe(2);
    expect(trouble).toEqual([]);
  });
