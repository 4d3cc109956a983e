import { html, nothing } from 'lit';
import { languageName, say } from '../messages/messages';
import type { ModelEntry } from '../protocol/model-entry';
import type { Unit, View } from '../state/store';
import { withoutEnd } from '../views/alignment-look';
import type { Alignment } from '../views/alignment-view';
import type { LookbackTranslator } from './lookback-translator';
import { readoutAt } from './readout';
import { isLabView, kLabViews, labView } from './translator-lab';

/** The five ways to ask, in the order in which they are taught. */
const kScorers = ['none', 'dot', 'general', 'reduced_rank', 'additive'] as const;

/** The picture's side of the translator: which model, which view, the picture, and what it says. */
export function translatorMap(host: LookbackTranslator, alignment: Alignment | null) {
  const lab = labView(host);
  if (lab)
    return html`<div class="toolbar">${models(host)} ${switches(host)}</div>
      <div class="lab">${lab}</div>`;
  return html`
    <div class="toolbar">${models(host)} ${switches(host)}</div>
    <div class="canvas">${alignment ? picture(host, alignment) : instead(host)}</div>
    <div class="below">
      ${readout(host, alignment)}
      <div class="legend">
        <lookback-legend .language=${host.language} .scale=${host.state.look.scale}></lookback-legend>
        <lookback-table
          .alignment=${alignment}
          .language=${host.language}
          .caption=${say(host.language, 'map.guide')}
        ></lookback-table>
        <lookback-look
          .look=${host.state.look}
          .language=${host.language}
          ?lines=${host.state.view === 'lines'}
        ></lookback-look>
      </div>
    </div>
  `;
}

/** Models of the same languages, one a scorer; a single one needs no switch. */
function models(host: LookbackTranslator) {
  const { models: all, model } = host.state;
  const entry = all.find(({ id }) => id === model);
  const siblings = kScorers
    .map((scorer) => all.find((other) => isSibling(other, entry) && other.scorer === scorer))
    .filter((other): other is ModelEntry => other !== undefined);
  if (siblings.length < 2) return nothing;
  const choices = siblings.map(({ id, scorer }) => ({
    value: id,
    label: say(host.language, `model.scorer.${scorer}`),
  }));
  return html`<lookback-choice
    class="models"
    .choices=${choices}
    .value=${model ?? ''}
    .name=${say(host.language, 'model.label')}
    @choose=${(event: CustomEvent<string>) => void host.actions?.chooseModel(event.detail)}
  ></lookback-choice>`;
}

function isSibling(other: ModelEntry, entry: ModelEntry | undefined): boolean {
  return other.source === entry?.source && other.target === entry.target;
}

function switches(host: LookbackTranslator) {
  const { language, state, actions } = host;
  const choice = (
    name: string,
    value: string,
    choices: { value: string; label: string }[],
    choose: (value: string) => void,
  ) =>
    html`<lookback-choice
      .choices=${choices}
      .value=${value}
      .name=${name}
      @choose=${(event: CustomEvent<string>) => choose(event.detail)}
    ></lookback-choice>`;
  return html`
    ${choice(
      say(language, 'view.label'),
      state.view,
      [
        { value: 'map', label: say(language, 'view.map') },
        { value: 'lines', label: say(language, 'view.lines') },
        ...kLabViews.map((view) => ({ value: view, label: say(language, `view.${view}`) })),
      ],
      (value) => actions?.setView(value as View),
    )}
    ${
      isLabView(state.view)
        ? nothing
        : choice(
            say(language, 'unit.label'),
            state.unit,
            [
              { value: 'words', label: say(language, 'unit.words') },
              { value: 'pieces', label: say(language, 'unit.pieces') },
            ],
            (value) => actions?.setUnit(value as Unit),
          )
    }
  `;
}

function picture(host: LookbackTranslator, whole: Alignment) {
  const { language, state } = host;
  const alignment = state.look.hideEnd ? withoutEnd(whole) : whole;
  const source = say(language, 'map.source.language', { language: languageName(language, host.modelReads()) });
  const target = say(language, 'map.target.language', { language: languageName(language, host.modelWrites()) });
  if (state.view === 'lines') {
    return html`<lookback-lines
      .alignment=${alignment}
      .highlight=${state.highlight}
      .look=${state.look}
      .language=${language}
      .unit=${state.unit}
      .sourceTitle=${source}
      .targetTitle=${target}
    ></lookback-lines>`;
  }
  return html`<lookback-heatmap
    ?fill=${host.fill}
    .alignment=${alignment}
    .highlight=${state.highlight}
    .look=${state.look}
    .origin=${state.answer?.translation.model ?? ''}
    .language=${language}
    .unit=${state.unit}
    .sourceTitle=${source}
    .targetTitle=${target}
    .sourceLanguage=${host.modelReads()}
    .targetLanguage=${host.modelWrites()}
  ></lookback-heatmap>`;
}

function instead(host: LookbackTranslator) {
  const withoutAttention =
    host.state.answer?.translation.sentences[host.state.sentence]?.hypotheses[0]?.alignment === null;
  return html`<p class="instead">${say(host.language, withoutAttention ? 'map.none' : 'map.empty')}</p>`;
}

/** One line, always there, so that nothing moves: how to read the map, or what it says at the pointer. */
function readout(host: LookbackTranslator, alignment: Alignment | null) {
  const { highlight } = host.state;
  const said = alignment && highlight ? readoutAt(host.language, alignment, highlight) : null;
  if (!said) return html`<p class="readout guide">${guide(host)}</p>`;
  return html`<p class="readout">
    <span>${said.text}</span>
    ${said.items.map(({ text, value }) => html` <span class="item"><bdi>${text}</bdi> <b>${value}</b></span>`)}
  </p>`;
}

/** How to read what is drawn, as it is drawn. */
function guide({ language, state: { view, look } }: LookbackTranslator): string {
  if (look.links === 'strongest') return say(language, 'map.guide.strongest');
  if (look.links === 'threshold') {
    return say(language, 'map.guide.threshold', { threshold: look.threshold.toFixed(2) });
  }
  if (view === 'lines') return say(language, 'lines.guide');
  if (look.swapped) return say(language, 'map.guide.swapped');
  return say(language, look.scale === 'blues' ? 'map.guide' : 'map.guide.scale');
}
