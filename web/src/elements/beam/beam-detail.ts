import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../messages/messages';
import { joinPieces } from '../../protocol/byte-pieces';
import type { BeamNode, Hypothesis, SentenceTranslation } from '../../protocol/translation';
import { alignmentOf, type Alignment } from '../../views/alignment-view';
import { formatNumber } from '../../views/arithmetic';
import { lengthPenalty, pathTo, withoutLastRow } from '../../views/beam-tree';
import { withFewMarks } from '../../views/few-marks';
import { settingOf } from './beam-settings';
import { ownMap } from '../heatmap/own-map';
import type { LookbackBeam } from './lookback-beam';

/** The hypothesis that is open: its words, its score as arithmetic, its own map. */
export function beamDetail(host: LookbackBeam) {
  const { language } = host;
  const at = host.node ?? host.best;
  const node = at === null ? undefined : host.trace[at];
  const sentence = host.node === null ? host.searched : host.opened;
  const hypothesis = sentence?.hypotheses[0];
  if (!node) return nothing;
  return html`<div class="panes">
    <section aria-label=${say(language, 'beam.open')}>
      <h3>${say(language, host.node === null ? 'beam.best' : 'beam.open')}</h3>
      <p class="text" lang=${host.targetLanguage || nothing} dir="auto">${written(host, at!)}</p>
      <p class="quiet">${say(language, `beam.state.${node.state}`)}</p>
      ${score(host, node)}
      ${
        hypothesis && host.node !== null
          ? html`<p>
              <button type="button" @click=${() => goOn(host, hypothesis, node)}>${say(language, 'beam.goOn')}</button>
            </p>`
          : nothing
      }
      ${others(host)}
    </section>
    ${sentence && hypothesis ? map(host, alignmentAt(host, sentence, hypothesis)) : html`<p class="quiet">${say(language, 'beam.opening')}</p>`}
  </div>`;
}

/** The pieces on the way to a node, put together as they are written. */
function written(host: LookbackBeam, at: number): string {
  const pieces = pathTo(host.trace, at).map((index) => host.trace[index]!.piece);
  const isEnded = pieces.at(-1) === '</s>';
  const text = withFewMarks(joinPieces(pieces.filter((piece) => piece !== '</s>')));
  return isEnded ? `${text} ⟂` : `${text} …`;
}

/** log P / lp + cp, with this hypothesis' numbers. */
function score(host: LookbackBeam, { totalLogProbability, score: ranked, step }: BeamNode) {
  const alpha = settingOf(host, 'lengthPenalty');
  const divisor = lengthPenalty(step, alpha);
  const coverage = ranked - totalLogProbability / divisor;
  const isCovered = host.info?.scorer !== 'none' && settingOf(host, 'coveragePenalty') > 0;
  return html`<p class="sum">
    ${say(host.language, 'beam.score')} = ${formatNumber(totalLogProbability)} / ((5 + ${step}) / 6)<sup
      >${alpha.toFixed(1)}</sup
    >
    ${isCovered ? html`+ (${formatNumber(coverage)})` : nothing} = ${formatNumber(totalLogProbability)} /
    ${formatNumber(divisor)} ${isCovered ? html`+ (${formatNumber(coverage)})` : nothing} =
    <b>${formatNumber(ranked)}</b>
  </p>`;
}

/** The best ends, so that one sees what the settings decide between. */
function others(host: LookbackBeam) {
  const hypotheses = host.searched!.hypotheses;
  if (hypotheses.length < 2) return nothing;
  return html`<h3>${say(host.language, 'beam.ranking')}</h3>
    <ol lang=${host.targetLanguage || nothing}>
      ${hypotheses.map(
        ({ target, score: ranked }) =>
          html`<li>
            <bdi>${withFewMarks(target.text) || '⟂'}</bdi> <span class="number">${formatNumber(ranked)}</span>
          </li>`,
      )}
    </ol>`;
}

/** A node's words go on in the what-if view; of a forced decoding only what the node itself has written. */
function goOn(host: LookbackBeam, { target }: Hypothesis, { step, piece }: BeamNode): void {
  host.goOn(target.tokens.slice(0, piece === '</s>' ? step - 1 : step));
}

/** Where a hypothesis looked. Forced decoding adds an end, which a hypothesis that did not end has not written. */
function alignmentAt(host: LookbackBeam, sentence: SentenceTranslation, hypothesis: Hypothesis): Alignment | null {
  const alignment = alignmentOf(sentence, hypothesis, 'pieces');
  const isEnded = host.node === null || host.trace[host.node]!.piece === '</s>';
  return alignment && !isEnded ? withoutLastRow(alignment) : alignment;
}

function map(host: LookbackBeam, alignment: Alignment | null): TemplateResult {
  return alignment ? ownMap(host, alignment) : html`<p class="quiet">${say(host.language, 'map.none')}</p>`;
}
