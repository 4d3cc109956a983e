/**
 * A translation as plain data. The same JSON comes from `lookback translate --json` and from the WebAssembly module.
 * Offsets count UTF-16 units, as JavaScript's strings do.
 */

/** One subword piece of a `TokenizedText`. */
export interface Token {
  /** As it stands in the vocabulary, with its word mark: `▁ent`. */
  readonly piece: string;
  /** What a reader should see: `ent`. */
  readonly text: string;
  readonly id: number;
  /** Range in the `TokenizedText`'s `text`; empty for `</s>`. */
  readonly begin: number;
  readonly end: number;
  /** Index into `words`. */
  readonly word: number;
}

export interface Range {
  readonly begin: number;
  readonly end: number;
}

/** Text and its pieces. The last token is `</s>` (of a target: if finished), with a last, empty word to itself. */
export interface TokenizedText {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly Range[];
}

/** Row-major numbers. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: readonly number[];
}

/** What else the decoder could have written at one position. */
export interface Candidate {
  readonly piece: string;
  readonly id: number;
  readonly logProbability: number;
}

export interface Hypothesis {
  readonly target: TokenizedText;
  /** Alignment weights of pieces, Ty × Tx: how much each target piece looked at each source piece. Rows sum to 1. */
  readonly alignment: Matrix | null;
  /** The same for whole words: source columns summed, target rows averaged, so rows still sum to 1. */
  readonly wordAlignment: Matrix | null;
  readonly tokenLogProbabilities: readonly number[];
  /** Sum of the above. */
  readonly logProbability: number;
  /** What the search ranked by (log-probability after length and coverage penalties). */
  readonly score: number;
  /** False when the length limit or a `finish()` mid-way cut it off. */
  readonly finished: boolean;
  /** True when it was cut because it repeated itself. */
  readonly looping?: boolean;
  /** The most likely pieces of every step, best first. */
  readonly candidates: readonly (readonly Candidate[])[];
}

export interface SentenceTranslation {
  readonly source: TokenizedText;
  /** Best first; never empty. */
  readonly hypotheses: readonly Hypothesis[];
  /** Energies before the softmax, of the best hypothesis, Ty × Tx. */
  readonly scores?: Matrix | null;
  /** If `DecodingOptions.trace` asked for it: parents come before their children, the root first. */
  readonly trace?: readonly BeamNode[];
  /** If `DecodingOptions.explain` asked for it. */
  readonly explanation?: StepExplanation;
}

/** One term of an energy: weight · tanh(key + query) where the scorer is additive, else key · query (and weight 1). */
export interface EnergyTerm {
  readonly dimension: number;
  readonly key: number;
  readonly query: number;
  readonly weight: number;
  readonly value: number;
}

/** What one look at the source was computed from. Without attention there is only the context. */
export interface StepExplanation {
  readonly position: number;
  readonly source: number;
  /** How many terms the energy has. */
  readonly dimensions: number;
  /** The largest of them, largest first. */
  readonly terms: readonly EnergyTerm[];
  /** The sum of all others. */
  readonly rest: number;
  /** The first numbers of the state that asked, and of the context vector. */
  readonly state: readonly number[];
  readonly context: readonly number[];
  /** The first numbers of each source position's annotation, Tx × as many as `context` has. */
  readonly annotations: Matrix | null;
}

/** A piece with the hypothesis that it extends. */
export interface BeamNode {
  /** Index into the trace; -1 for the root, which is `<s>`. */
  readonly parent: number;
  readonly id: number;
  readonly piece: string;
  /** Target position + 1; 0 for the root. */
  readonly step: number;
  readonly logProbability: number;
  readonly totalLogProbability: number;
  readonly score: number;
  readonly state: 'expanded' | 'alive' | 'finished' | 'cut' | 'pruned';
}

export interface Translation {
  /** Id of the model that made it. */
  readonly model: string;
  /** The input after normalisation. */
  readonly text: string;
  /** All sentences' best translations, joined. */
  readonly translation: string;
  readonly sentences: readonly SentenceTranslation[];
  /** What became of the text, where a reader should know. */
  readonly notes?: readonly TranslationNote[];
  /** Time spent translating, pauses between steps left out. */
  readonly milliseconds: number;
  /** The same by stage. Not in translations that were shipped. */
  readonly stages?: Readonly<Record<Stage, number>>;
  /** Time between the core and us: calls, and JSON written and read; in milliseconds. */
  readonly bindings?: number;
}

/** What the core's time goes into, in the order in which a step meets it. */
export type Stage = 'tokenise' | 'encode' | 'recurrence' | 'attend' | 'output' | 'search';

export interface TranslationNote {
  /** `input_cut`: only its beginning was translated. `sentence_cut`: a long sentence was translated in parts. */
  readonly kind: 'input_cut' | 'sentence_cut';
  /** In English, one line. */
  readonly text: string;
}

/** How the decoder asks the source; the names are those of the model's config. */
export type Scorer = 'none' | 'dot' | 'general' | 'reduced_rank' | 'additive';

/** What a loaded model says of itself. */
export interface ModelInfo {
  readonly id: string;
  readonly title: string;
  /** Language codes: what it reads and what it writes. */
  readonly source: string;
  readonly target: string;
  readonly scorer: Scorer;
  readonly wiring: 'context_in' | 'context_out';
  readonly parameters: number;
  /** `context_out` only: [context ; state] goes through a layer before it predicts; its output is fed back. */
  readonly attentionalLayer?: boolean;
  readonly inputFeeding?: boolean;
  /** e, h (per direction), d; and A or r, 0 where the scorer has none. */
  readonly embeddingSize: number;
  readonly encoderSize: number;
  readonly decoderSize: number;
  readonly attentionSize: number;
  /** How it is decoded unless the options say otherwise. */
  readonly decoding?: Readonly<Record<'beamSize' | 'lengthPenalty' | 'coveragePenalty', number>>;
}
