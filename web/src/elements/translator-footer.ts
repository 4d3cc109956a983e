import { html, nothing } from 'lit';
import { formatBytes, formatCount, formatTime, say } from '../messages/messages';
import type { LookbackTranslator } from './lookback-translator';
import { modelTitle } from './model-names';

/** What the model is and costs, quietly. */
export function translatorFooter({ language, state, src }: LookbackTranslator) {
  const entry = state.models.find((model) => model.id === state.model);
  if (state.catalog === 'ready' && !entry) return html`<p class="about">${say(language, 'model.none')}</p>`;
  const { info } = state.engine;
  const live = state.answer?.origin === 'live' ? state.answer.translation : null;
  return html`<div class="about">
    <p>${say(language, 'model.private')} ${entry ? say(language, 'model.small') : nothing}</p>
    <p class="numbers">
      ${entry ? html`<span>${modelTitle(language, entry)}</span> <span>${formatBytes(entry.bytes)}</span>` : nothing}
      ${info ? html`<span>${say(language, 'model.parameters', { count: formatCount(info.parameters) })}</span>` : nothing}
      ${
        entry?.bleu === undefined
          ? nothing
          : html`<span title=${say(language, 'model.bleu.title')}
              >${say(language, 'model.bleu', { bleu: entry.bleu.toFixed(1) })}</span
            >`
      }
      ${live ? html`<span class="time">${say(language, 'model.milliseconds', { ms: formatTime(live.milliseconds) })}</span>` : nothing}
      ${
        entry
          ? html`<a href=${new URL(`${entry.id}/README.md`, new URL(src, document.baseURI)).href} target="_blank">
              ${say(language, 'model.card')}
            </a>`
          : nothing
      }
    </p>
  </div>`;
}
