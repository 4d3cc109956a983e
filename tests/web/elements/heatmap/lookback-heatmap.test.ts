import { afterEach, describe, expect, it } from 'vitest';
import type { Place } from '../../../../web/src/elements/common/events';
import { LookbackHeatmap } from '../../../../web/src/elements/heatmap/lookback-heatmap';
import { kDefaultLook } from '../../../../web/src/protocol/look';
import { alignmentOf, type Alignment } from '../../../../web/src/views/alignment-view';
import { weightColor } from '../../../../web/src/views/color-scale';
import { matrix, sample } from '../../support/make-translation';

const sampleAlignment = () => alignmentOf(sample(), sample().hypotheses[0]!, 'words')!;

async function mount(alignment: Alignment, width = 500): Promise<LookbackHeatmap> {
  const element = new LookbackHeatmap();
  element.alignment = alignment;
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  box.append(element);
  document.body.append(box);
  for (let turn = 0; turn < 3; ++turn) {
    await new Promise(requestAnimationFrame);
    await element.updateComplete;
  }
  return element;
}

const find = (element: LookbackHeatmap, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const texts = (element: LookbackHeatmap, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((node) => node.textContent.trim());

function pixel(element: LookbackHeatmap, row: number, column: number): string {
  const canvas = find(element, '.cells') as HTMLCanvasElement;
  const grid = find(element, '.grid').getBoundingClientRect();
  const { rows, columns } = element.alignment!.matrix;
  const ratio = canvas.width / grid.width;
  const x = ((column + 0.5) * grid.width * ratio) / columns;
  const y = ((row + 0.5) * grid.height * ratio) / rows;
  const [red, green, blue] = canvas.getContext('2d')!.getImageData(x, y, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

function point(
  element: LookbackHeatmap,
  [row, column]: [number, number],
  type = 'pointermove',
  pointerType = 'mouse',
): void {
  const grid = find(element, '.grid').getBoundingClientRect();
  const { rows, columns } = element.alignment!.matrix;
  const options = {
    clientX: grid.left + ((column + 0.5) * grid.width) / columns,
    clientY: grid.top + ((row + 0.5) * grid.height) / rows,
    bubbles: true,
    pointerType,
  };
  find(element, '.cells').dispatchEvent(new PointerEvent(type, options));
}

function placesOf(element: LookbackHeatmap, kind: 'point' | 'pin'): Place[] {
  const places: Place[] = [];
  element.addEventListener(kind, (event) => places.push((event as CustomEvent<Place>).detail));
  return places;
}

/** Answers as an owner would. */
function own(element: LookbackHeatmap): void {
  element.addEventListener('point', (event) => (element.highlight = (event as CustomEvent<Place>).detail));
}

/** Word by word: ones on the diagonal. */
function diagonal(rows: number, columns: number): Alignment {
  const label = (index: number) => ({ text: `mot${index}`, begin: 0, end: 1, isEnd: false, continues: false });
  const labels = (count: number) => Array.from({ length: count }, (_, index) => label(index));
  const values = labels(rows).map((_, row) => labels(columns).map((_, column) => (row === column ? 1 : 0)));
  return { rows: labels(rows), columns: labels(columns), matrix: matrix(values) };
}

afterEach(() => document.body.replaceChildren());

describe('lookback-heatmap', () => {
  it('labels every line in view when a short map has become a long one', async () => {
    const short = sampleAlignment();
    const element = await mount(
      { ...short, rows: short.rows.slice(0, 1), matrix: matrix([[0.1, 0.2, 0.3, 0.4]]) },
      300,
    );
    const rows = Array.from({ length: 7 }, () => short.rows[0]!);
    element.alignment = { ...short, rows, matrix: matrix(rows.map(() => [0.1, 0.2, 0.3, 0.4])) };
    await expect.poll(() => texts(element, '.rows span')).toHaveLength(7);
  });

  it('says at its edge that there is more, until the end is in view', async () => {
    const columns = Array.from({ length: 40 }, () => sampleAlignment().columns[0]!);
    const long = { rows: sampleAlignment().rows.slice(0, 1), columns, matrix: matrix([columns.map(() => 0.025)]) };
    const element = await mount(long, 300);
    const more = find(element, '.more');
    expect(more.className).toBe('more right');
    find(element, '.frame').scrollLeft = 10_000;
    await expect.poll(() => more.className).toBe('more');
    expect((await mount(sampleAlignment())).shadowRoot!.querySelector('.more')!.className).toBe('more');
  });

  it('labels both axes with the words, and says which is which', async () => {
    const element = await mount(sampleAlignment());
    expect(texts(element, '.columns span')).toEqual(['il', 'a', 'entarté', '⟂ end']);
    expect(texts(element, '.rows span')).toEqual(['he', 'pied', '⟂ end']);
    expect(texts(element, '.axis')).toEqual(['source position', 'target position']);
  });

  it('paints each weight in its colour', async () => {
    const element = await mount(sampleAlignment());
    expect(pixel(element, 0, 0)).toBe(weightColor(0.9, 'light'));
    expect(pixel(element, 1, 2)).toBe(weightColor(0.86, 'light'));
    expect(pixel(element, 2, 0)).toBe(weightColor(0, 'light'));
  });

  it('paints for dark paper when it stands on it, also when the paper changes later', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const element = await mount(sampleAlignment());
    expect(pixel(element, 0, 0)).toBe(weightColor(0.9, 'dark'));
    document.documentElement.style.colorScheme = 'light';
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(pixel(element, 0, 0)).toBe(weightColor(0.9, 'light'));
    document.documentElement.style.colorScheme = '';
  });

  it('says where the pointer is, in a cell, at a label, and when it leaves', async () => {
    const element = await mount(sampleAlignment());
    const places = placesOf(element, 'point');
    point(element, [1, 2]);
    find(element, '[data-row="2"]').dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
    );
    find(element, '[data-column="0"]').dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
    );
    find(element, '.sheet').dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(places).toEqual([
      { row: 1, column: 2 },
      { row: 2, column: null },
      { row: null, column: 0 },
      { row: null, column: null },
    ]);
  });

  it('pins by a tap and does not take a finger’s move for a hover', async () => {
    const element = await mount(sampleAlignment());
    const [points, pins] = [placesOf(element, 'point'), placesOf(element, 'pin')];
    point(element, [0, 1], 'pointermove', 'touch');
    point(element, [0, 1], 'click', 'touch');
    expect(points).toEqual([]);
    expect(pins).toEqual([{ row: 0, column: 1 }]);
  });

  it('lights up the labels of the place', async () => {
    const element = await mount(sampleAlignment());
    element.highlight = { row: 1, column: 2 };
    await element.updateComplete;
    expect(texts(element, '.here')).toEqual(['entarté', 'pied']);
  });

  it('is a grid with a summary for those who listen', async () => {
    const element = await mount(sampleAlignment());
    const grid = find(element, '[role="grid"]');
    expect(grid.getAttribute('aria-label')).toContain('pied looks mostly at entarté, 0.86');
    expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['4', '5']);
    expect(texts(element, '[role="columnheader"]')).toEqual(['il', 'a', 'entarté', 'end of sentence']);
  });

  it('is walked through with the arrow keys, and each cell says its number', async () => {
    const element = await mount(sampleAlignment());
    own(element);
    const current = () => element.shadowRoot!.activeElement as HTMLElement;
    find(element, '[role="gridcell"][tabindex="0"]').focus();
    const press = async (key: string) => {
      current().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await element.updateComplete;
      await element.updateComplete;
    };
    await press('ArrowDown');
    await press('ArrowRight');
    await press('ArrowRight');
    expect(current().textContent).toBe('pied looks 0.86 at entarté');
    await press('End');
    expect(current().textContent).toBe('pied looks 0.08 at end of sentence');
    await press('ArrowRight');
    expect(element.highlight).toEqual({ row: 1, column: 3 });
    await press('ArrowUp');
    await press('ArrowUp');
    expect(element.highlight).toEqual({ row: 0, column: 3 });
  });

  it.each([
    [8, 9, 640],
    [12, 9, 640],
    [12, 6, 980],
    [12, 14, 360],
  ])('shows %i target words whole, however wide their cells might be', async (rows, columns, width) => {
    const element = await mount(diagonal(rows, columns), width);
    const frame = find(element, '.frame');
    expect(frame.scrollHeight).toBeLessThanOrEqual(frame.clientHeight);
  });

  it('scrolls a long map, and one that is enlarged', async () => {
    const scrolls = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight;
    expect(scrolls(find(await mount(diagonal(40, 9), 640), '.frame'))).toBe(true);
    const enlarged = await mount(diagonal(12, 9), 640);
    enlarged.look = { ...kDefaultLook, zoom: 2 };
    await enlarged.updateComplete;
    expect(scrolls(find(enlarged, '.frame'))).toBe(true);
  });

  it('keeps its labels in view and paints only what is, however long the sentence', async () => {
    const element = await mount(diagonal(60, 60), 400);
    const frame = find(element, '.frame');
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    expect(texts(element, '.columns span').length).toBeLessThan(30);
    frame.scrollTo(200, 300);
    for (let turn = 0; turn < 3; ++turn) await new Promise(requestAnimationFrame);
    const box = frame.getBoundingClientRect();
    const [corner, first] = [find(element, '.corner'), find(element, '.rows')].map((node) =>
      node.getBoundingClientRect(),
    );
    expect([corner!.left, corner!.top, first!.left]).toEqual([box.left, box.top, box.left]);
    expect((find(element, '.cells') as HTMLCanvasElement).width).toBeLessThanOrEqual(400 * devicePixelRatio);
  });

  it('writes labels as text, never as HTML', async () => {
    const alignment = sampleAlignment();
    const rows = alignment.rows.map((label) => ({ ...label, text: '<img src=x onerror=alert(1)>' }));
    const element = await mount({ ...alignment, rows });
    expect(element.shadowRoot!.querySelector('img')).toBeNull();
    expect(texts(element, '.rows span')[0]).toBe('<img src=x onerror=alert(1)>');
  });
});
