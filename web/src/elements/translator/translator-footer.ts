import { html, nothing } from 'lit';
import { formatBytes, formatCount, formatTime, say } from '../../messages/messages';
import type { PageFile } from '../../protocol/page-file';
import type { LookbackTranslator } from './lookback-translator';
import type { ModelFolder } from './model-files';
import { cardOf, linkEnd, pageFileOf } from './translator-links';
import { pageFileLink } from '../common/page-file-link';
import { modelTitle } from '../common/model-names';

/** What the model is and costs, quietly. */
export function translatorFooter(host: LookbackTranslator) {
  const { language, state } = host;
  const entry = state.models.find((model) => model.id === state.model);
  if (state.catalog === 'ready' && !entry) {
    return html`<div class="about">
      <p>${say(language, 'model.none')}</p>
      ${own(host)}
    </div>`;
  }
  const { info } = state.engine;
  const live = state.answer?.origin === 'live' ? state.answer.translation : null;
  return html`<div class="about">
    <p>
      ${say(language, 'model.private')} <slot name="checked"></slot> ${entry ? say(language, 'model.small') : nothing}
    </p>
    <p class="numbers">
      ${entry ? html`<span>${modelTitle(language, entry)}</span> <span>${formatBytes(entry.bytes)}</span>` : nothing}
      ${info ? html`<span>${say(language, 'model.parameters', { count: formatCount(language, info.parameters) })}</span>` : nothing}
      ${
        entry?.bleu === undefined
          ? nothing
          : html`<span title=${say(language, 'model.bleu.title')}
              >${say(language, 'model.bleu', { bleu: entry.bleu.toFixed(1) })}</span
            >`
      }
      ${live ? html`<span class="time">${say(language, 'model.milliseconds', { ms: formatTime(live.milliseconds) })}</span>` : nothing}
      ${
        entry?.folder && !entry.own
          ? html`<a href=${cardOf(host, entry)} target="_blank" rel="noopener"> ${say(language, 'model.card')} </a>`
          : nothing
      }
      ${pageFile(host, pageFileOf(host))}
    </p>
    <slot name="stages"></slot>
    ${own(host)}
  </div>`;
}

/** This page with its model as one file, to take away as it stands. */
function pageFile(host: LookbackTranslator, file: PageFile | null) {
  if (!file?.address) return nothing;
  const { language } = host;
  const text = say(language, 'take.page.whole', { size: formatBytes(file.bytes) });
  return pageFileLink(file, { text, hint: say(language, 'take.page.hint') }, () => linkEnd(host));
}

function own(host: LookbackTranslator) {
  const { opening, failure } = host.state.folder;
  return html`<lookback-own
    .language=${host.language}
    .opening=${opening}
    .failure=${failure}
    @open-model=${(event: CustomEvent<Promise<ModelFolder>>) => void host.openModel(event.detail)}
  ></lookback-own>`;
}
