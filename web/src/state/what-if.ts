import type { SentenceTranslation } from '../protocol/translation';
import { kNoEdit, type Edit, type Trial } from '../protocol/what-if';
import type { Note } from './input-check';

/** Where the what-if view stands. */
export interface WhatIf {
  readonly mode: 'change' | 'own';
  readonly edit: Edit;
  /** What can be taken back, oldest first. */
  readonly past: readonly Edit[];
  /** The target piece that is being changed. */
  readonly row: number | null;
  /** The reader's own translation. */
  readonly own: string;
  /** The sentence as decoded after the edit; null while it is the translation itself. */
  readonly changed: SentenceTranslation | null;
  /** What the model thinks of the reader's own translation. */
  readonly judged: SentenceTranslation | null;
  readonly busy: boolean;
  /** Why the last wish could not be met. */
  readonly note: Note | null;
  readonly trial: Trial | null;
}

export const kNothingChanged: WhatIf = {
  mode: 'change',
  edit: kNoEdit,
  past: [],
  row: null,
  own: '',
  changed: null,
  judged: null,
  busy: false,
  note: null,
  trial: null,
};

/** Nobody takes back more than this many changes. */
const kMostPast = 100;

/** A new edit. `grows`: it goes on with the gesture of the one before it, which is then not kept. */
export function withEdit(now: WhatIf, edit: Edit, grows = false): WhatIf {
  const past = grows ? now.past : [...now.past, now.edit].slice(-kMostPast);
  return { ...now, edit, past, note: null };
}

export function undone(now: WhatIf): WhatIf {
  const edit = now.past.at(-1);
  return edit ? { ...now, edit, past: now.past.slice(0, -1), note: null } : now;
}
