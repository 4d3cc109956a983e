import { html, type TemplateResult } from 'lit';
import { say } from '../../messages/messages';
import { late } from '../../protocol/late';
import type { Highlight, State, View } from '../../state/store';
import type { Place } from '../common/events';
import type { LookbackTranslator } from './lookback-translator';

/** The views beside map and lines: each its own element, set here into the translator. */
export const kLabViews = ['steps', 'what-if', 'beam'] as const;

export type LabView = (typeof kLabViews)[number];

export function isLabView(view: View): boolean {
  return (kLabViews as readonly View[]).includes(view);
}

type LabViews = Readonly<Record<LabView, (host: LookbackTranslator) => TemplateResult>>;

/** They come with the first of them that is opened. */
let labViews: LabViews | null = null;

export async function loadLabViews(): Promise<void> {
  labViews ??= (await late(() => import('./translator-lab-views'))).labViews;
}

/** The view on show, with a sentence that says what to try; null when it is the map or the lines. */
export function labView(host: LookbackTranslator): TemplateResult | null {
  const { view, answer, engine, sentence } = host.state;
  if (!isLabView(view)) return null;
  const problem = host.scripts.problem(view, host.language);
  if (problem) return problem;
  const shown = answer?.origin === 'live' && engine.info ? answer.translation.sentences[sentence] : undefined;
  if (!shown || !labViews) return html`<p class="instead">${say(host.language, `${view as LabView}.later`)}</p>`;
  return html`<p class="try">${say(host.language, `${view as LabView}.try`)}</p>
    ${labViews[view as LabView](host)}`;
}

/** Where both sentences are marked while nothing is pointed at. */
export function labHighlight({ view, steps: { position, source }, whatIf }: State): Highlight | null {
  if (view === 'steps') return { row: position, column: source, pinned: false };
  // Only while nothing was changed do the rows of both translations mean the same words.
  return view === 'what-if' && whatIf.changed === null && whatIf.row !== null
    ? { row: whatIf.row, column: null, pinned: false }
    : null;
}

/** A click on a word of either sentence, in a view that has a use of its own for it. */
export function labPin({ state, actions }: LookbackTranslator, { row, column }: Place): boolean {
  if (state.view !== 'steps' && state.view !== 'what-if') return false;
  if (state.view === 'what-if') {
    if (row !== null && state.whatIf.changed === null) actions?.whatIf.setRow(row);
    return true;
  }
  if (row !== null) actions?.setSteps({ position: row });
  if (column !== null) actions?.setSteps({ source: column });
  return true;
}
