import { html, nothing } from 'lit';
import { listed, say } from '../../messages/messages';
import type { EnergyTerm, ModelInfo, Scorer, StepExplanation } from '../../protocol/translation';
import { annotationAt, contextSum, formatNumber, softmaxLine, type Sum } from '../../views/arithmetic';
import { subscript, wiringAt, type StepView } from '../../views/step-view';
import type { StepPane } from './step-pane';
import { shownLabel } from '../common/readout';

/** The sums behind one source position at this step, each small enough for a pocket calculator. */
export function stepArithmetic(host: StepPane, view: StepView, info: ModelInfo, source: number | null) {
  const { language } = host;
  if (source === null) return nothing;
  const at = view.sources[source]!;
  const word = shownLabel(language, at.label);
  const explanation = host.explained(view, source);
  return html`<section class="arithmetic" aria-label=${say(language, 'steps.arithmetic')}>
    <h3>${say(language, 'steps.arithmetic.of', { source: word })}</h3>
    <h4><b class="order">2</b> ${say(language, 'steps.scores')}</h4>
    ${energy(host, info, view, { source, value: at.energy, explanation })}
    <h4><b class="order">3</b> ${say(language, 'steps.softmax')}</h4>
    ${softmax(host, view, source)}
    <h4><b class="order">4</b> ${say(language, 'steps.sum')}</h4>
    ${weighted(host, view, explanation)}
  </section>`;
}

/** Instead of numbers that have not come. */
function waiting({ language, failure }: StepPane) {
  if (!failure) return html`<p class="quiet">${say(language, 'steps.waiting')}</p>`;
  return html`<p class="quiet" role="alert">${say(language, 'steps.failed', { detail: failure.detail })}</p>`;
}

/** “e₃,₂”: of step 3, source position 2. */
function place(view: StepView, source: number): string {
  return `${subscript(view.position + 1)}‚${subscript(source + 1)}`;
}

interface EnergyParts {
  readonly source: number;
  readonly value: number;
  readonly explanation: StepExplanation | null;
}

function energy(host: StepPane, info: ModelInfo, view: StepView, parts: EnergyParts) {
  const { source, value, explanation } = parts;
  const asking = `s${subscript(wiringAt(info, view.position).asking)}`;
  return html`<p class="formula">
      ${formula(info.scorer, asking, `h${subscript(source + 1)}`)} = <b>${formatNumber(value)}</b>
    </p>
    ${
      explanation
        ? terms(host, info.scorer === 'additive', { ...parts, explanation, symbol: `e${place(view, source)}` })
        : waiting(host)
    }`;
}

interface TermParts {
  readonly value: number;
  readonly explanation: StepExplanation;
  readonly symbol: string;
}

