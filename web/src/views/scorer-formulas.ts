import type { ModelInfo, Scorer } from '../protocol/translation';

/** The formulas of docs/model.md as a reader meets them, and what they cost. */

/** The score of encoder state h_j, asked by `state`; null where nobody asks. */
export function scoreFormula(scorer: Scorer, state: string): string | null {
  switch (scorer) {
    case 'none':
      return null;
    case 'dot':
      return `${state}^⊤ h_j`;
    case 'general':
      return `${state}^⊤ W h_j`;
    case 'reduced_rank':
      return `(W_q ${state})^⊤ (W_k h_j)`;
    case 'additive':
      return `v^⊤ tanh(W_1 h_j + W_2 ${state})`;
  }
}

/** Sizes as a model's config names them. */
export interface AttentionSizes {
  readonly encoderSize: number;
  readonly decoderSize: number;
  /** A or r; 0 where the scorer has none. */
  readonly attentionSize: number;
}

/** How many parameters the scorer itself has. An encoder state has 2h numbers, a decoder state d. */
export function scorerParameters(scorer: Scorer, { encoderSize, decoderSize, attentionSize }: AttentionSizes): number {
  const both = 2 * encoderSize + decoderSize;
  switch (scorer) {
    case 'none':
    case 'dot':
      return 0;
    case 'general':
      return decoderSize * 2 * encoderSize;
    case 'reduced_rank':
      return attentionSize * both;
    case 'additive':
      return attentionSize * both + attentionSize;
  }
}

/** The same as a formula in the sizes' letters. */
export const kCostFormulas: Readonly<Record<Scorer, string>> = {
  none: '0',
  dot: '0',
  general: 'd · 2h',
  reduced_rank: 'r (2h + d)',
  additive: 'A (2h + d) + A',
};

export type EquationName = 'state' | 'scores' | 'weights' | 'context' | 'next' | 'prediction';

export interface Equation {
  readonly name: EquationName;
  readonly formula: string;
}

/** One step in order: who asks, scores, weights, context, and what the context is for. */
export function equationsOf(
  wiring: ModelInfo['wiring'],
  score: string | null,
  attentionalLayer = false,
): readonly Equation[] {
  const scores = { name: 'scores', formula: `e_{tj} = ${score ?? askedBy(wiring)}` } as const;
  const weights = { name: 'weights', formula: 'α_{tj} = frac{exp(e_{tj})}{Σ_k exp(e_{tk})}' } as const;
  const context = { name: 'context', formula: 'c_t = Σ_j α_{tj} h_j' } as const;
  if (wiring === 'context_in') {
    return [
      ...[scores, weights, context],
      { name: 'next', formula: 's_t = GRU([y_{t-1}; c_t], s_{t-1})' },
      { name: 'prediction', formula: 'p_t = softmax(E tanh(W_t s_t + W_c c_t + W_y y_{t-1} + b))' },
    ];
  }
  const predicted = attentionalLayer ? 'softmax(E tanh(W_t s_t + W_c c_t + b))' : 'softmax(W [c_t; s_t] + b)';
  return [
    { name: 'state', formula: 's_t = GRU(y_{t-1}, s_{t-1})' },
    ...[scores, weights, context],
    { name: 'prediction', formula: `p_t = ${predicted}` },
  ];
}

/** The state that asks, by wiring. */
export function asking(wiring: ModelInfo['wiring']): string {
  return wiring === 'context_in' ? 's_{t-1}' : 's_t';
}

function askedBy(wiring: ModelInfo['wiring']): string {
  return `f(${asking(wiring)}, h_j)`;
}
