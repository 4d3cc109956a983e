import { nothing, type TemplateResult } from 'lit';
import type { Hypothesis, SentenceTranslation } from '../../protocol/translation';
import { alignmentOf } from '../../views/alignment-view';
import { ownMap } from '../heatmap/own-map';
import type { LookbackWhatIf } from './lookback-what-if';

/** Where the decoder looked for a changed translation, or for the reader's own. */
export function localMap(
  host: LookbackWhatIf,
  sentence: SentenceTranslation,
  hypothesis: Hypothesis,
  pick?: (row: number) => void,
): TemplateResult | typeof nothing {
  const alignment = alignmentOf(sentence, hypothesis, 'pieces');
  return alignment ? ownMap(host, alignment, pick) : nothing;
}
