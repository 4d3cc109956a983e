import { kDefaultLook, printLook } from '../protocol/look';
import { firstModel } from '../protocol/model-choice';
import type { ModelEntry } from '../protocol/model-entry';
import { labLink } from './lab-link';
import { kInitialState, type State } from './store';
import type { UrlState } from './url-state';

/** Longer texts stay out of the address bar. */
const kLongestText = 1000;

/** A link for others: it says everything, also what is usual here and now. */
export function fullLinkOf(state: State): UrlState {
  const { text, models, model, highlight } = state;
  const link = linkOf(state, '');
  if (text !== '') link.text = text;
  if (model && !isOwn(models, model)) link.model = model;
  if (highlight?.pinned) link.at = { row: highlight.row, column: highlight.column };
  return link;
}

/** What a link must say so that it opens what is on show; `usual` is the text that the page would open with anyway. */
export function linkOf(state: State, usual: string): UrlState {
  const link: UrlState = {};
  const { text, models, model, view, unit, sentence, look } = state;
  if (text !== '' && text !== usual && text.length <= kLongestText) link.text = text;
  if (model && model !== firstModel(models, null)?.id && !isOwn(models, model)) link.model = model;
  if (view !== kInitialState.view) link.view = view;
  if (unit !== kInitialState.unit) link.unit = unit;
  if (sentence > 0) link.sentence = sentence;
  if (printLook(look) !== printLook(kDefaultLook)) link.look = look;
  return { ...link, ...labLink(state) };
}

/** A model from this device is on no other. */
function isOwn(models: readonly ModelEntry[], id: string): boolean {
  return models.some((model) => model.id === id && model.own);
}
