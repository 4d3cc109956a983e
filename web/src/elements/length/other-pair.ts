import { html, nothing } from 'lit';
import { say } from '../../messages/messages';
import { counterpart, isSameDirection } from '../../protocol/model-choice';
import { directionName, modelName } from '../common/model-names';
import type { LookbackLength } from './lookback-length';

/** What was measured, and what the examples are of. */
export const kMeasuredPair = { source: 'fr', target: 'en' };

/** “French → English”: of which pair everything in this view is. */
export function measuredPair({ language }: LookbackLength): string {
  return directionName(language, kMeasuredPair);
}

/** The model that is chosen around the view is not among those that are drawn: said plainly, with a way to one that is. */
export function otherPair(host: LookbackLength) {
  const { language, current } = host;
  if (!current || host.shown.some(({ id }) => id === current.id)) return nothing;
  const pair = measuredPair(host);
  if (isSameDirection(current, kMeasuredPair))
    return html`<p class="missing other">
      ${say(language, 'length.ownModel', { model: modelName(language, current), pair })}
    </p>`;
  const next = counterpart(host.shown, kMeasuredPair, current);
  return html`<p class="missing other">
    ${say(language, 'length.otherPair', { pair, other: directionName(language, current) })}
    ${
      next
        ? html`<button type="button" @click=${() => host.choosePair(next.id)}>
            ${say(language, 'length.switch', { pair })}
          </button>`
        : nothing
    }
  </p>`;
}
