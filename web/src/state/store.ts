import type { Failure } from '../protocol/failure';
import { kDefaultLook, type Look } from '../protocol/look';
import type { ModelEntry } from '../protocol/model-entry';
import type { ModelInfo, StepExplanation, Translation } from '../protocol/translation';
import { kModelsBeam, type Beam } from './beam-state';
import type { Note } from './input-check';
import { kNothingChanged, type WhatIf } from './what-if';

export type Unit = 'words' | 'pieces';
export type View = 'map' | 'lines' | 'steps' | 'compare' | 'length' | 'what-if' | 'beam';

/** Where the chosen model stands. */
export interface Engine {
  readonly phase: 'idle' | 'fetching' | 'starting' | 'ready' | 'failed';
  readonly received: number;
  readonly total: number;
  readonly failure: Failure | null;
  readonly info: ModelInfo | null;
}

/** What is on show, and whether this device computed it. */
export interface Answer {
  /** The text that was asked for, as typed. */
  readonly text: string;
  readonly translation: Translation;
  readonly origin: 'shipped' | 'live';
}

/** The place under the pointer, the finger or the cursor; null on an axis means the whole line. */
export interface Highlight {
  readonly row: number | null;
  readonly column: number | null;
  /** Stays when the pointer leaves. */
  readonly pinned: boolean;
}

export interface State {
  readonly text: string;
  readonly notes: readonly Note[];
  readonly linkNote: Note | null;
  /** What was asked for and is not here: a model, or a value that means nothing. */
  readonly refused: Failure | null;
  readonly models: readonly ModelEntry[];
  readonly catalog: 'loading' | 'ready' | 'failed';
  readonly model: string | null;
  /** Hashes of the model files that are on this device. */
  readonly kept: ReadonlySet<string>;
  readonly engine: Engine;
  readonly answer: Answer | null;
  readonly busy: boolean;
  readonly sentence: number;
  readonly unit: Unit;
  readonly view: View;
  readonly highlight: Highlight | null;
  readonly look: Look;
  readonly steps: Steps;
  readonly whatIf: WhatIf;
  /** A model folder of this device on its way in, or what was wrong with the last one. */
  readonly folder: { readonly opening: boolean; readonly failure: Failure | null };
  readonly beam: Beam;
  /** The sentence length that is looked at, in words. */
  readonly words: number;
}

/** Where the steps view stands. */
export interface Steps {
  /** Target piece. */
  readonly position: number;
  /** Source piece whose sums are shown; null for the one that is looked at most. */
  readonly source: number | null;
  /** Whether the words query, key and value are on show. */
  readonly names: boolean;
  readonly explanation: StepExplanation | null;
  /** Why the explanation that was asked for last did not come. */
  readonly failure: Failure | null;
}

export const kFirstStep: Steps = { position: 0, source: null, names: false, explanation: null, failure: null };

/** Long enough that a vector is full, short enough that attention is not lost either. */
export const kUsualWords = 26;

export const kIdle: Engine = { phase: 'idle', received: 0, total: 0, failure: null, info: null };

export const kInitialState: State = {
  text: '',
  notes: [],
  linkNote: null,
  refused: null,
  models: [],
  catalog: 'loading',
  model: null,
  kept: new Set(),
  engine: kIdle,
  answer: null,
  busy: false,
  sentence: 0,
  unit: 'words',
  view: 'map',
  highlight: null,
  look: kDefaultLook,
  steps: kFirstStep,
  whatIf: kNothingChanged,
  folder: { opening: false, failure: null },
  beam: kModelsBeam,
  words: kUsualWords,
};

/** One state object; whoever subscribes hears of every change, once a change. */
export class Store {
  private current: State;
  private readonly listeners = new Set<(state: State) => void>();

  constructor(initial: Partial<State> = {}) {
    this.current = { ...kInitialState, ...initial };
  }

  get state(): State {
    return this.current;
  }

  /** Only actions call this. */
  update(change: Partial<State>): void {
    this.current = { ...this.current, ...change };
    for (const listener of [...this.listeners]) listener(this.current);
  }

  /** Returns the function that ends the subscription. */
  subscribe(listener: (state: State) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
