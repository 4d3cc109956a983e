import type { State } from '../../state/store';
import { tellFailure, tellTranslation } from './tell-failure';

/** Says what happened between two states: a live translation, or something that went wrong. */
export function tellNews(element: HTMLElement, state: State, before: State | null): void {
  const { answer, engine, refused } = state;
  if (answer && answer !== before?.answer && answer.origin === 'live') tellTranslation(element, answer.translation);
  if (engine.failure && engine.failure !== before?.engine.failure) tellFailure(element, engine.failure);
  if (refused && refused !== before?.refused) tellFailure(element, refused);
}
