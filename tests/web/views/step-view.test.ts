import { describe, expect, it } from 'vitest';
import type { SentenceTranslation } from '../../../web/src/protocol/translation';
import { countSteps, stepView, subscript, wiringAt, writtenPiece } from '../../../web/src/views/step-view';
import { matrix, sample } from '../support/make-translation';

const row = (first: number) => [first, 0, 0, 0, 0];
const base = sample();
const hypothesis = {
  ...base.hypotheses[0]!,
  candidates: [
    [
      { piece: '▁he', id: 10, logProbability: Math.log(0.75) },
      { piece: 'ed', id: 99, logProbability: Math.log(0.25) },
    ],
    [{ piece: '▁pied', id: 77, logProbability: Math.log(0.5) }],
    [],
    [{ piece: '</s>', id: 2, logProbability: Math.log(0.9) }],
  ],
};
const sentence: SentenceTranslation = {
  ...base,
  hypotheses: [hypothesis],
  scores: matrix([row(4), row(3), row(2), row(1)]),
};

describe('stepView', () => {
  it('has one step for each piece that was written', () => {
    expect(countSteps(sentence)).toBe(4);
    expect(stepView(sentence, 4)).toBeNull();
  });

  it('knows what was written before, and that there is nothing before the first', () => {
    expect(stepView(sentence, 0)!.previous).toBeNull();
    expect(stepView(sentence, 1)!.previous!.text).toBe('he');
    expect(stepView(sentence, 3)!.written.isEnd).toBe(true);
  });

  it('gives each source piece its own score and weight', () => {
    const { sources } = stepView(sentence, 1)!;
    expect(sources.map(({ label }) => label.text)).toEqual(['il', 'a', 'ent', 'arté', '</s>']);
    expect(sources[0]!.energy).toBe(3);
    expect(sources.map(({ weight }) => weight)).toEqual([0.02, 0.08, 0.5, 0.35, 0.05]);
  });

  it('marks what was written among the candidates, and adds it where it was not among them', () => {
    const first = stepView(sentence, 0)!;
    expect(first.candidates.map(({ chosen }) => chosen)).toEqual([true, false]);
    expect(first.candidates[0]!.probability).toBeCloseTo(0.75);
    expect(first.likeliest).toBe(true);
    const second = stepView(sentence, 1)!;
    expect(second.candidates.map(({ text, chosen }) => [text, chosen])).toEqual([
      ['pied', false],
      ['pi', true],
    ]);
    expect(second.likeliest).toBe(false);
  });

  it('has no sources for a model without attention', () => {
    const blind = { ...sentence, scores: null, hypotheses: [{ ...hypothesis, alignment: null }] };
    expect(stepView(blind, 0)!.sources).toEqual([]);
  });
});

describe('wiringAt', () => {
  it('lets the old state ask where the context enters the recurrence', () => {
    expect(wiringAt({ wiring: 'context_in' }, 2)).toEqual({ asking: 2, next: 3, use: 'recurrence' });
  });

  it('lets the new state ask where context and state predict', () => {
    const use = (more: object) => wiringAt({ wiring: 'context_out', ...more }, 2);
    expect(use({})).toEqual({ asking: 3, next: 3, use: 'output' });
    expect(use({ attentionalLayer: true }).use).toBe('layer');
    expect(use({ attentionalLayer: true, inputFeeding: true }).use).toBe('feeding');
  });
});

describe('pieces as readers see them', () => {
  it('show where a piece goes on with the word before it', () => {
    expect(writtenPiece('▁pi')).toEqual({ text: 'pi', isEnd: false });
    expect(writtenPiece('ed')).toEqual({ text: '·ed', isEnd: false });
    expect(writtenPiece('.')).toEqual({ text: '.', isEnd: false });
    expect(writtenPiece('</s>').isEnd).toBe(true);
  });

  it('count in small digits', () => {
    expect(`s${subscript(120)}`).toBe('s₁₂₀');
  });
});
