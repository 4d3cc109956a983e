/** How to search. Every field may be left out; the core holds the defaults named here. */
export interface DecodingOptions {
  /** Live hypotheses at each step; 1 is greedy. Default 5. */
  readonly beamSize?: number;
  /** How many hypotheses to return, at most `beamSize`. Default 1. */
  readonly nBest?: number;
  /** Most target pieces of one sentence. Default: a multiple of the source's length. */
  readonly maximumLength?: number;
  /** Exponent of the length that a hypothesis' log-probability is divided by; 0 is off. */
  readonly lengthPenalty?: number;
  /** Candidates kept for each step of each returned hypothesis. Default 5. */
  readonly candidates?: number;
  /** False translates the whole text as one sentence. Default true. */
  readonly splitSentences?: boolean;
}
