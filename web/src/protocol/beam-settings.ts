/** What of the search a reader can turn; what is left out is as the model has it. */
export interface BeamSettings {
  readonly beamSize?: number;
  readonly lengthPenalty?: number;
  readonly coveragePenalty?: number;
}

export type BeamSetting = keyof BeamSettings;

export const kBeamRanges: Readonly<Record<BeamSetting, { min: number; max: number; step: number }>> = {
  beamSize: { min: 1, max: 12, step: 1 },
  lengthPenalty: { min: 0, max: 2, step: 0.1 },
  coveragePenalty: { min: 0, max: 1, step: 0.05 },
};
