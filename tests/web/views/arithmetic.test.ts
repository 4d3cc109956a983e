import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StepExplanation } from '../../../web/src/protocol/translation';
import { contextSum, contribution, formatNumber, softmaxLine, sumOf } from '../../../web/src/views/arithmetic';

const explanation: StepExplanation = {
  position: 0,
  source: 1,
  dimensions: 2,
  terms: [],
  rest: 0,
  state: [],
  context: [0.29, 0.35],
  annotations: { rows: 3, columns: 2, values: [0.5, -0.25, 0.4, 1, -0.3, 0] },
};

describe('softmaxLine', () => {
  it('is the worked example: energies 2, 1, 0 give weights 0.665, 0.245, 0.090', () => {
    const lines = [0, 1, 2].map((at) => softmaxLine([2, 1, 0], at));
    expect(lines.map(({ weight }) => weight.toFixed(3))).toEqual(['0.665', '0.245', '0.090']);
    // 1 + 1/e + 1/e² = 1 + 0.3679 + 0.1353
    expect(lines[1]!.sum.total).toBeCloseTo(1.5032, 4);
    expect(lines[1]!.share).toBeCloseTo(0.3679, 4);
  });

  it('does not overflow where exp(e) would', () => {
    expect(softmaxLine([1000, 999], 0).weight).toBeCloseTo(0.7311, 4);
  });
});

describe('sumOf', () => {
  it('writes out the largest terms, whatever their sign, and adds up the others', () => {
    const sum = sumOf([0.1, -5, 2, 0.2, 0.3], 2);
    expect(sum.terms).toEqual([
      { at: 1, value: -5 },
      { at: 2, value: 2 },
    ]);
    expect(sum.others).toBe(3);
    expect(sum.rest).toBeCloseTo(0.6);
    expect(sum.total).toBeCloseTo(-2.4);
  });

  it('writes a single one left over out too', () => {
    expect(sumOf([1, 2, 3], 2)).toMatchObject({ others: 0, rest: 0, total: 6 });
    expect(sumOf([1, 2, 3], 2).terms).toHaveLength(3);
  });

  it('leaves nothing over when all are written out', () => {
    expect(sumOf([1, 2], 4)).toMatchObject({ others: 0, rest: 0, total: 3 });
  });
});

describe('contextSum', () => {
  it('adds weight times annotation over all source positions', () => {
    // 0.7 · 0.5 + 0.2 · 0.4 + 0.1 · (-0.3) = 0.4
    expect(contextSum(explanation, [0.7, 0.2, 0.1])!.total).toBeCloseTo(0.4);
    // 0.7 · (-0.25) + 0.2 · 1 + 0 = 0.025
    expect(contextSum(explanation, [0.7, 0.2, 0.1], 1)!.total).toBeCloseTo(0.025);
  });

  it('is nothing for another sentence or without attention', () => {
    expect(contextSum(explanation, [0.5, 0.5])).toBeNull();
    expect(contextSum({ ...explanation, annotations: null }, [])).toBeNull();
  });
});

describe('contribution', () => {
  it('is an annotation made smaller by its weight', () => {
    expect(contribution(explanation, 1, 0.5)).toEqual([0.2, 0.5]);
  });
});

describe('numbers in sums', () => {
  it('have a true minus sign, and none before a zero', () => {
    expect(formatNumber(-1.5)).toBe('−1.500');
    expect(formatNumber(-0.0001)).toBe('0.000');
    expect(formatNumber(2, 1)).toBe('2.0');
  });

  it('are written by nothing else where they may be below zero', () => {
    const sources = join(import.meta.dirname, '../../../web/src');
    const hyphens = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .filter((name) =>
        /(logProbability|energy|score)\.to(Fixed|Precision)\(/i.test(readFileSync(join(sources, name), 'utf8')),
      );
    expect(hyphens).toEqual([]);
  });
});
