import type { Look } from '../../protocol/look';

/** A place in an alignment: a cell, or a whole row or column where the other is null. */
export interface Place {
  readonly row: number | null;
  readonly column: number | null;
}

/** `point`: the pointer or the cursor is there now. `pin`: it was tapped, clicked, or entered. */
export function placeEvent(kind: 'point' | 'pin', place: Place): CustomEvent<Place> {
  return new CustomEvent(kind, { detail: place, bubbles: true, composed: true });
}

/** A wished change of how alignments are drawn. */
export function lookEvent(change: Partial<Look>): CustomEvent<Partial<Look>> {
  return new CustomEvent('appearance', { detail: change, bubbles: true, composed: true });
}
