import { describe, expect, it } from 'vitest';
import { layoutLinks } from '../../../web/src/views/alignment-links';
import { alignmentOf } from '../../../web/src/views/alignment-view';
import { sample } from '../support/make-translation';

const measure = (text: string) => text.length * 8;
const alignment = alignmentOf(sample(), sample().hypotheses[0]!, 'words')!;
const layout = (width: number) =>
  layoutLinks({
    alignment,
    sourceLabels: ['il', 'a', 'entarté', 'end'],
    targetLabels: ['he', 'pied', 'end'],
    width,
    height: 300,
    fontSize: 16,
    measure,
  });

describe('layoutLinks', () => {
  it('keeps words in order and apart', () => {
    const { source } = layout(600);
    source.slice(1).forEach((word, index) => {
      const before = source[index]!;
      expect(word.x - word.width / 2).toBeGreaterThanOrEqual(before.x + before.width / 2);
    });
  });

  it('grows wider than its room rather than let words overlap', () => {
    expect(layout(60).width).toBeGreaterThan(60);
    expect(layout(600).width).toBe(600);
  });

  it('draws the weights that can be seen, the strongest last and on top', () => {
    const { links } = layout(600);
    expect(links.every(({ weight }) => weight >= 0.04)).toBe(true);
    expect(links.at(-1)).toMatchObject({ row: 0, column: 0, weight: 0.9 });
    expect(links).toHaveLength(8);
  });

  it('joins the words that it names', () => {
    const { links, source, target } = layout(600);
    const link = links.find(({ row, column }) => row === 1 && column === 2)!;
    const round = (value: number) => String(Math.round(value * 10) / 10);
    expect(link.path.startsWith(`M${round(source[2]!.x)} `)).toBe(true);
    expect(link.path).toContain(` ${round(target[1]!.x)} `);
  });
});
