import { describe, expect, it } from 'vitest';
import { parseFormula } from '../../../web/src/views/formula';

describe('a formula', () => {
  it('sets letters one by one, but functions by their name', () => {
    expect(parseFormula('Wh')).toEqual({
      kind: 'row',
      items: [
        { kind: 'letter', text: 'W' },
        { kind: 'letter', text: 'h' },
      ],
    });
    expect(parseFormula('tanh')).toEqual({ kind: 'name', text: 'tanh' });
  });

  it('takes a letter, a number or a group as an index', () => {
    const s = { kind: 'letter', text: 's' };
    expect(parseFormula('s_t')).toEqual({ kind: 'script', base: s, below: { kind: 'letter', text: 't' } });
    expect(parseFormula('s_{t-1}')).toMatchObject({ base: s, below: { kind: 'row', items: { length: 3 } } });
    expect(parseFormula('W_1^⊤')).toMatchObject({ below: { text: '1' }, above: { kind: 'sign', text: '⊤' } });
  });

  it('writes a true minus, and knows a sum for a sign and alpha for a letter', () => {
    expect(parseFormula('-')).toEqual({ kind: 'sign', text: '−' });
    expect(parseFormula('Σ')).toEqual({ kind: 'sign', text: 'Σ' });
    expect(parseFormula('α')).toEqual({ kind: 'letter', text: 'α' });
  });

  it('has roots and fractions', () => {
    expect(parseFormula('sqrt{d}')).toEqual({ kind: 'root', of: { kind: 'letter', text: 'd' } });
    expect(parseFormula('frac{a}{b}')).toMatchObject({ kind: 'fraction', over: { text: 'a' }, under: { text: 'b' } });
  });

  it.each(['s_', 's_{t', 'frac{a}'])('says that %s is broken', (text) => {
    expect(() => parseFormula(text)).toThrow(/formula/);
  });
});
