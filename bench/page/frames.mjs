// `node bench/page/frames.mjs [FOLDER]`: how long a frame takes while the pointer walks over a map of 60 × 60 cells, and
// while it is scrolled, in the built page (`dist`, or FOLDER). Only prints: a time is no verdict.
import { chromium } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { StaticHost } from './static-host.mjs';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url));
const kSize = 60;
const kFrames = 180;

/** Runs in the page: a map of the page's own element with made-up weights, and one movement a frame. */
async function walk([size, frames]) {
  const words = Array.from({ length: size }, (_, at) => `word${at}`);
  const labels = words.map((text, at) => ({ text, begin: at * 8, end: at * 8 + 7, isEnd: false, continues: false }));
  const weight = (row, column) => Math.exp(-Math.abs(row - column)) * 0.46;
  const values = words.flatMap((_, row) => words.map((__, column) => weight(row, column)));
  const map = document.createElement('lookback-heatmap');
  map.alignment = { rows: labels, columns: labels, matrix: { rows: size, columns: size, values } };
  map.addEventListener('point', ({ detail }) => (map.highlight = detail));
  document.body.replaceChildren(map);
  await map.updateComplete;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let i = 0; i < 10; ++i) await nextFrame();
  const cells = map.shadowRoot.querySelector('canvas.cells');
  const scroller = [...map.shadowRoot.querySelectorAll('*')].find((one) => one.scrollHeight > one.clientHeight + 20);
  const measure = async (move) => {
    const times = { frame: [], script: [] };
    let before = await nextFrame();
    for (let i = 0; i < frames; ++i) {
      const start = performance.now();
      move(i / frames);
      await map.updateComplete;
      times.script.push(performance.now() - start);
      const now = await nextFrame();
      times.frame.push(now - before);
      before = now;
    }
    return times;
  };
  const point = (part) => {
    const { left, top, width, height } = cells.getBoundingClientRect();
    const place = { clientX: left + width * part, clientY: top + height * (0.5 + 0.4 * Math.sin(part * 20)) };
    cells.dispatchEvent(
      new PointerEvent('pointermove', { ...place, bubbles: true, composed: true, pointerType: 'mouse' }),
    );
  };
  const scroll = (part) => (scroller ? (scroller.scrollTop = part * scroller.scrollHeight) : undefined);
  return { point: await measure(point), scroll: await measure(scroll), scrolled: scroller !== undefined };
}

function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => Number(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(2));
  return { median: at(0.5), p95: at(0.95), worst: at(1), over_16_7_ms: times.filter((time) => time > 17.5).length };
}

const host = new StaticHost(folder);
const address = await host.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await page.goto(address);
await page.waitForFunction(() => customElements.get('lookback-heatmap') !== undefined);
const { point, scroll, scrolled } = await page.evaluate(walk, [kSize, kFrames]);
const report = { cells: kSize * kSize, frames: kFrames };
for (const [name, { frame, script }] of Object.entries({ point, ...(scrolled && { scroll }) }))
  report[name] = { frame_ms: summary(frame), script_ms: summary(script) };
console.log(JSON.stringify(report, null, 2));
await browser.close();
host.stop();
