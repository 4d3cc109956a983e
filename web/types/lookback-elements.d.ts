import type { Failure } from '../src/protocol/failure';
import type { Translation } from '../src/protocol/translation';

/** What `<lookback-translator>`, `<lookback-steps>` and `<lookback-compare>` say, beside what every element says. */
export interface LookbackEventMap {
  /** A live translation; from a comparison one for each model. */
  translation: CustomEvent<Translation>;
  /** What went wrong; the element says the same in plain words. */
  error: CustomEvent<Failure>;
}

/** What our elements have in common. Every property is an attribute of the same name. */
declare class LookbackElement extends HTMLElement {
  addEventListener<K extends keyof LookbackEventMap>(
    type: K,
    listener: (this: this, event: LookbackEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof LookbackEventMap>(
    type: K,
    listener: (this: this, event: LookbackEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** An element with an engine behind it. */
declare class LookbackEngineElement extends LookbackElement {
  text: string;
  /** A folder of models with its `manifest.json`. */
  weights: string;
  /** One model's own folder; a comparison takes several, apart by blanks. */
  src: string;
  /** `eager`: at once, not only when visible. */
  loading: string;
}

export class LookbackTranslator extends LookbackEngineElement {
  model: string;
  /** `map`, `lines`, `steps`, `compare`, `length`, `what-if` or `beam`. */
  view: string;
  /** `words` or `pieces`. */
  unit: string;
  /** A Lookback page, to which links may lead. */
  page: string;
}

export class LookbackSteps extends LookbackEngineElement {
  model: string;
}

export class LookbackCompare extends LookbackEngineElement {
  /** Ids, apart by blanks. */
  models: string;
  /** Language codes. */
  source: string;
  target: string;
}

/** A map of anybody's weights, without an engine. */
export class LookbackHeatmap extends LookbackElement {
  source: string;
  target: string;
  /** Rows of numbers, a row a target word. */
  weights: string;
  src: string;
  format: string;
  /** Which sentence of a file, from 1. */
  sentence: number;
  caption: string;
  illustrative: boolean;
  sourceLanguage: string;
  targetLanguage: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'lookback-translator': LookbackTranslator;
    'lookback-steps': LookbackSteps;
    'lookback-compare': LookbackCompare;
    'lookback-heatmap': LookbackHeatmap;
  }
  interface HTMLElementEventMap {
    translation: CustomEvent<Translation>;
  }
}
