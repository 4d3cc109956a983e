import { html, nothing } from 'lit';
import { languageName, say } from '../../messages/messages';
import type { ModelEntry } from '../../protocol/model-entry';
import type { Hypothesis, SentenceTranslation, TokenizedText } from '../../protocol/translation';
import { columnOf, labelsOf, rowOf, type Alignment } from '../../views/alignment-view';
import type { LookbackTranslator } from './lookback-translator';
import { modelName } from '../common/model-names';
import { isLabView } from './translator-lab';

/** Longer than this and the translation is set smaller, so that one screen holds it. */
const kLongText = 70;

/** Both sentences, word by word; or why there are none. */
export function translatorSentences(host: LookbackTranslator, alignment: Alignment | null) {
  const { answer, sentence: index, busy } = host.state;
  const sentence = answer?.translation.sentences[index];
  const hypothesis = sentence?.hypotheses[0];
  if (!answer || !sentence || !hypothesis) return nothingYet(host);
  const live = answer.origin === 'live';
  return html`<div class=${busy || otherModel(host) ? 'sentences busy' : 'sentences'} data-origin=${answer.origin}>
    ${source(host, sentence, alignment)} ${target(host, hypothesis, alignment)}
    <p class="unseen" role="status" lang=${host.modelWrites()}>${live ? answer.translation.translation : ''}</p>
  </div>`;
}

function nothingYet({ state, language }: LookbackTranslator) {
  const failed = state.engine.phase === 'failed';
  const key = failed ? 'target.failed' : state.engine.phase === 'ready' ? 'target.busy' : 'target.waiting';
  const empty = state.text.trim() === '' || (state.engine.phase === 'ready' && !state.busy);
  return html`<p class="waiting">${say(language, empty ? 'target.empty' : key)}</p>`;
}

function source(host: LookbackTranslator, sentence: SentenceTranslation, alignment: Alignment | null) {
  const { language } = host;
  const { row = null, column = null } = host.highlight ?? {};
  const name = say(language, 'source.label', { language: languageName(language, host.modelReads()) });
  // A step's weights stay on show while one of its source words is looked into.
  const whole = column === null || isLabView(host.state.view);
  const weights = alignment && row !== null && whole ? rowOf(alignment.matrix, row) : null;
  return html`<div class="heading">
      <h2>${name}</h2>
      ${pager(host)}
    </div>
    ${tokens(host, sentence.source, { side: 'source', name, weights, active: column })}`;
}

function target(host: LookbackTranslator, hypothesis: Hypothesis, alignment: Alignment | null) {
  const { language, state } = host;
  const { row = null, column = null } = host.highlight ?? {};
  const name = say(language, 'target.label', { language: languageName(language, host.modelWrites()) });
  const weights = alignment && column !== null && row === null ? columnOf(alignment.matrix, column) : null;
  return html`<div class="heading">
      <h2>${name}</h2>
      ${badge(host)}
    </div>
    ${tokens(host, hypothesis.target, { side: 'target', name, weights, active: row })}
    ${hypothesis.finished || state.busy ? nothing : html`<p class="quiet">${say(language, 'target.unfinished')}</p>`}`;
}

interface Side {
  readonly side: 'source' | 'target';
  readonly name: string;
  readonly weights: readonly number[] | null;
  readonly active: number | null;
}

function tokens(host: LookbackTranslator, text: TokenizedText, { side, name, weights, active }: Side) {
  const { language } = host;
  const long = side === 'target' && text.text.length > kLongText;
  return html`<lookback-tokens
    class=${long ? `${side} long` : side}
    axis=${side === 'source' ? 'column' : 'row'}
    .labels=${labelsOf(text, host.shownUnit)}
    .text=${text.text}
    .weights=${weights}
    .active=${active}
    .pinned=${host.highlight?.pinned ?? false}
    .language=${language}
    .name=${name}
    text-language=${side === 'source' ? host.modelReads() : host.modelWrites()}
  ></lookback-tokens>`;
}

/** The model whose answer is on show, where it is not the chosen one. */
function otherModel({ state }: LookbackTranslator): ModelEntry | undefined {
  const by = state.answer?.translation.model;
  return by === state.model ? undefined : state.models.find(({ id }) => id === by);
}

function badge(host: LookbackTranslator) {
  const { state, language } = host;
  const other = otherModel(host);
  if (other && state.answer?.origin === 'live') {
    return html`<span class="badge">${say(language, 'answer.other', { model: modelName(language, other) })}</span>`;
  }
  if (state.answer?.origin !== 'shipped') return nothing;
  const failed = state.engine.phase === 'failed';
  return html`<span class="badge">${say(language, failed ? 'answer.shipped.failed' : 'answer.shipped')}</span>`;
}

function pager({ state, language, actions }: LookbackTranslator) {
  const count = state.answer?.translation.sentences.length ?? 0;
  if (count < 2) return nothing;
  const number = state.sentence + 1;
  const button = (key: 'sentence.previous' | 'sentence.next', sign: string, to: number) =>
    html`<button
      type="button"
      ?disabled=${to < 0 || to >= count}
      aria-label=${say(language, key)}
      @click=${() => actions?.setSentence(to)}
    >
      ${sign}
    </button>`;
  return html`<div class="pager">
    ${button('sentence.previous', '‹', state.sentence - 1)}
    <span>${say(language, 'sentence.pick', { number, count })}</span>
    ${button('sentence.next', '›', state.sentence + 1)}
  </div>`;
}
