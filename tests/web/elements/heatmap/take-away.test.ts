import { afterEach, describe, expect, it, vi } from 'vitest';
import { TakeAway } from '../../../../web/src/elements/heatmap/take-away';
import { pngOf } from '../../../../web/src/elements/heatmap/take-away-files';
import { kDefaultLook, type Look } from '../../../../web/src/protocol/look';
import { weightColor } from '../../../../web/src/views/color-scale';
import { toSvg } from '../../../../web/src/views/export-svg';
import type { Exported } from '../../../../web/src/views/export-text';
import { alignmentOf, type Alignment } from '../../../../web/src/views/alignment-view';
import { sample } from '../../support/make-translation';

const alignment = alignmentOf(sample(), sample().hypotheses[0]!, 'words')!;
const content: Exported = {
  alignment,
  source: 'il a entarté',
  target: 'he pied',
  sourceLanguage: 'fr',
  targetLanguage: 'en',
  model: 'fr-en-additive',
  unit: 'words',
  end: 'end',
};

const draw = (look: Partial<Look> = {}, shown: Alignment = alignment) =>
  toSvg({
    alignment: shown,
    look: { ...kDefaultLook, ...look },
    sourceTitle: 'source position',
    targetTitle: 'target position',
    summary: 'what it shows',
    label: ({ text, isEnd }) => (isEnd ? 'end' : text),
    measure: (text) => text.length * 8,
  });

function parse(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const texts = (svg: string) => [...parse(svg).querySelectorAll('text')].map(({ textContent }) => textContent);

describe('the SVG', () => {
  it('is a true drawing: words as text, cells as rectangles in the colours of their weights', () => {
    const { svg } = draw();
    expect(texts(svg)).toEqual(expect.arrayContaining(['il', 'entarté', 'he', 'pied', 'source position']));
    const fills = [...parse(svg).querySelectorAll('g rect')].map((rect) => rect.getAttribute('fill'));
    expect(fills).toEqual(alignment.matrix.values.map((weight) => weightColor(weight, 'light')));
    expect(parse(svg).querySelector('title')!.textContent).toBe('what it shows');
    expect(svg).not.toMatch(/<image|<foreignObject|href/);
  });

  it('is drawn as the map on show is', () => {
    const { svg } = draw({ swapped: true, links: 'strongest', numbers: true, scale: 'greys' });
    expect(texts(svg).slice(0, 2)).toEqual(['target position', 'source position']);
    expect(texts(svg)).toContain('0.86');
    const fills = [...parse(svg).querySelectorAll('g rect')].map((rect) => rect.getAttribute('fill'));
    expect(new Set(fills)).toEqual(new Set([weightColor(0, 'light', 'greys'), weightColor(1, 'light', 'greys')]));
  });

  it('holds any text, and nothing of it becomes markup', () => {
    const rows = alignment.rows.map((label) => ({ ...label, text: '<script>&"\u0000\ud800</script>' }));
    const { svg } = draw({}, { ...alignment, rows });
    expect(texts(svg)).toContain('<script>&"</script>');
    expect(parse(svg).querySelector('script')).toBeNull();
  });
});

describe('the PNG', () => {
  it('has two dots for each pixel, and the cells are in it', async () => {
    const drawing = draw();
    const bitmap = await createImageBitmap(await pngOf(drawing, 2));
    expect([bitmap.width, bitmap.height]).toEqual([2 * drawing.width, 2 * drawing.height]);
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const group = parse(drawing.svg).querySelector('g')!.getAttribute('transform')!;
    const [x, y] = group.match(/[\d.]+/g)!.map(Number) as [number, number];
    const [red, green, blue] = pen.getImageData(2 * x + 20, 2 * y + 20, 1, 1).data;
    expect(`rgb(${red}, ${green}, ${blue})`).toBe(weightColor(0.9, 'light'));
  });
});

describe('lookback-take', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  async function open(): Promise<TakeAway> {
    const element = new TakeAway();
    element.content = content;
    element.link = () => 'https://example.org/#text=il';
    document.body.append(element);
    await element.updateComplete;
    element.shadowRoot!.querySelector<HTMLButtonElement>('.open')!.click();
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('lookback-choice')).not.toBeNull());
    return element;
  }

  const choose = async (element: TakeAway, format: string) => {
    element.shadowRoot!.querySelector('lookback-choice')!.dispatchEvent(new CustomEvent('choose', { detail: format }));
    await element.updateComplete;
  };
  const click = (element: TakeAway, name: string) =>
    element.shadowRoot!.querySelector<HTMLButtonElement>(`.${name}`)!.click();
  const shown = (element: TakeAway) => element.shadowRoot!.querySelector('textarea')?.value;
  const said = (element: TakeAway) => element.shadowRoot!.querySelector('[role="status"]')!.textContent;

  it('shows each form before it is taken', async () => {
    const element = await open();
    expect(element.shadowRoot!.querySelector('img')!.alt).toContain('pied looks mostly at entarté');
    const starts = { csv: '"","il"', json: '{\n  "model"', pharaoh: '0-0 2-1', markdown: '|  | il', latex: '\\begin' };
    for (const [format, start] of Object.entries(starts)) {
      await choose(element, format);
      expect(shown(element)!.slice(0, start.length)).toBe(start);
    }
    await choose(element, 'alt');
    expect(shown(element)).toContain('Alignment of 3 target and 4 source words');
    await choose(element, 'link');
    expect(shown(element)).toBe('https://example.org/#text=il');
  });

  it('saves a file with a telling name, made on this device', async () => {
    const element = await open();
    const saved: [string, string][] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.download, new URL(this.href).protocol]);
    });
    for (const format of ['svg', 'csv', 'png']) {
      await choose(element, format);
      click(element, 'save');
      await vi.waitFor(() => expect(saved.at(-1)?.[0]).toBe(`lookback-fr-en-additive-il-a-entarté.${format}`));
    }
    expect(new Set(saved.map(([, protocol]) => protocol))).toEqual(new Set(['blob:']));
  });

  it('copies, or selects the text where the browser refuses to', async () => {
    const element = await open();
    await choose(element, 'pharaoh');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    click(element, 'copy');
    await vi.waitFor(() => expect(said(element)).toBe('Copied.'));
    expect(write).toHaveBeenCalledWith('0-0 2-1\n');
    write.mockRejectedValueOnce(new Error('no'));
    click(element, 'copy');
    await vi.waitFor(() => expect(said(element)).toContain('press Ctrl+C'));
  });
});
