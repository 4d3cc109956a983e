import { html, nothing, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { formatPercent, say } from '../../messages/messages';
import type { ModelInfo, StepExplanation } from '../../protocol/translation';
import { formatWeight } from '../../views/alignment-view';
import { contribution, formatNumber } from '../../views/arithmetic';
import { inkOn, weightColor } from '../../views/color-scale';
import { numberStrip, stripScale } from '../../views/number-strip';
import { subscript, wiringAt, type SourceView, type StepView } from '../../views/step-view';
import type { StepPane } from './step-pane';
import { shownLabel } from '../common/readout';
import { setStyle } from '../common/set-style';

/** The picture: four stages from left to right, then down to the prediction. */
export function stepStages(host: StepPane, view: StepView, info: ModelInfo, source: number | null) {
  const explanation = host.explained(view, source);
  return html`<div class="flow">
      ${asks(host, view, info)}
      ${source === null ? fixedVector(host, explanation) : looks(host, view, source, explanation)}
    </div>
    ${prediction(host, view, info)}`;
}

/** Stage 1: the state that asks. A model without attention asks nothing. */
function asks(host: StepPane, view: StepView, info: ModelInfo) {
  const { language } = host;
  if (info.scorer === 'none') return html`<p class="asks">${say(language, 'steps.asks.none')}</p>`;
  const { asking } = wiringAt(info, view.position);
  const key = view.previous
    ? info.wiring === 'context_in'
      ? 'steps.asks.in'
      : 'steps.asks.out'
    : info.wiring === 'context_in'
      ? 'steps.asks.in.first'
      : 'steps.asks.out.first';
  const previous = view.previous ? shownLabel(language, view.previous) : '';
  return html`<p class="asks" data-stage="1">
    <b class="order">1</b> <b class="symbol">s${subscript(asking)}</b> ${name(host, 'query')}
    <span>${say(language, key, { previous })}</span>
  </p>`;
}

/** The word query, key or value beside what it names, when they are switched on. */
function name(host: StepPane, which: 'query' | 'key' | 'value') {
  return host.names ? html`<span class="chip">${say(host.language, `steps.${which}`)}</span>` : nothing;
}

function looks(host: StepPane, view: StepView, source: number, explanation: StepExplanation | null) {
  const { language } = host;
  const strips = explanation ? view.sources.map(({ weight }, at) => contribution(explanation, at, weight)) : null;
  const scale = strips ? stripScale([...strips, explanation!.context]) : 0;
  const range = Math.max(...view.sources.map(({ energy }) => Math.abs(energy)), 1e-6);
  const head = (order: number, key: 'steps.scores' | 'steps.softmax' | 'steps.sum', extra: unknown = nothing) =>
    html`<th scope="col"><b class="order">${order}</b> ${say(language, key)} ${extra}</th>`;
  return html`<div class="scroll" tabindex="0" aria-label=${say(language, 'steps.table')} role="region">
    <table>
      <caption class="unseen">
        ${say(language, 'steps.table')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say(language, 'steps.source')} ${name(host, 'key')}</th>
          ${head(2, 'steps.scores')} ${head(3, 'steps.softmax')} ${head(4, 'steps.sum', name(host, 'value'))}
        </tr>
      </thead>
      <tbody>
        ${view.sources.map((at, index) =>
          sourceRow(host, at, { index, here: index === source, range, strip: strips?.[index] ?? null, scale }),
        )}
      </tbody>
      ${foot(host, view, explanation, scale)}
    </table>
  </div>`;
}

interface RowParts {
  readonly index: number;
  readonly here: boolean;
  readonly range: number;
  readonly strip: readonly number[] | null;
  readonly scale: number;
}

function sourceRow(host: StepPane, at: SourceView, { index, here, range, strip, scale }: RowParts) {
  const color = weightColor(at.weight, host.paper.scheme);
  const share = Math.abs(at.energy) / range;
  return html`<tr class=${classMap({ here })} @click=${() => host.look(index)}>
    <th scope="row">
      <button
        type="button"
        data-source=${index}
        tabindex=${here ? 0 : -1}
        aria-pressed=${here ? 'true' : 'false'}
        class=${at.label.isEnd ? 'end' : ''}
        lang=${host.sourceLanguage || nothing}
      >
        <bdi>${shownLabel(host.language, at.label)}</bdi>
      </button>
    </th>
    <td class="energy" data-stage="2">
      <span class="axis"
        ><span class=${at.energy < 0 ? 'bar below' : 'bar'} ${setStyle({ '--share': share.toFixed(3) })}></span></span
      ><span>${formatNumber(at.energy, 2)}</span>
    </td>
    <td class="weight" data-stage="3">
      <span class="cell" ${setStyle({ 'background-color': color, color: inkOn(color) })}
        >${formatWeight(at.weight)}</span
      >
    </td>
    <td class="part" data-stage="4">${picture(strip, scale)}</td>
  </tr>`;
}

/** The weighted sum's last line: the context vector. */
function foot(host: StepPane, view: StepView, explanation: StepExplanation | null, scale: number) {
  const symbol = `c${subscript(view.position + 1)}`;
  return html`<tfoot>
    <tr>
      <th scope="row" colspan="2">${say(host.language, 'steps.context', { symbol })}</th>
      <td class="total">Σ 1</td>
      <td class="part" data-stage="4">
        <b class="symbol">${symbol}</b> ${picture(explanation?.context ?? null, scale)}
      </td>
    </tr>
  </tfoot>`;
}

const kStrip = { width: 72, height: 20 };

/** A vector's first numbers as bars; room is kept while they are on their way. */
function picture(numbers: readonly number[] | null, scale: number): TemplateResult {
  const d = numbers ? numberStrip(numbers, { ...kStrip, scale }) : '';
  const { width, height } = kStrip;
  return html`<svg class="strip" width=${width} height=${height} aria-hidden="true">
    ${svg`<path class="zero" d="M0 ${height / 2}h${width}"></path><path d=${d}></path>`}
  </svg>`;
}

/** Without attention: the same vector, whatever was written so far. */
function fixedVector({ language }: StepPane, explanation: StepExplanation | null) {
  const context = explanation?.context ?? null;
  return html`<div class="fixed">
    <p>
      <b class="symbol">c</b> ${picture(context, context ? stripScale([context]) : 0)}
      ${
        context
          ? html`<span class="values"
              >[${context
                .slice(0, 4)
                .map((x) => formatNumber(x))
                .join(', ')},
              …]</span
            >`
          : nothing
      }
    </p>
    <p>${say(language, 'steps.fixed')}</p>
  </div>`;
}

/** The prediction: where the context goes, and what could have been written. */
function prediction(host: StepPane, view: StepView, info: ModelInfo) {
  const { language } = host;
  const top = Math.max(...view.candidates.map(({ probability }) => probability), 1e-6);
  return html`<div class="prediction" data-stage="5">
    <p class="where"><b class="order">5</b> ${where(host, view, info)}</p>
    <ol aria-label=${say(language, 'steps.candidates')}>
      ${view.candidates.map(
        ({ text, isEnd, probability, chosen }) =>
          html`<li class=${classMap({ chosen })}>
            <bdi lang=${host.targetLanguage || nothing}>${isEnd ? `⟂ ${say(language, 'end.text')}` : text}</bdi>
            <span class="bar" ${setStyle({ '--share': (probability / top).toFixed(3) })}></span>
            <span class="probability">${formatPercent(language, probability)}</span>
            ${chosen ? html`<span class="unseen">${say(language, 'steps.chosen')}</span>` : nothing}
          </li>`,
      )}
    </ol>
    ${view.likeliest ? nothing : html`<p class="quiet">${say(language, 'steps.notLikeliest')}</p>`}
  </div>`;
}

function where({ language }: StepPane, view: StepView, info: ModelInfo): string {
  const { next, use } = wiringAt(info, view.position);
  const values = {
    context: info.scorer === 'none' ? 'c' : `c${subscript(next)}`,
    state: `s${subscript(next)}`,
    before: `s${subscript(next - 1)}`,
    layer: `t${subscript(next)}`,
    fed: `t${subscript(next - 1)}`,
    previous: view.previous ? `“${shownLabel(language, view.previous)}”` : '⟨s⟩',
  };
  return say(language, `steps.where.${use}`, values);
}
