/** A place in an alignment: a cell, or a whole row or column where the other is null. */
export interface Place {
  readonly row: number | null;
  readonly column: number | null;
}

/** `point`: the pointer or the cursor is there now. `pin`: it was tapped, clicked, or entered. */
export function placeEvent(kind: 'point' | 'pin', place: Place): CustomEvent<Place> {
  return new CustomEvent(kind, { detail: place, bubbles: true, composed: true });
}
