import { html, nothing } from 'lit';
import { say } from '../../messages/messages';
import type { SentencePairs } from '../../protocol/measurements';
import type { Mind } from '../../state/comparison';
import { lostWords, type LostWords } from '../../views/lost-words';
import { modelMark } from '../../views/model-marks';
import '../common/choice-group';
import { modelArrival } from '../common/model-arrival';
import { modelHint, modelName, shortModelName } from '../common/model-names';
import { bucketAt, lengthsOf } from './length-curves-part';
import type { LookbackLength } from './lookback-length';
import { swatch } from './model-swatch';
import { measuredPair } from './other-pair';

/** The input on trial; null where there is none of this length. */
function example(host: LookbackLength): SentencePairs | null {
  const from = lengthsOf(host)[bucketAt(host)]?.from;
  const inputs = host.examples.find((one) => one.from === from)?.inputs ?? [];
  return inputs[host.turn % Math.max(1, inputs.length)] ?? null;
}

export function exampleText(host: LookbackLength): string {
  return (example(host) ?? []).map(([source]) => source).join(' ');
}

/** The same long input through a model without attention and one with it, and what each has lost. */
export function trialPart(host: LookbackLength) {
  const { language } = host;
  const pairs = example(host);
  if (!pairs || !host.comparison || host.comparison.minds.length === 0) return nothing;
  const reference = pairs.map(([, english]) => english).join(' ');
  const another = () => {
    ++host.turn;
    host.requestUpdate();
  };
  return html`<section class="trial">
    <h2>${say(language, 'trial.title', { pair: measuredPair(host) })}</h2>
    <div class="bar">
      <span class="quiet">${say(language, 'trial.source', { words: exampleText(host).split(/\s+/).length })}</span>
      <button type="button" @click=${another}>${say(language, 'trial.another')}</button>
      ${attentionChoice(host)}
    </div>
    <p class="source" lang="fr">${exampleText(host)}</p>
    <div class="rivals">
      ${host.comparison.minds.map((mind) => rival(host, mind, reference))}
      ${host.rivals.none ? nothing : html`<p class="missing">${say(language, 'length.noNone')}</p>`}
    </div>
    <p class="quiet small">${say(language, 'trial.chosen')}</p>
    <p class="quiet small">${say(language, 'trial.how')}</p>
    <p class="quiet small">${say(language, 'trial.licence')}</p>
  </section>`;
}

/** Which model with attention tries; a single one needs no choice. */
function attentionChoice(host: LookbackLength) {
  const { language } = host;
  const attending = host.shown.filter(({ scorer }) => scorer !== 'none');
  if (attending.length < 2) return nothing;
  const choose = (event: CustomEvent<string>) => {
    event.stopPropagation();
    host.chosen = event.detail;
    host.requestUpdate();
  };
  return html`<lookback-choice
    .choices=${attending.map((model) => ({
      value: model.id,
      label: shortModelName(language, model),
      hint: modelHint(language, model),
    }))}
    .value=${host.rivals.attention?.id ?? ''}
    .name=${say(language, 'trial.choice')}
    @choose=${choose}
  ></lookback-choice>`;
}

function rival(host: LookbackLength, mind: Mind, reference: string) {
  const { language } = host;
  const { entry } = mind;
  return html`<article
    aria-label=${modelName(language, entry)}
    aria-busy=${mind.busy ? 'true' : 'false'}
    data-model=${entry.id}
  >
    <h3>
      <svg width="34" height="16" aria-hidden="true">${swatch(modelMark(entry, host.paper.scheme))}</svg>
      ${modelName(language, entry)}
    </h3>
    ${
      mind.phase === 'ready'
        ? answer(host, mind, reference)
        : modelArrival(mind, { language, fetch: (id) => host.comparison?.fetch(id) })
    }
  </article>`;
}

function answer({ language }: LookbackLength, { translation, busy }: Mind, reference: string) {
  if (!translation) return html`<p class="quiet">${say(language, 'target.busy')}</p>`;
  const written = translation.translation;
  const found = lostWords(reference, written);
  const cut = translation.notes?.some(({ kind }) => kind === 'sentence_cut');
  return html`<div class=${busy ? 'answer busy' : 'answer'}>
    <p class="written" lang="en">${written}</p>
    ${cut ? html`<p class="missing">${say(language, 'note.sentenceCut')}</p>` : nothing}
    <p role="status">${say(language, 'trial.lost', { lost: found.lost.length, total: found.total })}</p>
    <p class="quiet small">${say(language, 'trial.reference')}</p>
    <p class="reference" lang="en">${marked(reference, found)}</p>
  </div>`;
}

function marked(reference: string, { lost }: LostWords) {
  let at = 0;
  const parts = lost.map(({ begin, end }) => {
    const before = reference.slice(at, begin);
    at = end;
    return html`${before}<mark>${reference.slice(begin, end)}</mark>`;
  });
  return html`${parts}${reference.slice(at)}`;
}
