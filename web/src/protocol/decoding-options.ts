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

  /** Shortest target, in pieces, `</s>` included. Default 0. */
  readonly minimumLength?: number;
  /** Weight of the reward for having looked at every source piece; 0 is off. */
  readonly coveragePenalty?: number;
  /** No sequence of so many pieces twice; 0 is off. */
  readonly blockedNgram?: number;
  /** Cut what repeats itself so often in a row; 0 is off. */
  readonly loopLimit?: number;

  /** Draw pieces at random instead of searching; `nBest` is the number of samples. */
  readonly sampling?: boolean;
  readonly temperature?: number;
  readonly topK?: number;
  readonly topP?: number;
  readonly seed?: number;

  /** The translation begins so: as text, or as ids of pieces. The text is taken as one sentence. */
  readonly prefix?: string | readonly number[];
  /** No search: what the model thinks of this translation. The text is taken as one sentence. */
  readonly forcedTarget?: string | readonly number[];
  /** What if: at these target positions the decoder looks as given, one weight a source piece, sum 1. One sentence. */
  readonly alignmentOverrides?: readonly { readonly position: number; readonly weights: readonly number[] }[];

  /** Return the tree of all hypotheses that were kept, as `SentenceTranslation.trace`. */
  readonly trace?: boolean;

  /** Of a `forcedTarget`: return what one look at the source was computed from, as `SentenceTranslation.explanation`. */
  readonly explain?: { readonly position: number; readonly source: number };
}
