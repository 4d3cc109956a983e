import { html, nothing } from 'lit';
import { listed, say } from '../../messages/messages';
import type { LengthBucket } from '../../protocol/measurements';
import { bucketName, bucketsOf } from '../../views/length-curves';
import { kFewInputs, verdictAt } from '../../views/length-verdict';
import { modelMark } from '../../views/model-marks';
import { modelName } from '../common/model-names';
import type { LookbackLength } from './lookback-length';
import { swatch } from './model-swatch';
import { measuredPair } from './other-pair';

type Lengths = readonly Pick<LengthBucket, 'from' | 'to'>[];

/** The lengths to choose from: those that were measured, else those that there are examples of. */
export function lengthsOf(host: LookbackLength): Lengths {
  const measured = bucketsOf(host.reports);
  if (measured.length > 0) return measured;
  return host.examples.map(({ from }, at) => ({ from, to: at + 1 < host.examples.length ? from + 4 : null }));
}

/** Where the chosen number of words is among them. */
export function bucketAt(host: LookbackLength): number {
  const lengths = lengthsOf(host);
  return Math.max(0, lengths.filter(({ from }) => from <= host.words).length - 1);
}

/** The curves, the slider, and what they say; `drawn` false leaves the slider. */
export function curvesPart(host: LookbackLength, drawn: boolean) {
  const { language } = host;
  const lengths = lengthsOf(host);
  if (lengths.length === 0) return nothing;
  return html`<section class="curves">
    <h2>${drawn ? say(language, 'length.title', { pair: measuredPair(host) }) : say(language, 'length.slider')}</h2>
    ${drawn ? missing(host) : nothing} ${slider(host, lengths)} ${drawn ? verdict(host, lengths) : nothing}
    ${drawn && host.reports.length > 0 ? curves(host) : nothing}
    ${drawn && host.reports.length > 0 ? numbers(host, lengths) : nothing}
    ${drawn ? html`<p class="quiet small">${say(language, 'length.how')}</p>` : nothing}
  </section>`;
}

function curves(host: LookbackLength) {
  const { language, reports } = host;
  const visible = reports.filter(({ id }) => !host.putAway.has(id));
  const glance = (event: CustomEvent<number | null>) => {
    host.glance = event.detail;
    host.requestUpdate();
  };
  return html`${legend(host)}
    <lookback-length-figure
      .language=${language}
      .models=${host.shown}
      .reports=${visible}
      .bucket=${bucketAt(host)}
      @bucket=${(event: CustomEvent<number>) => host.choose(lengthsOf(host)[event.detail]!.from)}
      @glance=${glance}
    ></lookback-length-figure>
    ${readout(host)}`;
}

/** What this site does not have, said plainly. */
function missing(host: LookbackLength) {
  const { language, shown, reports } = host;
  const notes: string[] = [];
  const unmeasured = shown.filter(({ id }) => !reports.some((report) => report.id === id));
  if (reports.length === 0) notes.push(say(language, 'length.none'));
  else if (unmeasured.length > 0) {
    const names = listed(
      language,
      unmeasured.map((model) => modelName(language, model)),
    );
    notes.push(say(language, 'length.unmeasured', { models: names }));
  }
  if (!host.rivals.none) notes.push(say(language, 'length.noNone'));
  return notes.map((note) => html`<p class="missing">${note}</p>`);
}

/** Which curve is whose; a click puts one away or brings it back. */
function legend(host: LookbackLength) {
  const { language, reports, putAway } = host;
  const toggle = (id: string) => {
    if (!putAway.delete(id)) putAway.add(id);
    host.requestUpdate();
  };
  return html`<div class="legend" role="group" aria-label=${say(language, 'length.legend')}>
    ${host.shown
      .filter(({ id }) => reports.some((report) => report.id === id))
      .map(
        (model) =>
          html`<button
            type="button"
            aria-pressed=${putAway.has(model.id) ? 'false' : 'true'}
            @click=${() => toggle(model.id)}
          >
            <svg width="34" height="16" aria-hidden="true">${swatch(modelMark(model, host.paper.scheme))}</svg>
            ${modelName(language, model)}
          </button>`,
      )}
  </div>`;
}

