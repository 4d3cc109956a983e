import type { View } from '../../state/store';
import { isLabView, loadLabViews } from './translator-lab';

/** What only some views need, fetched when one of them is opened: few readers open all of them. */
const kScripts: Partial<Readonly<Record<View, () => Promise<unknown>>>> = {
  lines: () => import('../heatmap/alignment-lines'),
  steps: () => import('../steps/step-pane'),
  compare: () => import('../compare/compare-pane'),
  length: () => import('../length/lookback-length'),
  'what-if': () => import('../what-if/lookback-what-if'),
  beam: () => import('../beam/lookback-beam'),
};

/** Brings a view's elements; a browser keeps what it has, and those already on the page come to life by themselves. */
export async function loadView(view: View): Promise<void> {
  await Promise.all([kScripts[view]?.(), isLabView(view) ? loadLabViews() : null]);
}

/** The quiet buttons under a picture: nothing waits for them, so they come once there is something to see. */
const kTools = [
  () => import('../heatmap/take-away'),
  () => import('../heatmap/weight-table'),
  () => import('./own-model'),
];

let tools = false;

export function bringTools(): void {
  if (tools) return;
  tools = true;
  // What fails now is asked for again with the next thing to see.
  for (const tool of kTools) tool().catch(() => (tools = false));
}

/** Everything else that may still be opened. */
const kRest = [
  loadLabViews,
  () => import('../heatmap/take-away-body'),
  () => import('../heatmap/look-form'),
  () => import('../compare/one-vector'),
  () => import('./model-files'),
  () => import('../../messages/zh-words'),
];

let brought = false;

/**
 * Brings all of it while nobody waits, once the model is there: a page that has translated must go on working when the
 * network does not. What fails now is asked for again when it is opened.
 */
export function bringTheRest(more: () => Promise<unknown>): void {
  if (brought) return;
  brought = true;
  const bring = () => void Promise.allSettled([...Object.values(kScripts), ...kRest, more].map((script) => script()));
  if ('requestIdleCallback' in window) requestIdleCallback(bring, { timeout: 2000 });
  else setTimeout(bring, 200);
}
