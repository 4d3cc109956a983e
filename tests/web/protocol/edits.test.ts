import { describe, expect, it } from 'vitest';
import {
  changedPieces,
  chooseWord,
  lookElsewhere,
  optionsOf,
  surprise,
  typeWord,
} from '../../../web/src/protocol/edits';
import type { Hypothesis } from '../../../web/src/protocol/translation';
import { kNoEdit } from '../../../web/src/protocol/what-if';
import { sample, tokenized } from '../support/make-translation';

/** "he pied": the pieces ▁he, ▁pi, ed have the ids 10, 11, 12. */
const hypothesis = sample().hypotheses[0]!;
const kRow = [0, 1, 0, 0, 0];

describe('an edit as decoding options', () => {
  it('asks for nothing when nothing was changed', () => {
    expect(optionsOf(kNoEdit)).toEqual({});
  });

  it('begins with what stood before, and the chosen piece', () => {
    const edit = chooseWord(kNoEdit, hypothesis, 1, { id: 77, isEnd: false });
    expect(optionsOf(edit)).toEqual({ prefix: [10, 77] });
  });

  it('forces the target where the end was chosen: the core lets no prefix end', () => {
    expect(optionsOf(chooseWord(kNoEdit, hypothesis, 2, { id: 2, isEnd: true }))).toEqual({ forcedTarget: [10, 11] });
  });

  it('keeps the words before a row whose weights were changed', () => {
    expect(optionsOf(lookElsewhere(kNoEdit, hypothesis, 1, kRow))).toEqual({
      prefix: [10],
      alignmentOverrides: [{ position: 1, weights: kRow }],
    });
    expect(optionsOf(lookElsewhere(kNoEdit, hypothesis, 3, kRow))).toMatchObject({ prefix: [10, 11, 12] });
  });

  it('forgets weights that come after the place of the newest change', () => {
    const late = lookElsewhere(kNoEdit, hypothesis, 2, kRow);
    const both = { ...late, weights: [{ position: 0, weights: kRow }, ...late.weights] };
    expect(lookElsewhere(both, hypothesis, 1, kRow).weights.map(({ position }) => position)).toEqual([0, 1]);
    expect(chooseWord(both, hypothesis, 2, { id: 77, isEnd: false }).weights.map(({ position }) => position)).toEqual([
      0, 2,
    ]);
    expect(chooseWord(both, hypothesis, 1, { id: 77, isEnd: false }).weights.map(({ position }) => position)).toEqual([
      0,
    ]);
  });

  it('begins with the text before a typed word', () => {
    expect(typeWord(kNoEdit, hypothesis, 1, ' threw ').prefix).toBe('he threw');
    expect(typeWord(kNoEdit, hypothesis, 0, 'She').prefix).toBe('She');
    expect(typeWord(kNoEdit, hypothesis, 2, 'ece').prefix).toBe('he piece');
    expect(typeWord(kNoEdit, hypothesis, 3, 'today').prefix).toBe('he pied today');
  });
});

describe('changedPieces', () => {
  const now = (...ids: number[]): Hypothesis => {
    const target = tokenized(...ids.map((id) => `▁w${id}`));
    const tokens = target.tokens.map((token, at) => ({ ...token, id: ids[at] ?? 2 }));
    return { ...hypothesis, target: { ...target, tokens } };
  };

  it('are what is new, wherever the rest moved to', () => {
    expect([...changedPieces(now(1, 2, 3, 4), now(1, 9, 3, 4))]).toEqual([1]);
    expect([...changedPieces(now(1, 2, 3), now(8, 9, 1, 2, 3))]).toEqual([0, 1]);
    expect([...changedPieces(now(1, 2, 3), now(1, 3))]).toEqual([]);
    expect([...changedPieces(now(1, 2), now(1, 2))]).toEqual([]);
  });
});

describe('surprise', () => {
  it('counts halvings of the probability', () => {
    expect(surprise(Math.log(1 / 8))).toBeCloseTo(3);
    expect(surprise(0)).toBe(0);
  });
});
