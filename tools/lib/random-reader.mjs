// Somebody who does anything at all in the lab, the same for the same seed.

const sentences = [
  "Il m'a entarté.",
  'Elle a une voiture rouge.',
  'Je ne sais pas où il est.',
  "L'accord sur la zone économique européenne a été signé en août 1992.",
  'Le petit garçon a mangé toutes les pommes de son grand-père.',
  'Pourquoi riez-vous ? Je suis très sérieux ! Demain, nous irons au marché.',
  '😀 bonjour 深度学习 <b>42 %</b>',
];
const views = ['map', 'lines', 'steps', 'compare', 'length', 'what-if', 'beam'];
const looks = ['viridis', 'greys.strongest', 'swapped.no-end', 'numbers.zoom-150', 'over-30'];

/** Numbers that repeat, in [0, 1): mulberry32. */
export function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const stateOf = (page) => page.evaluate(() => document.querySelector('lookback-translator').state);

/** Waits for the live answer to whatever stands in the box. */
export async function settled(page) {
  await page.waitForFunction(
    () => {
      const { busy, answer, text } = document.querySelector('lookback-translator').state;
      return !busy && (text.trim() === '' || (answer?.origin === 'live' && answer.text === text));
    },
    undefined,
    { timeout: 120_000 },
  );
}

async function goTo(page, parts) {
  await page.evaluate((hash) => (location.hash = hash), new URLSearchParams(parts).toString());
}

/** Always the same sentence in the same view: what is counted there can be compared. */
export async function comeHome(page) {
  await page.keyboard.press('Escape');
  await goTo(page, { view: 'map', text: sentences[0] });
  await settled(page);
}

/** Where to write; the view of lengths has sentences of its own instead. */
async function field(page) {
  if ((await stateOf(page)).view === 'length') await comeHome(page);
  return page.locator('textarea');
}

async function takeAway(page, { pick }) {
  if (!['map', 'lines'].includes((await stateOf(page)).view)) await comeHome(page);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await page.getByRole('button', { name: pick(['SVG', 'PNG', 'CSV', 'JSON']), exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await (await download).delete();
  await page.keyboard.press('Escape');
}

async function wander(page, { below }) {
  const [width, height] = [1280, 720];
  for (let at = 0; at < 5; ++at) await page.mouse.move(below(width), below(height));
}

const actions = [
  async (page, { pick }) => (await field(page)).fill(pick(sentences)),
  async (page, { pick }) => (await field(page)).pressSequentially(` ${pick(['chat', 'noir', 'dort', 'ici'])}`),
  async (page, { pick }) => goTo(page, { view: pick(views) }),
  async (page, { pick }) =>
    goTo(page, { view: pick(['map', 'lines']), look: pick(looks), unit: pick(['words', 'pieces']) }),
  async (page, { pick }) => goTo(page, { view: 'what-if', begin: pick(['She', 'They have', '~437']) }),
  async (page, { pick }) => goTo(page, { view: 'what-if', weights: '1:.5_.5', piece: pick(['1', '2']) }),
  async (page, { below }) => goTo(page, { view: 'beam', width: String(1 + below(8)), length: '0.6' }),
  async (page, { below }) => goTo(page, { view: 'steps', step: String(1 + below(6)) }),
  takeAway,
  wander,
];

function chanceOf(random) {
  const below = (limit) => Math.floor(random() * limit);
  return { below, pick: (list) => list[below(list.length)] };
}

/** Every view and every action once: what is fetched and made at its first use is no growth. */
export async function seeEverything(page, random) {
  for (const view of views) {
    await goTo(page, { view });
    await page.waitForTimeout(500);
  }
  for (const action of actions) await action(page, chanceOf(random));
}

/** One thing after another, until `end` (Date.now()); gives how many they were. */
export async function readAtRandom(page, random, end) {
  const { below, pick } = chanceOf(random);
  let done = 0;
  for (; Date.now() < end; ++done) {
    await pick(actions)(page, { below, pick });
    if (below(3) > 0) await page.waitForTimeout(below(200));
  }
  return done;
}
