/** The elements for anybody's page. */
export { LookbackBeam } from './elements/beam/lookback-beam';
export { LookbackHeatmap } from './elements/heatmap/lookback-heatmap';
export { LookbackSteps } from './elements/steps/lookback-steps';
export { LookbackTranslator } from './elements/translator/lookback-translator';
export { LookbackWhatIf } from './elements/what-if/lookback-what-if';
export type { Translation } from './protocol/translation';
