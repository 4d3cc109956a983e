import { html, nothing } from 'lit';
import { formatBytes, languageName, say } from '../../messages/messages';
import { modelsOf } from '../../protocol/model-choice';
import { bytesAway, type ModelEntry } from '../../protocol/model-entry';
import type { Unit, View } from '../../state/store';
import { withoutEnd } from '../../views/alignment-look';
import type { Exported } from '../../views/export-text';
import { labelsOf, type Alignment } from '../../views/alignment-view';
import type { LookbackTranslator } from './lookback-translator';
import { modelHint, shortModelName } from '../common/model-names';
import { readoutAt } from '../common/readout';
import { isLabView, kLabViews, labView } from './translator-lab';
import { linkEnd, linkToThis, pageFileOf } from './translator-links';

/** The picture's side of the translator: which model, which view, the picture, and what it says. */
export function translatorMap(host: LookbackTranslator, alignment: Alignment | null) {
  const lab = labView(host);
  if (lab)
    return html`<div class="toolbar">${models(host)} ${switches(host)}</div>
      <div class="lab">${lab}</div>`;
  return html`
    <div class="toolbar">${models(host)} ${switches(host)}</div>
    <div class="canvas">${alignment ? picture(host, alignment) : instead(host)}</div>
    <div class="below" ?hidden=${withoutAttention(host)}>
      ${readout(host, alignment)}
      <div class="legend">
        <lookback-legend .language=${host.language} .scale=${host.state.look.scale}></lookback-legend>
        <lookback-table
          .alignment=${alignment}
          .language=${host.language}
          .caption=${say(host.language, 'map.guide')}
        ></lookback-table>
        <lookback-take
          .content=${alignment && exported(host, alignment)}
          .look=${host.state.look}
          .link=${linkToThis(host) === null ? null : () => linkToThis(host) ?? ''}
          .page=${pageFileOf(host)}
          .opening=${() => linkEnd(host)}
          .sourceTitle=${axisTitle(host, 'source')}
          .targetTitle=${axisTitle(host, 'target')}
          .language=${host.language}
        ></lookback-take>
        ${host.scripts.problem('tools', host.language) ?? nothing}
        <lookback-look
          .look=${host.state.look}
          .language=${host.language}
          ?lines=${host.state.view === 'lines'}
        ></lookback-look>
      </div>
    </div>
  `;
}

/** Models of the same languages, one a way to ask; a single one needs no switch. */
function models(host: LookbackTranslator) {
  const { models: all, model } = host.state;
  const siblings = modelsOf(all, currentModel(host));
  if (siblings.length < 2) return nothing;
  const choices = siblings.map((sibling) => ({
    value: sibling.id,
    label: shortModelName(host.language, sibling),
    hint: modelHint(host.language, sibling),
    note: price(host, sibling),
  }));
  return html`<lookback-choice
    class="models"
    .choices=${choices}
    .value=${model ?? ''}
    .name=${say(host.language, 'model.label')}
    @choose=${(event: CustomEvent<string>) => host.chooseModel(event.detail)}
  ></lookback-choice>`;
}

/** What a model would bring over the network if it were chosen; null when that is nothing. */
function price({ services, state }: LookbackTranslator, entry: ModelEntry): string | null {
  if (entry.own || entry.id === state.model || services?.client.has?.(entry)) return null;
  const bytes = bytesAway(entry, state.kept);
  return bytes > 0 ? formatBytes(bytes) : null;
}

/** From what is seen at once to what is asked last; there is nothing to compare where there is one model. */
function viewsOf(host: LookbackTranslator): readonly View[] {
  const many = modelsOf(host.state.models, currentModel(host)).length > 1;
  const [steps, ...others] = kLabViews;
  return ['map', 'lines', steps, ...(many ? (['compare'] as const) : []), 'length', ...others];
}

function switches(host: LookbackTranslator) {
  const { language, state, actions } = host;
  if (isLabView(state.view)) return viewSwitch(host);
  const units = (['words', 'pieces'] as const).map((value) => ({ value, label: say(language, `unit.${value}`) }));
  return html`${viewSwitch(host)}
    <lookback-choice
      .choices=${units}
      .value=${state.unit}
      .name=${say(language, 'unit.label')}
      @choose=${(event: CustomEvent<string>) => actions?.setUnit(event.detail as Unit)}
    ></lookback-choice>`;
}

