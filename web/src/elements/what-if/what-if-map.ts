import { html, nothing } from 'lit';
import { say } from '../../messages/messages';
import type { Hypothesis, SentenceTranslation } from '../../protocol/translation';
import { alignmentOf } from '../../views/alignment-view';
import type { Place } from '../shared/events';
import type { LookbackWhatIf } from './lookback-what-if';

/** Where the decoder looked for a translation that is on show nowhere else; `pick` hears of the rows that are clicked. */
export function localMap(
  host: LookbackWhatIf,
  sentence: SentenceTranslation,
  hypothesis: Hypothesis,
  pick?: (row: number) => void,
) {
  const alignment = alignmentOf(sentence, hypothesis, 'pieces');
  if (!alignment) return nothing;
  // What is pointed at here is no place in the translation that the rest of the page shows.
  const point = (event: CustomEvent<Place>) => {
    event.stopPropagation();
    host.place = event.detail;
  };
  const pin = (event: CustomEvent<Place>) => {
    point(event);
    if (event.detail.row !== null) pick?.(event.detail.row);
  };
  return html`<lookback-heatmap
    .alignment=${alignment}
    .highlight=${host.place}
    .language=${host.language}
    .unit=${'pieces'}
    .sourceTitle=${say(host.language, 'map.source')}
    .targetTitle=${say(host.language, 'map.target')}
    .sourceLanguage=${host.sourceLanguage}
    .targetLanguage=${host.targetLanguage}
    @point=${point}
    @pin=${pin}
  ></lookback-heatmap>`;
}
