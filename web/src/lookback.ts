/** The elements for anybody's page. */
export { LookbackBeam } from './elements/lookback-beam';
export { LookbackHeatmap } from './elements/lookback-heatmap';
export { LookbackSteps } from './elements/lookback-steps';
export { LookbackTranslator } from './elements/lookback-translator';
export { LookbackWhatIf } from './elements/lookback-what-if';
export type { Translation } from './protocol/translation';