/** With all five ways to ask on this site the comparison has its own name. */
function viewName(host: LookbackTranslator, view: View): string {
  const scorers = new Set(modelsOf(host.state.models, currentModel(host)).map(({ scorer }) => scorer));
  return say(host.language, view === 'compare' && scorers.size >= 5 ? 'view.fiveMinds' : `view.${view}`);
}

/** The view that was asked for; the map where there is nothing to compare in this direction. */
export function shownView(host: LookbackTranslator): View {
  const { view, catalog } = host.state;
  return view === 'compare' && catalog === 'ready' && !viewsOf(host).includes(view) ? 'map' : view;
}

/** Which view is on show. */
export function viewSwitch(host: LookbackTranslator) {
  const { language, actions } = host;
  return html`<lookback-choice
    .choices=${viewsOf(host).map((value) => ({ value, label: viewName(host, value) }))}
    .value=${shownView(host)}
    .name=${say(language, 'view.label')}
    @choose=${(event: CustomEvent<string>) => actions?.setView(event.detail as View)}
  ></lookback-choice>`;
}

function currentModel({ state }: LookbackTranslator): ModelEntry | undefined {
  return state.models.find(({ id }) => id === state.model);
}

/** The same text through all models of this direction, in place of one model's sentences and map. */
export function translatorComparison(host: LookbackTranslator) {
  const { state, language } = host;
  return html`<div class="toolbar">${switches(host)}</div>
    ${host.scripts.problem('compare', language) ?? minds(host)}
    <lookback-look .look=${state.look} .language=${language}></lookback-look>`;
}

function minds(host: LookbackTranslator) {
  const { state } = host;
  return html`<lookback-compare-pane
    lang=${host.language}
    .services=${host.services}
    .models=${modelsOf(state.models, currentModel(host))}
    .text=${state.text}
    .look=${state.look}
    .unit=${state.unit}
    .sentence=${state.sentence}
  ></lookback-compare-pane>`;
}

function picture(host: LookbackTranslator, whole: Alignment) {
  const problem = host.scripts.problem(host.state.view, host.language);
  if (problem) return problem;
  const { language, state } = host;
  const alignment = state.look.hideEnd ? withoutEnd(whole) : whole;
  const [source, target] = [axisTitle(host, 'source'), axisTitle(host, 'target')];
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

function axisTitle(host: LookbackTranslator, side: 'source' | 'target'): string {
  const name = languageName(host.language, side === 'source' ? host.modelReads() : host.modelWrites());
  return say(host.language, `map.${side}.language`, { language: name });
}

/** What is on show, with all that belongs to it. */
function exported(host: LookbackTranslator, whole: Alignment): Exported {
  const { state, language } = host;
  const { source, hypotheses } = state.answer!.translation.sentences[state.sentence]!;
  return {
    alignment: state.look.hideEnd ? withoutEnd(whole) : whole,
    source: source.text,
    target: hypotheses[0]!.target.text,
    sourceLanguage: host.modelReads(),
    targetLanguage: host.modelWrites(),
    model: state.answer!.translation.model,
    unit: state.unit,
    end: `⟂ ${say(language, 'end.text')}`,
  };
}

function instead(host: LookbackTranslator) {
  if (!withoutAttention(host)) return html`<p class="instead">${say(host.language, 'map.empty')}</p>`;
  return html`<p class="instead">${say(host.language, 'map.none')}</p>
    ${oneVector(host)}`;
}

function withoutAttention({ state }: LookbackTranslator): boolean {
  return state.answer?.translation.sentences[state.sentence]?.hypotheses[0]?.alignment === null;
}

/** What a model without attention has in place of a map. */
function oneVector({ state, language, scripts }: LookbackTranslator) {
  scripts.need('vector');
  const sentence = state.answer!.translation.sentences[state.sentence]!;
  const { info } = state.engine;
  return (
    scripts.problem('vector', language) ??
    html`<lookback-vector
      .source=${labelsOf(sentence.source, state.unit)}
      .target=${labelsOf(sentence.hypotheses[0]!.target, state.unit)}
      .size=${info ? 2 * info.encoderSize : 0}
      .language=${language}
    ></lookback-vector>`
  );
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
