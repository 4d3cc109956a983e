/** The elements for anybody's page: `<script type="module" src="…/lookback.js"></script>`, and then the tags. */
import { setUsualWeights } from './client/model-place';

export { LookbackCompare } from './elements/compare/lookback-compare';
export { LookbackHeatmap } from './elements/heatmap/lookback-heatmap';
export { LookbackSteps } from './elements/steps/lookback-steps';
export { LookbackTranslator } from './elements/translator/lookback-translator';
export type { Translation } from './protocol/translation';

/** Models lie beside this script, wherever it was loaded from, unless a tag says otherwise. */
const here = import.meta.url;
setUsualWeights(new URL('weights/', here).href);
