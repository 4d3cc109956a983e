import { describe, expect, it } from 'vitest';
import { lessonTexts, tell, type LessonKey } from '../../../web/src/messages/lesson';
import { parseFormula } from '../../../web/src/views/formula';

const { en, zh } = lessonTexts;
const keys = Object.keys(en) as LessonKey[];
const places = (text: string) => [...new Set(text.match(/\{[a-zA-Z]+\}/g) ?? [])].sort();
const formulas = (text: string) => [...new Set(text.match(/\$[^$]+\$/g) ?? [])].sort();

describe("the lesson's texts", () => {
  it('are the same set in both languages', () => {
    expect(Object.keys(zh).sort()).toEqual([...keys].sort());
  });

  it.each(keys)('%s has the same places in both languages, and whole marks', (key) => {
    expect(places(zh[key])).toEqual(places(en[key]));
    for (const text of [en[key], zh[key]] as string[]) {
      expect(text).not.toBe('');
      expect(text.split('$').length % 2).toBe(1);
      expect(text.replace(/\$[^$]+\$/g, '').split('*').length % 2).toBe(1);
      for (const formula of formulas(text)) expect(() => parseFormula(formula.slice(1, -1))).not.toThrow();
    }
  });

  it('show every formula to readers of both languages', () => {
    for (const key of keys) expect(formulas(zh[key]), key).toEqual(formulas(en[key]));
  });
});

describe('tell', () => {
  it('fills the places, and leaves the braces of formulas alone', () => {
    expect(tell('en', 'bottleneck.kept', { kept: 2, count: 5 })).toBe('Came through: 2 of 5');
    expect(tell('en', 'equations.in')).toContain('$s_{t-1}$');
  });
});
