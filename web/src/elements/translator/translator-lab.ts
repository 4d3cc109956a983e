import { html, type TemplateResult } from 'lit';
import { say } from '../../messages/messages';
import type { BeamSettings } from '../../protocol/beam-settings';
import { kNoEdit, type Edit } from '../../protocol/what-if';
import type { Highlight, State, View } from '../../state/store';
import type { Place } from '../common/events';
import type { LookbackTranslator } from './lookback-translator';
import { noteText } from './translator-input';

/** The views beside map and lines: each its own element, set here into the translator. */
export const kLabViews = ['steps', 'what-if', 'beam'] as const;

type LabView = (typeof kLabViews)[number];

export function isLabView(view: View): boolean {
  return (kLabViews as readonly View[]).includes(view);
}

/** The view on show, with a sentence that says what to try; null when it is the map or the lines. */
export function labView(host: LookbackTranslator): TemplateResult | null {
  if (!isLabView(host.state.view)) return null;
  const { view, answer, engine, sentence } = host.state;
  const shown = answer?.origin === 'live' && engine.info ? answer.translation.sentences[sentence] : undefined;
  if (!shown) return html`<p class="instead">${say(host.language, `${view as LabView}.later`)}</p>`;
  return html`<p class="try">${say(host.language, `${view as LabView}.try`)}</p>
    ${view === 'steps' ? steps(host) : view === 'beam' ? beam(host) : whatIf(host)}`;
}

function steps(host: LookbackTranslator) {
  const { state, actions, language } = host;
  return html`<lookback-steps
    .sentence=${state.answer!.translation.sentences[state.sentence]!}
    .info=${state.engine.info}
    .position=${state.steps.position}
    .source=${state.steps.source}
    .explanation=${state.steps.explanation}
    .failure=${state.steps.failure}
    .names=${state.steps.names}
    .language=${language}
    .sourceLanguage=${host.modelReads()}
    .targetLanguage=${host.modelWrites()}
    @step=${(event: CustomEvent<number>) => actions?.setSteps({ position: event.detail })}
    @look=${(event: CustomEvent<number>) => actions?.setSteps({ source: event.detail })}
    @names=${(event: CustomEvent<boolean>) => actions?.setSteps({ names: event.detail })}
  ></lookback-steps>`;
}

function whatIf(host: LookbackTranslator) {
  const { state, actions, language } = host;
  const { whatIf } = state;
  const act = actions?.whatIf;
  return html`<lookback-what-if
    .sentence=${state.answer!.translation.sentences[state.sentence]!}
    .changed=${whatIf.changed}
    .edit=${whatIf.edit}
    .canUndo=${whatIf.past.length > 0}
    .row=${whatIf.row}
    .mode=${whatIf.mode}
    .own=${whatIf.own}
    .judged=${whatIf.judged}
    .busy=${whatIf.busy}
    .trial=${whatIf.trial}
    .linkable=${host.page !== ''}
    .note=${whatIf.note ? noteText(host, whatIf.note) : ''}
    .language=${language}
    .sourceLanguage=${host.modelReads()}
    .targetLanguage=${host.modelWrites()}
    @edit=${({ detail }: CustomEvent<{ edit: Edit; grows: boolean }>) => act?.edit(detail.edit, detail.grows)}
    @undo=${() => act?.undo()}
    @reset=${() => act?.reset()}
    @row=${(event: CustomEvent<number | null>) => act?.setRow(event.detail)}
    @mode=${(event: CustomEvent<'change' | 'own'>) => act?.setMode(event.detail)}
    @own=${(event: CustomEvent<string>) => act?.setOwn(event.detail)}
    @try-all=${() => void act?.tryAll()}
  ></lookback-what-if>`;
}

function beam(host: LookbackTranslator) {
  const { state, actions, language } = host;
  const goOn = (prefix: readonly number[]) => {
    actions?.setView('what-if');
    actions?.whatIf.edit({ ...kNoEdit, prefix });
    actions?.whatIf.setRow(prefix.length > 0 ? prefix.length - 1 : null);
  };
  return html`<lookback-beam
    .searched=${state.beam.searched}
    .info=${state.engine.info}
    .settings=${state.beam.settings}
    .node=${state.beam.node}
    .opened=${state.beam.opened}
    .note=${state.beam.note ? noteText(host, state.beam.note) : ''}
    .language=${language}
    .sourceLanguage=${host.modelReads()}
    .targetLanguage=${host.modelWrites()}
    @settings=${(event: CustomEvent<BeamSettings>) => actions?.beam.set(event.detail)}
    @open=${(event: CustomEvent<number | null>) => actions?.beam.choose(event.detail)}
    @go-on=${(event: CustomEvent<readonly number[]>) => goOn(event.detail)}
  ></lookback-beam>`;
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