/** The energy's largest terms, one a line, and what they add up to. */
function terms(host: StepPane, additive: boolean, { value, explanation, symbol }: TermParts) {
  const { language } = host;
  const counts = { count: explanation.dimensions, shown: explanation.terms.length };
  return html`<table class="terms">
    <caption>
      ${say(language, additive ? 'steps.terms.additive' : 'steps.terms.product', counts)}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="unseen">${say(language, 'steps.dimension')}</span></th>
        <th scope="col">k${chip(host, 'key')}</th>
        <th scope="col">q${chip(host, 'query')}</th>
        ${additive ? html`<th scope="col">v</th>` : nothing}
        <th scope="col">${additive ? 'v · tanh(k + q)' : 'k · q'}</th>
      </tr>
    </thead>
    <tbody>
      ${explanation.terms.map((term) => termRow(term, additive))} ${restRow(host, explanation, additive)}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan=${additive ? 4 : 3}>${symbol} =</th>
        <td>${formatNumber(value)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function chip(host: StepPane, which: 'key' | 'query') {
  return host.names ? html` <span class="chip">${say(host.language, `steps.${which}`)}</span>` : nothing;
}

/** The scorer's own formula, with this step's symbols. */
export function formula(scorer: Scorer, s: string, h: string) {
  switch (scorer) {
    case 'dot':
      return html`e = ${s}<sup>⊤</sup> ${h}`;
    case 'general':
      return html`e = ${s}<sup>⊤</sup> (W ${h})`;
    case 'reduced_rank':
      return html`e = (U ${s})<sup>⊤</sup> (V ${h})`;
    case 'additive':
      return html`e = v<sup>⊤</sup> tanh(W₁ ${h} + W₂ ${s})`;
    case 'none':
      return nothing;
  }
}

function termRow({ dimension, key, query, weight, value }: EnergyTerm, additive: boolean) {
  return html`<tr>
    <th scope="row">${dimension + 1}</th>
    <td>${formatNumber(key)}</td>
    <td>${formatNumber(query)}</td>
    ${additive ? html`<td>${formatNumber(weight)}</td>` : nothing}
    <td>${formatNumber(value)}</td>
  </tr>`;
}

function restRow({ language }: StepPane, { dimensions, terms, rest }: StepExplanation, additive: boolean) {
  const count = dimensions - terms.length;
  if (count === 0) return nothing;
  return html`<tr>
    <th scope="row" colspan=${additive ? 4 : 3}>${say(language, 'steps.rest', { count })}</th>
    <td>${formatNumber(rest)}</td>
  </tr>`;
}

function softmax(host: StepPane, view: StepView, source: number) {
  const line = softmaxLine(
    view.sources.map(({ energy }) => energy),
    source,
  );
  const top = formatNumber(line.largest);
  return html`<p class="formula">
      α${place(view, source)} = exp(e − e<sub>max</sub>) / Σ exp(e<sub>k</sub> − e<sub>max</sub>)
    </p>
    <p class="sum">
      = exp(${formatNumber(line.energy)} − ${line.largest < 0 ? `(${top})` : top}) /
      (${written(line.sum, (value) => formatNumber(value, 4))})
    </p>
    <p class="sum">
      = ${formatNumber(line.share, 4)} / ${formatNumber(line.sum.total, 4)} = <b>${formatNumber(line.weight)}</b>
    </p>
    ${whoseTerms(host, view, line.sum)}`;
}

/** The first number of the context vector, term by term. */
function weighted(host: StepPane, view: StepView, explanation: StepExplanation | null) {
  const weights = view.sources.map(({ weight }) => weight);
  const sum = explanation && contextSum(explanation, weights);
  if (!explanation || !sum) return waiting(host);
  const product = (at: number) => {
    const number = annotationAt(explanation, at, 0);
    return `${formatNumber(weights[at]!)} × ${number < 0 ? `(${formatNumber(number)})` : formatNumber(number)}`;
  };
  const terms = sum.terms.map(({ at }) => product(at)).join(' + ');
  const rest = sum.others > 0 ? ` + ${bracketed(sum.rest, 3)}` : '';
  return html`<p class="formula">c${subscript(view.position + 1)} = Σ<sub>j</sub> α<sub>j</sub> h<sub>j</sub></p>
    <p class="quiet">${say(host.language, 'steps.firstNumber')}</p>
    <p class="sum">= ${terms}${rest} = <b>${formatNumber(explanation.context[0] ?? 0)}</b></p>
    ${whoseTerms(host, view, sum)}`;
}

/** Whose each term of a sum over the source is, in the order in which they are written: to be checked one by one. */
function whoseTerms({ language }: StepPane, view: StepView, { terms, others }: Sum) {
  const list = listed(
    language,
    terms.map(({ at }) => {
      const { label } = view.sources[at]!;
      // A full stop is a piece too.
      return label.isEnd ? shownLabel(language, label) : `“${shownLabel(language, label)}”`;
    }),
  );
  const key = others > 0 ? 'steps.sumRest' : 'steps.sumTerms';
  return html`<p class="quiet terms-of">${say(language, key, { words: list, count: others })}</p>`;
}

function written(sum: Sum, format: (value: number) => string): string {
  const terms = sum.terms.map(({ value }) => format(value));
  return [...terms, ...(sum.others > 0 ? [format(sum.rest)] : [])].join(' + ');
}

function bracketed(value: number, decimals: number): string {
  const text = formatNumber(value, decimals);
  return text.startsWith('−') ? `(${text})` : text;
}
