import { html, nothing } from 'lit';
import { formatBytes, say, type Language } from '../../messages/messages';
import { bytesCome } from '../../protocol/model-entry';
import type { Mind } from '../../state/comparison';

interface Asking {
  readonly language: Language;
  readonly fetch: (id: string) => void;
}

/** A model that is not here yet: how to get it, how far it is, or what went wrong. */
export function modelArrival({ entry, phase, cost, received, failure }: Mind, { language, fetch }: Asking) {
  const bytes = formatBytes(cost);
  if (phase === 'away') {
    return html`<button type="button" @click=${() => fetch(entry.id)}>
      ${cost > 0 ? say(language, 'compare.fetch', { bytes }) : say(language, 'compare.open')}
    </button>`;
  }
  if (phase === 'failed') {
    return html`<p role="alert">
        ${say(language, `failure.${failure?.code ?? 'internal'}`)}
        ${failure?.detail ? html`<span class="detail">(${failure.detail})</span>` : nothing}
      </p>
      <button type="button" @click=${() => fetch(entry.id)}>${say(language, 'progress.retry')}</button>`;
  }
  if (phase === 'queued') return html`<p class="quiet">${say(language, 'compare.queued')}</p>`;
  const come = bytesCome(entry, cost, received);
  const done = say(language, 'progress.bytes', { received: formatBytes(come), total: bytes });
  return html`<p class="quiet">${say(language, 'progress.loading')} · ${done}</p>
    <progress aria-label=${say(language, 'progress.loading')} max=${cost || 1} value=${come}></progress>`;
}
