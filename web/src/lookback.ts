/** The elements for anybody's page. */
export { LookbackHeatmap } from './elements/lookback-heatmap';
export { LookbackTranslator } from './elements/lookback-translator';
export type { Translation } from './protocol/translation';
