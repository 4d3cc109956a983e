import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Language } from '../../messages/messages';
import type { View } from '../../state/store';
import { LateScript } from '../common/late-script';
import { loadLabViews } from './translator-lab';

/** A view; what a model without attention has in place of a map; the quiet buttons under a picture. */
export type Part = View | 'vector' | 'tools';

/** What only some views need, fetched when one of them is opened: few readers open all of them. */
const kScripts: Partial<Readonly<Record<Part, () => Promise<unknown>>>> = {
  lines: () => import('../heatmap/alignment-lines'),
  steps: () => Promise.all([import('../steps/step-pane'), loadLabViews()]),
  compare: () => import('../compare/compare-pane'),
  length: () => import('../length/lookback-length'),
  'what-if': () => Promise.all([import('../what-if/lookback-what-if'), loadLabViews()]),
  beam: () => Promise.all([import('../beam/lookback-beam'), loadLabViews()]),
  vector: () => import('../compare/one-vector'),
  // Nothing waits for them, so they come once there is something to see.
  tools: () => Promise.all([import('../heatmap/take-away'), import('../heatmap/weight-table'), import('./own-model')]),
};

/** What a translator has fetched of this. A browser keeps what it has, and elements that stand there come to life. */
export class ViewScripts {
  private readonly parts = new Map<Part, LateScript<unknown>>();

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {}

  /** Brings a part; what did not come before is asked for again. */
  open(part: Part): void {
    const script = kScripts[part];
    if (!script) return;
    if (!this.parts.has(part)) this.parts.set(part, new LateScript(this.host, script));
    void this.parts.get(part)!.ask();
  }

  /** Brings a part that is needed all the time; what did not come waits for the reader to ask again. */
  need(part: Part): void {
    if (!this.parts.has(part)) this.open(part);
  }

  /** In place of a part that did not come: that it did not, and how to ask for it again. */
  problem(part: Part, language: Language): TemplateResult | null {
    return this.parts.get(part)?.problem(language) ?? null;
  }
}

/** Everything else that may still be opened. */
const kRest = [
  () => import('../heatmap/take-away-body'),
  () => import('../heatmap/look-form'),
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