/** One line, always there: the numbers at the length under the pointer, else at the chosen one. */
function readout(host: LookbackLength) {
  const { language } = host;
  const length = lengthsOf(host)[host.glance ?? bucketAt(host)];
  if (!length) return nothing;
  const scores = host.reports
    .filter(({ id }) => !host.putAway.has(id))
    .map(({ id, report }) => ({ id, at: report.buckets.find(({ from }) => from === length.from) }))
    .filter(({ at }) => at?.bleu !== undefined);
  const name = (id: string) =>
    modelName(
      language,
      host.shown.find((model) => model.id === id)!,
    );
  return html`<p class="readout">
    <b>${say(language, 'length.words', { words: bucketName(length) })}</b>
    ${scores.map(
      ({ id, at }) =>
        html` <span class="item"
          >${name(id)} <b>${at!.bleu!.toFixed(1)}</b> (${at!.bleu_low!.toFixed(1)}–${at!.bleu_high!.toFixed(1)})</span
        >`,
    )}
  </p>`;
}

function slider(host: LookbackLength, lengths: Lengths) {
  const { language } = host;
  const at = bucketAt(host);
  const text = say(language, 'length.words', { words: bucketName(lengths[at]!) });
  return html`<label class="slider">
    <span>${say(language, 'length.slider')}</span>
    <input
      type="range"
      min="0"
      max=${lengths.length - 1}
      .value=${String(at)}
      aria-valuetext=${text}
      @input=${(event: Event) => host.choose(lengths[Number((event.target as HTMLInputElement).value)]!.from)}
    />
    <output>${text}</output>
  </label>`;
}

/** What the curves say at the chosen length, in one sentence. */
function verdict(host: LookbackLength, lengths: Lengths) {
  const { language, reports } = host;
  const length = lengths[bucketAt(host)]!;
  const found = verdictAt(reports, host.isNone, length.from);
  const { attention, none, clear, lost, inputs } = found;
  const one = attention ?? none;
  if (!one) return nothing;
  const name = (id: string) =>
    modelName(
      language,
      host.shown.find((model) => model.id === id)!,
    );
  const values = {
    words: bucketName(length),
    model: name(one.id),
    score: one.bleu.toFixed(1),
    other: (none ?? one).bleu.toFixed(1),
    // Of the numbers as they are printed, so that a reader's subtraction agrees.
    gain: Math.abs(Number(one.bleu.toFixed(1)) - Number((none ?? one).bleu.toFixed(1))).toFixed(1),
    lost: lost.toFixed(1),
  };
  const ahead = attention && none && attention.bleu >= none.bleu;
  const both = clear ? (ahead ? 'ahead' : 'behind') : 'close';
  const key = attention && none ? (`length.verdict.${both}` as const) : alone(lost);
  return html`<p class="verdict" role="status">
    ${say(language, key, values)} ${inputs < kFewInputs ? say(language, 'length.verdict.few', { inputs }) : nothing}
  </p>`;
}

function alone(lost: number) {
  return lost < 0.05 ? ('length.verdict.best' as const) : ('length.verdict.alone' as const);
}

const nameOf = ({ language, shown }: LookbackLength, id: string) =>
  modelName(
    language,
    shown.find((one) => one.id === id)!,
  );

const cell = (at: LengthBucket | undefined) =>
  at?.bleu === undefined ? '–' : `${at.bleu.toFixed(1)} (${at.bleu_low!.toFixed(1)}–${at.bleu_high!.toFixed(1)})`;

/** All of it as a table, for those who would rather read, or listen. */
function numbers(host: LookbackLength, lengths: Lengths) {
  const { language, reports } = host;
  return html`<details>
    <summary>${say(language, 'map.table')}</summary>
    <div class="scroll" tabindex="0">
      <table>
        <caption>
          ${say(language, 'length.figure')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${say(language, 'length.axis.words')}</th>
            ${reports.map(({ id }) => html`<th scope="col">${nameOf(host, id)}</th>`)}
            <th scope="col">${say(language, 'length.inputs')}</th>
          </tr>
        </thead>
        <tbody>
          ${lengths.map(
            ({ from, to }) =>
              html`<tr>
                <th scope="row">${bucketName({ from, to })}</th>
                ${reports.map(({ report }) => html`<td>${cell(report.buckets.find((one) => one.from === from))}</td>`)}
                <td>
                  ${Math.max(...reports.map(({ report }) => report.buckets.find((one) => one.from === from)?.inputs ?? 0))}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
