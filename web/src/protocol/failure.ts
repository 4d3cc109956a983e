/** Everything that can go wrong between a click and a translation, told apart so that the page can say what to do. */
export type FailureCode =
  | 'offline' // the device says that it has no network
  | 'unreachable' // the request did not get through, and we cannot know why
  | 'not-found' // 404
  | 'http' // any other status
  | 'web-page' // HTML where weights should be: a login page, a fallback page
  | 'truncated' // fewer bytes than promised
  | 'wrong-hash' // other bytes than promised
  | 'full' // no room on this device for what is to be kept
  | 'not-kept' // the browser keeps nothing here: a private window, a setting
  | 'bad-address' // not an address from which a model may come; detail is the attribute and its value
  | 'bad-attribute' // an element was asked for what it does not have; detail is the attribute and its value
  | 'no-wasm'
  | 'no-simd'
  | 'wasm-refused' // the page's security policy, or a broken binary
  | 'no-script' // a part of the page that is fetched late did not come; detail is its file
  | 'bad-file' // a file of attention weights that cannot be read; detail is the reason's key and line
  | 'bad-model' // the core refused the files; detail is its sentence
  | 'no-memory' // the core could not have what it needs; detail is its sentence
  | 'worker-failed'
  | 'worker-hung'
  | 'internal';

export interface Failure {
  readonly code: FailureCode;
  /** A file name, a status, the core's sentence: shown after the plain message. */
  readonly detail: string;
}

/** A `Failure` on its way up. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(code: FailureCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'FailureError';
    this.failure = { code, detail };
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  const detail = error instanceof Error ? error.message : String(error);
  // The core's own words: see wasm/src/bindings/guard.h.
  return { code: detail.startsWith('not enough memory') ? 'no-memory' : 'internal', detail };
}
