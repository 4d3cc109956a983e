import { html, nothing } from 'lit';
import { formatPercent, say } from '../../messages/messages';
import type { Hypothesis } from '../../protocol/translation';
import { kDoubt, wordConfidences } from '../../views/confidence';
import type { LookbackBeam } from './lookback-beam';
import { shownLabel } from '../common/readout';

/** The translation with how sure each word is under it; doubtful words are marked. */
export function confidenceLine(host: LookbackBeam, hypothesis: Hypothesis) {
  const { language } = host;
  const words = wordConfidences(hypothesis);
  const doubtful = words.filter((word) => word.doubtful).length;
  const counts = { count: doubtful, limit: formatPercent(language, kDoubt) };
  return html`<section aria-label=${say(language, 'beam.sure')}>
    <h3>${say(language, 'beam.sure')}</h3>
    <p class="words" dir="auto" lang=${host.targetLanguage || nothing}>
      ${words.map(
        ({ label, probability, doubtful: doubt }) =>
          html`<span class=${doubt ? 'word doubtful' : 'word'}
            ><span class="text">${shownLabel(language, label)}</span
            ><span class="percent">${formatPercent(language, probability)}</span
            >${doubt ? html`<span class="unseen">${say(language, 'beam.doubtful')}</span>` : nothing}</span
          > `,
      )}
    </p>
    <p class="legend">
      <span class="word doubtful" aria-hidden="true"><span class="text">${say(language, 'beam.sample')}</span></span>
      ${say(language, 'beam.legend', counts)}
    </p>
  </section>`;
}
