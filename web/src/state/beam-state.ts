import type { BeamSettings } from '../protocol/beam-settings';
import type { SentenceTranslation } from '../protocol/translation';
import type { Note } from './input-check';

/** Where the beam view stands. */
export interface Beam {
  readonly settings: BeamSettings;
  /** The sentence as searched with these settings, with its tree. */
  readonly searched: SentenceTranslation | null;
  /** The node of the tree that is open; null for the best hypothesis. */
  readonly node: number | null;
  /** That node's hypothesis by itself: where it looked. */
  readonly opened: SentenceTranslation | null;
  readonly note: Note | null;
}

export const kModelsBeam: Beam = { settings: {}, searched: null, node: null, opened: null, note: null };
