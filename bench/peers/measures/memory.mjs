// Whether memory stays where it is: a page of its own with our engine alone, and a thousand translations.

const kTranslations = 1000;
const kParts = 4;

export async function measureMemory(page, sentences, options) {
  const translate = async (count) => {
    const chosen = Array.from({ length: count }, (_, i) => sentences[i % sentences.length]);
    await page.call('ours', 'time', { sentences: chosen, options });
  };
  // The browser does not count the module's own memory.
  const held = async () => ({ page: await page.memory(), module: await page.call('ours', 'moduleBytes') });
  // Whatever is needed once (arenas, compiled code) is there after every sentence was met.
  await translate(2 * sentences.length);
  const bytes = [await held()];
  for (let part = 0; part < kParts; ++part) {
    await translate(kTranslations / kParts);
    bytes.push(await held());
  }
  const growth = (what) => bytes.at(-1)[what] / bytes[0][what];
  return { translations: kTranslations, bytes, growth: { page: growth('page'), module: growth('module') } };
}
