import type { Failure } from '../../protocol/failure';
import type { Translation } from '../../protocol/translation';

const kOurs = new WeakSet<Event>();
let stopping = false;

/**
 * Says `error` (detail: the `Failure`). It bubbles up to the document and no further: what reaches a window by that
 * name is taken for an error of the page's own scripts, and reported or shown as one.
 */
export function tellFailure(element: HTMLElement, failure: Failure): void {
  if (!stopping) document.addEventListener('error', (event) => kOurs.has(event) && event.stopPropagation());
  stopping = true;
  const event = new CustomEvent<Failure>('error', { detail: failure, bubbles: true, composed: true });
  kOurs.add(event);
  element.dispatchEvent(event);
}

/** Says `translation` (detail: the `Translation`). */
export function tellTranslation(element: HTMLElement, translation: Translation): void {
  element.dispatchEvent(new CustomEvent('translation', { detail: translation, bubbles: true, composed: true }));
}
