import type { View } from '../../state/store';

/** What only some views need, fetched when one of them is opened: few readers open all of them. */
const kScripts: Partial<Readonly<Record<View, () => Promise<unknown>>>> = {
  lines: () => import('../heatmap/alignment-lines'),
  steps: () => import('../steps/lookback-steps'),
  compare: () => import('../compare/lookback-compare'),
  length: () => import('../length/lookback-length'),
  'what-if': () => import('../what-if/lookback-what-if'),
  beam: () => import('../beam/lookback-beam'),
};

/** Brings a view's elements; a browser keeps what it has, and those already on the page come to life by themselves. */
export async function loadView(view: View): Promise<void> {
  await kScripts[view]?.();
}
