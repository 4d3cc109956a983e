/** What was measured of the shipped models beyond their test score: `weights/measurements/`, see docs/formats.md. */

/** Quality on inputs of one length; without a score where the test set has no such input. */
export interface LengthBucket {
  /** Source words, both ends included; no upper end in the last bucket. */
  readonly from: number;
  readonly to: number | null;
  /** How many inputs were translated, each of one sentence or several joined. */
  readonly inputs: number;
  readonly bleu?: number;
  /** 95 % bootstrap interval. */
  readonly bleu_low?: number;
  readonly bleu_high?: number;
}

export interface LengthReport {
  readonly buckets: readonly LengthBucket[];
}

/** Norm of the loss' gradient at each forward encoder state, by distance from the end in pieces (0 is `</s>`). */
export interface GradientNorms {
  readonly norms: readonly number[];
}

export interface GradientReport {
  /** As the weights were before training. */
  readonly initial: GradientNorms;
  readonly trained: GradientNorms;
}

/** By the model's id. */
export type ByModel<Report> = Readonly<Record<string, Report>>;

export interface Measurements {
  readonly lengths: ByModel<LengthReport>;
  readonly gradients: ByModel<GradientReport>;
}

/** Several sentences of the test set that are one input together: French, and what people wrote for it in English. */
export type SentencePairs = readonly (readonly [source: string, reference: string])[];

/** Inputs of one length, to try. */
export interface LengthExamples {
  readonly from: number;
  readonly inputs: readonly SentencePairs[];
}
