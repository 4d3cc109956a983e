import { html, nothing } from 'lit';
import { formatBytes, formatCount, say, type Language } from '../messages/messages';
import type { State } from '../state/store';

/** What the model is and costs, quietly. */
export function translatorFooter(language: Language, state: State) {
  const entry = state.models.find((model) => model.id === state.model);
  if (state.catalog === 'ready' && !entry) return html`<p class="about">${say(language, 'model.none')}</p>`;
  const { info } = state.engine;
  const live = state.answer?.origin === 'live' ? state.answer.translation : null;
  return html`<div class="about">
    <p>${say(language, 'model.private')} ${entry ? say(language, 'model.small') : nothing}</p>
    <p class="numbers">
      ${entry ? html`<span>${entry.title}</span> <span>${formatBytes(entry.bytes)}</span>` : nothing}
      ${info ? html`<span>${say(language, 'model.parameters', { count: formatCount(info.parameters) })}</span>` : nothing}
      ${
        entry?.bleu === undefined
          ? nothing
          : html`<span title=${say(language, 'model.bleu.title')}
              >${say(language, 'model.bleu', { bleu: entry.bleu.toFixed(1) })}</span
            >`
      }
      ${live ? html`<span class="time">${say(language, 'model.milliseconds', { ms: shortTime(live.milliseconds) })}</span>` : nothing}
    </p>
  </div>`;
}

function shortTime(milliseconds: number): string {
  return milliseconds < 9.95 ? milliseconds.toFixed(1) : String(Math.round(milliseconds));
}
