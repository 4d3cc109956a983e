import type { Scorer } from '../protocol/translation';
import { weightColor, type Scheme } from './color-scale';

/** How a model's curve is told from the others: without colours too, by its dashes and the shape of its points. */
export interface ModelMark {
  readonly color: string;
  readonly dashes: string;
  /** Around 0, 0; an SVG path. */
  readonly shape: string;
  /** Points are filled with the paper. */
  readonly hollow: boolean;
}

const kShapes: Readonly<Record<Scorer, string>> = {
  none: 'M-4 -4H4V4H-4Z',
  dot: 'M0 -4.2A4.2 4.2 0 1 1 0 4.2A4.2 4.2 0 1 1 0 -4.2Z',
  general: 'M0 -5.2L4.8 3.4H-4.8Z',
  reduced_rank: 'M0 5.2L4.8 -3.4H-4.8Z',
  additive: 'M0 -5.4L5.4 0L0 5.4L-5.4 0Z',
};

/** Blue means attention, and the later it is taught, the deeper. */
const kDepth: Readonly<Record<Scorer, number>> = {
  none: 0,
  dot: 0.5,
  general: 0.62,
  reduced_rank: 0.76,
  additive: 0.92,
};

export function modelMark(
  { scorer, wiring }: { readonly scorer: Scorer; readonly wiring?: 'context_in' | 'context_out' },
  scheme: Scheme,
): ModelMark {
  const isLate = wiring === 'context_out';
  const isNone = scorer === 'none';
  return {
    color: isNone ? 'currentColor' : weightColor(kDepth[scorer], scheme),
    dashes: isNone ? '7 5' : isLate ? '2 3' : '',
    shape: kShapes[scorer],
    hollow: isNone || isLate,
  };
}
