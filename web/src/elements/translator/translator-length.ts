import { html } from 'lit';
import { say } from '../../messages/messages';
import type { LookbackTranslator } from './lookback-translator';
import { viewSwitch } from './translator-map';

/** The bottleneck, in place of one sentence and its map: it is about all sentences. */
export function translatorLength(host: LookbackTranslator) {
  const { language } = host;
  return html`<div class="toolbar">${viewSwitch(host)}</div>
    <p class="try">${say(language, 'length.try')}</p>
    ${host.scripts.problem('length', language) ?? curves(host)}`;
}

function curves(host: LookbackTranslator) {
  const { state, language, actions } = host;
  return html`<lookback-length
    lang=${language}
    .services=${host.services}
    .models=${state.models}
    .words=${state.words}
    .current=${state.models.find(({ id }) => id === state.model) ?? null}
    @model=${(event: CustomEvent<string>) => host.chooseModel(event.detail)}
    @words=${(event: CustomEvent<number>) => actions?.setWords(event.detail)}
  ></lookback-length>`;
}
