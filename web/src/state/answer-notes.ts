import type { Translation } from '../protocol/translation';
import { repeatsItself } from '../protocol/repeats';
import type { Note } from './input-check';

const kOfCore = { input_cut: { key: 'note.inputCut' }, sentence_cut: { key: 'note.sentenceCut' } } as const;

/** What to tell whoever reads an answer: what became of the text, and that the decoder went round in circles. */
export function answerNotes({ notes, sentences }: Translation): readonly Note[] {
  const ofCore = (notes ?? []).map(({ kind }) => kOfCore[kind]);
  const circles = sentences.some(({ source, hypotheses: [best] }) => best && repeatsItself(best.target, source));
  return circles ? [...ofCore, { key: 'note.repeats' }] : ofCore;
}
