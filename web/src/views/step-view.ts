import { byteName } from '../protocol/byte-pieces';
import type { Hypothesis, ModelInfo, SentenceTranslation } from '../protocol/translation';
import { labelsOf, rowOf, type Label } from './alignment-view';

/** Decoding, one target position at a time. Positions count from 0 here and from 1 in the symbols that readers see. */

/** One source position as the decoder met it at this step. */
export interface SourceView {
  readonly label: Label;
  readonly energy: number;
  readonly weight: number;
}

export interface CandidateView {
  readonly id: number;
  /** The piece as it is written; a piece that goes on with the word before it begins with `·`. */
  readonly text: string;
  readonly isEnd: boolean;
  readonly probability: number;
  readonly chosen: boolean;
}

export interface StepView {
  readonly position: number;
  readonly count: number;
  readonly written: Label;
  /** What was written before; null at the first step. */
  readonly previous: Label | null;
  /** Empty for a model without attention. */
  readonly sources: readonly SourceView[];
  readonly candidates: readonly CandidateView[];
  readonly probability: number;
  /** False when the search wrote something else than the likeliest piece. */
  readonly likeliest: boolean;
}

/** How many target positions there are to step through. */
export function countSteps(sentence: SentenceTranslation): number {
  return sentence.hypotheses[0]?.target.tokens.length ?? 0;
}

/** The best hypothesis at one step; null where there is none. */
export function stepView(sentence: SentenceTranslation, position: number): StepView | null {
  const hypothesis = sentence.hypotheses[0];
  const labels = hypothesis ? labelsOf(hypothesis.target, 'pieces') : [];
  const written = labels[position];
  if (!hypothesis || !written) return null;
  const candidates = candidatesAt(hypothesis, position);
  return {
    position,
    count: labels.length,
    written,
    previous: labels[position - 1] ?? null,
    sources: sourcesAt(sentence, hypothesis, position),
    candidates,
    probability: Math.exp(hypothesis.tokenLogProbabilities[position] ?? -Infinity),
    likeliest: candidates[0]?.chosen ?? true,
  };
}

function sourcesAt(sentence: SentenceTranslation, hypothesis: Hypothesis, position: number): readonly SourceView[] {
  const { alignment } = hypothesis;
  if (!alignment || !sentence.scores) return [];
  const [weights, energies] = [rowOf(alignment, position), rowOf(sentence.scores, position)];
  const labels = labelsOf(sentence.source, 'pieces');
  return labels.map((label, at) => ({ label, energy: energies[at] ?? 0, weight: weights[at] ?? 0 }));
}

/** The likeliest pieces of one step; what was written is always among them. */
export function candidatesAt(hypothesis: Hypothesis, position: number): readonly CandidateView[] {
  const token = hypothesis.target.tokens[position];
  if (!token) return [];
  const { id, piece } = token;
  const listed = (hypothesis.candidates[position] ?? []).map((candidate) => ({
    id: candidate.id,
    ...writtenPiece(candidate.piece),
    probability: Math.exp(candidate.logProbability),
    chosen: candidate.id === id,
  }));
  if (listed.some(({ chosen }) => chosen)) return listed;
  const probability = Math.exp(hypothesis.tokenLogProbabilities[position] ?? -Infinity);
  return [...listed, { id, ...writtenPiece(piece), probability, chosen: true }];
}

const kEnd = '</s>';

/** A piece of the vocabulary as readers see it: without its word mark, and a dot where it continues a word. */
export function writtenPiece(piece: string): { readonly text: string; readonly isEnd: boolean } {
  if (piece === kEnd) return { text: '', isEnd: true };
  const byte = byteName(piece);
  if (byte !== null) return { text: byte, isEnd: false };
  if (piece.startsWith('▁')) return { text: piece.slice(1) || '␣', isEnd: false };
  return { text: /^[\p{L}\p{N}]/u.test(piece) ? `·${piece}` : piece, isEnd: false };
}

export interface Wiring {
  /** Index of the state that asks, counted from s₀: the old state in `context_in`, the new one in `context_out`. */
  readonly asking: number;
  readonly next: number;
  /** What the context vector does next. */
  readonly use: 'recurrence' | 'output' | 'layer' | 'feeding';
}

/** Who asks at a step, and where the context goes: docs/model.md. */
export function wiringAt(
  info: Pick<ModelInfo, 'wiring' | 'attentionalLayer' | 'inputFeeding'>,
  position: number,
): Wiring {
  const next = position + 1;
  if (info.wiring === 'context_in') return { asking: position, next, use: 'recurrence' };
  const layered = info.inputFeeding ? 'feeding' : 'layer';
  return { asking: next, next, use: info.attentionalLayer || info.inputFeeding ? layered : 'output' };
}

/** `2` as `₂`, for symbols such as s₂. */
export function subscript(number: number): string {
  return [...String(number)].map((digit) => String.fromCharCode(0x2080 + Number(digit))).join('');
}
