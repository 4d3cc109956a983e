// The core path in a Safari-like engine: the built page opens, takes a sentence, translates it, and draws where it looked.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { root } from '../../tools/lib/shell.mjs';
import { serveFolder } from './static-host.mjs';
import { WebKit } from './web-driver.mjs';

const text = 'Le chat noir dort.';
const translator = `const element = document.querySelector('lookback-translator');`;
let site;
let webkit;

before(async () => {
  site = await serveFolder(join(root, 'dist'));
  webkit = await WebKit.start();
});

after(async () => {
  await webkit?.close();
  await site?.close();
});

/** The state of the page when this text has its live answer. */
function translated(wanted) {
  const script = `${translator} const { answer, busy } = element?.state ?? {};
    return !busy && answer?.origin === 'live' && answer.text === arguments[0]
      ? JSON.stringify(answer.translation) : 'null';`;
  return webkit.until(async () => JSON.parse(await webkit.run(script, wanted)), `a translation of ${wanted}`);
}

/** The colours of the map on show, each with how many points have it. */
function colours() {
  return webkit.run(`${translator}
    const canvas = element.shadowRoot.querySelector('lookback-heatmap').shadowRoot.querySelector('canvas.cells');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const counts = {};
    for (let at = 0; at < data.length; at += 4) {
      const colour = data.slice(at, at + 3).join();
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    return counts;`);
}

test('WebKit types a sentence, gets its translation, and draws a map of it', async () => {
  await webkit.open(`${site.origin}/`);
  const box = await webkit.until(
    () => webkit.run(`${translator} return element?.shadowRoot?.querySelector('textarea');`),
    'a box to type in',
  );
  await webkit.run(`${translator} element.clear();`);
  await webkit.type(box, text);
  const { translation, sentences } = await translated(text);
  assert.match(translation, /black cat/i);

  const [{ source, hypotheses }] = sentences;
  const { target, wordAlignment } = hypotheses[0];
  const words = ({ text: whole, words: parts }) => parts.map(({ begin, end }) => whole.slice(begin, end).trim());
  assert.ok(words(source).includes('chat') && words(target).includes('cat'));
  assert.deepEqual([wordAlignment.rows, wordAlignment.columns], [target.words.length, source.words.length]);

  const drawn = await webkit.until(async () => {
    const found = Object.entries(await colours()).filter(([, points]) => points > 50);
    return found.length > 5 && found;
  }, 'a map with colours');
  // Strong weights are dark blue, weak ones pale.
  const light = drawn.map(([colour]) => colour.split(',').reduce((sum, part) => sum + Number(part), 0));
  assert.ok(Math.max(...light) - Math.min(...light) > 250, drawn.join(' '));
});

test('WebKit opens every other page of the site without an error', async () => {
  for (const [page, ready] of [
    ['lesson.html', `document.querySelector('lesson-blackboard')?.shadowRoot?.querySelector('*')`],
    ['models.html', `document.querySelector('section.card')`],
    ['guide.html', `document.querySelector('.live lookback-heatmap')?.shadowRoot?.querySelector('.frame')`],
    ['embed.html?show=heatmap&source=a&target=b&weights=1', `document.querySelector('lookback-heatmap')?.shadowRoot`],
  ]) {
    await webkit.open(`${site.origin}/${page}`);
    await webkit.until(() => webkit.run(`return Boolean(${ready});`), page);
  }
});
