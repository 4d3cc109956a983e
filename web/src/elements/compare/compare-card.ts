import { html, nothing } from 'lit';
import { formatBytes, formatCount, formatTime, say, type Language } from '../../messages/messages';
import type { Look } from '../../protocol/look';
import type { Hypothesis, SentenceTranslation } from '../../protocol/translation';
import type { Mind } from '../../state/comparison';
import { withoutEnd } from '../../views/alignment-look';
import { alignmentOf, columnOf, labelsOf, type Unit } from '../../views/alignment-view';
import { formatNumber } from '../../views/arithmetic';
import { samePlace } from '../../views/same-place';
import type { Place } from '../common/events';
import '../heatmap/lookback-heatmap';
import { modelArrival } from '../common/model-arrival';
import { modelHint, modelName } from '../common/model-names';
import './one-vector';
import '../common/token-row';

/** Where the reader points, and in whose map. */
export interface Pointed {
  readonly model: string;
  readonly place: Place;
  readonly pinned: boolean;
}

export interface CardLook {
  readonly language: Language;
  readonly unit: Unit;
  readonly look: Look;
  readonly sentence: number;
  readonly pointed: Pointed | null;
  readonly minds: readonly Mind[];
  readonly fetch: (id: string) => void;
}

/** One model: what it wrote, where it looked, what that cost; or how to get it. */
export function compareCard(mind: Mind, card: CardLook) {
  const { entry, busy } = mind;
  const { language } = card;
  return html`<article
    class=${busy ? 'mind busy' : 'mind'}
    data-model=${entry.id}
    aria-label=${modelName(language, entry)}
    aria-busy=${busy ? 'true' : 'false'}
  >
    <h2 title=${modelHint(language, entry)}>${modelName(language, entry)}</h2>
    ${mind.phase === 'ready' ? answer(mind, card) : modelArrival(mind, card)}
  </article>`;
}

function answer(mind: Mind, card: CardLook) {
  const { translation } = mind;
  const found = sentenceOf(mind, card.sentence);
  if (!translation || !found) return html`<p class="quiet">${say(card.language, 'target.empty')}</p>`;
  const [sentence, hypothesis] = found;
  return html`${written(mind, hypothesis, card)} ${picture(mind, sentence, card)} ${numbers(mind, hypothesis, card)}`;
}

function sentenceOf({ translation }: Mind, index: number): readonly [SentenceTranslation, Hypothesis] | null {
  const sentences = translation?.sentences ?? [];
  const sentence = sentences[Math.min(index, sentences.length - 1)];
  const hypothesis = sentence?.hypotheses[0];
  return sentence && hypothesis ? [sentence, hypothesis] : null;
}

function written(mind: Mind, { target, wordAlignment, alignment }: Hypothesis, card: CardLook) {
  const { unit, language, pointed } = card;
  const here = placeIn(mind, card);
  const matrix = unit === 'words' ? wordAlignment : alignment;
  const shade = matrix && here && here.row === null && here.column !== null ? columnOf(matrix, here.column) : null;
  return html`<lookback-tokens
    axis="row"
    .labels=${labelsOf(target, unit)}
    .text=${target.text}
    .weights=${shade}
    .active=${here?.row ?? null}
    .pinned=${pointed?.pinned ?? false}
    .language=${language}
    .name=${say(language, 'compare.wrote', { model: modelName(language, mind.entry) })}
    text-language=${mind.entry.target}
  ></lookback-tokens>`;
}

function picture(mind: Mind, sentence: SentenceTranslation, card: CardLook) {
  const { language, unit, look } = card;
  const hypothesis = sentence.hypotheses[0]!;
  const whole = alignmentOf(sentence, hypothesis, unit);
  if (!whole) {
    return html`<p class="quiet">${say(language, 'map.none')}</p>
      <lookback-vector
        .source=${labelsOf(sentence.source, unit)}
        .target=${labelsOf(hypothesis.target, unit)}
        .size=${mind.info ? 2 * mind.info.encoderSize : 0}
        .language=${language}
      ></lookback-vector>`;
  }
  return html`<lookback-heatmap
    .alignment=${look.hideEnd ? withoutEnd(whole) : whole}
    .highlight=${placeIn(mind, card)}
    .look=${look}
    .language=${language}
    .unit=${unit}
    .sourceLanguage=${mind.entry.source}
    .targetLanguage=${mind.entry.target}
  ></lookback-heatmap>`;
}

/** The place pointed at, in this mind's own words. */
function placeIn(mind: Mind, { pointed, minds, sentence, unit }: CardLook): Place | null {
  if (!pointed) return null;
  if (pointed.model === mind.entry.id) return pointed.place;
  const other = minds.find(({ entry }) => entry.id === pointed.model);
  const [from, to] = [other && sentenceOf(other, sentence), sentenceOf(mind, sentence)];
  if (!from || !to) return null;
  const sides = ([{ source }, { target }]: readonly [SentenceTranslation, Hypothesis]) => ({
    rows: labelsOf(target, unit),
    columns: labelsOf(source, unit),
  });
  return samePlace(pointed.place, sides(from), sides(to));
}

function numbers({ entry, info, translation }: Mind, { logProbability }: Hypothesis, { language }: CardLook) {
  const row = (key: 'probability' | 'time' | 'parameters' | 'bytes' | 'bleu', value: string) =>
    html`<div title=${say(language, `compare.${key}.hint`)}>
      <dt>${say(language, `compare.${key}`)}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl>
    ${row('probability', formatNumber(logProbability, 2))}
    ${row('time', say(language, 'model.milliseconds', { ms: formatTime(translation!.milliseconds) }))}
    ${info ? row('parameters', formatCount(language, info.parameters)) : nothing}
    ${row('bytes', formatBytes(entry.bytes))} ${entry.bleu === undefined ? nothing : row('bleu', entry.bleu.toFixed(1))}
  </dl>`;
}
