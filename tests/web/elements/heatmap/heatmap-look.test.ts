import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../../../web/src/elements/common/events';
import { LookbackHeatmap } from '../../../../web/src/elements/heatmap/lookback-heatmap';
import { kDefaultLook, type Look } from '../../../../web/src/protocol/look';
import { alignmentOf, type Alignment } from '../../../../web/src/views/alignment-view';
import { weightColor } from '../../../../web/src/views/color-scale';
import { matrix, sample } from '../../support/make-translation';

const alignment = alignmentOf(sample(), sample().hypotheses[0]!, 'words')!;
const frames = async (count = 3) => {
  for (let turn = 0; turn < count; ++turn) await new Promise(requestAnimationFrame);
};

async function mount(look: Partial<Look> = {}, shown: Alignment = alignment): Promise<LookbackHeatmap> {
  const element = new LookbackHeatmap();
  element.alignment = shown;
  element.look = { ...kDefaultLook, ...look };
  const box = document.createElement('div');
  box.style.width = '500px';
  box.append(element);
  document.body.append(box);
  await frames();
  await element.updateComplete;
  return element;
}

const find = (element: LookbackHeatmap, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const texts = (element: LookbackHeatmap, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((node) => node.textContent.trim());

/** The colour in the middle of a cell of the picture. */
function pixel(element: LookbackHeatmap, row: number, column: number): string {
  const canvas = find(element, '.cells') as HTMLCanvasElement;
  const [rows, columns] = [texts(element, '.rows span').length, texts(element, '.columns span').length];
  const x = ((column + 0.5) * canvas.width) / columns;
  const y = ((row + 0.5) * canvas.height) / rows;
  const [red, green, blue] = canvas.getContext('2d')!.getImageData(x, y, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

function press(element: LookbackHeatmap, key: string): void {
  const cell = find(element, '[role="gridcell"][tabindex="0"]');
  cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
}

afterEach(() => document.body.replaceChildren());

describe('lookback-heatmap, swapped', () => {
  it('has source words down the side, target words on top, and says so', async () => {
    const element = await mount({ swapped: true });
    expect(texts(element, '.rows span')).toEqual(['il', 'a', 'entarté', '⟂ end']);
    expect(texts(element, '.columns span')).toEqual(['he', 'pied', '⟂ end']);
    expect(texts(element, '.axis')).toEqual(['target position', 'source position']);
    expect(pixel(element, 2, 1)).toBe(weightColor(0.86, 'light'));
  });

  it('speaks of target and source all the same, and its events do too', async () => {
    const element = await mount({ swapped: true });
    element.highlight = { row: 1, column: 2 };
    await element.updateComplete;
    expect(texts(element, '.here')).toEqual(['pied', 'entarté']);
    expect(find(element, '[role="gridcell"][tabindex="0"]').textContent).toBe('pied looks 0.86 at entarté');
    const places: Place[] = [];
    element.addEventListener('point', (event) => places.push((event as CustomEvent<Place>).detail));
    press(element, 'ArrowUp');
    expect(places.at(-1)).toEqual({ row: 1, column: 1 });
  });
});

describe('lookback-heatmap of a sentence that runs from right to left', () => {
  const hebrew: Alignment = {
    rows: alignment.rows.slice(0, 1),
    columns: ['שלום', 'עולם'].map((text) => ({ text, begin: 0, end: 4, isEnd: false, continues: false })),
    matrix: matrix([[0.8, 0.2]]),
  };

  it('begins at the right', async () => {
    const element = await mount({}, hebrew);
    expect(texts(element, '.columns span')).toEqual(['עולם', 'שלום']);
    expect(pixel(element, 0, 1)).toBe(weightColor(0.8, 'light'));
  });
});

describe('lookback-heatmap, drawn as hard links', () => {
  it('fills the strongest cell of each row and tells the true numbers', async () => {
    const element = await mount({ links: 'strongest' });
    expect([0, 1, 2].map((column) => pixel(element, 1, column))).toEqual(
      [0, 0, 1].map((strength) => weightColor(strength, 'light')),
    );
    expect(find(element, '[role="grid"]').getAttribute('aria-label')).toContain('pied looks mostly at entarté, 0.86');
  });

  it('is painted anew when only the scale changes', async () => {
    const element = await mount();
    element.look = { ...kDefaultLook, scale: 'viridis' };
    await element.updateComplete;
    expect(pixel(element, 0, 0)).toBe(weightColor(0.9, 'light', 'viridis'));
  });
});

describe('lookback-heatmap, zoomed', () => {
  it('asks for a larger and a smaller picture by key, and leaves the browser’s own zoom alone', async () => {
    const element = await mount();
    const wishes: unknown[] = [];
    element.addEventListener('appearance', (event) => wishes.push((event as CustomEvent).detail));
    for (const key of ['+', '-', '0']) press(element, key);
    expect(wishes).toEqual([{ zoom: 1.5 }, { zoom: 0.75 }, { zoom: 1 }]);
    const wheel = (ctrlKey: boolean) =>
      new WheelEvent('wheel', { ctrlKey, deltaY: -1, bubbles: true, cancelable: true });
    expect(find(element, '.sheet').dispatchEvent(wheel(true))).toBe(false);
    expect(find(element, '.sheet').dispatchEvent(wheel(false))).toBe(true);
    expect(wishes.at(-1)).toEqual({ zoom: 1.5 });
    expect(wishes).toHaveLength(4);
  });
});

describe('lookback-heatmap, when another model’s weights take the place', () => {
  const other: Alignment = {
    ...alignment,
    matrix: { ...alignment.matrix, values: [...alignment.matrix.values].reverse() },
  };
  const swap = async (element: LookbackHeatmap, origin: string) => {
    element.origin = origin;
    element.alignment = other;
    await element.updateComplete;
  };

  it('moves there within a quarter of a second', async () => {
    const element = await mount();
    element.origin = 'one';
    await element.updateComplete;
    await swap(element, 'two');
    const first = pixel(element, 0, 0);
    expect(first).not.toBe(weightColor(0.8, 'light'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await frames(2);
    expect(pixel(element, 0, 0)).toBe(weightColor(0.8, 'light'));
  });

  it('is there at once when the same model speaks, and where motion is unwelcome', async () => {
    const element = await mount();
    element.origin = 'one';
    await element.updateComplete;
    await swap(element, 'one');
    expect(pixel(element, 0, 0)).toBe(weightColor(0.8, 'light'));
    const still = await mount();
    still.origin = 'one';
    await still.updateComplete;
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await swap(still, 'two');
    vi.restoreAllMocks();
    expect(pixel(still, 0, 0)).toBe(weightColor(0.8, 'light'));
  });
});

describe('lookback-heatmap on paper', () => {
  it('shows all of a long sentence while it is printed, and what is in view afterwards', async () => {
    const labels = Array.from({ length: 60 }, (_, index) => ({ ...alignment.rows[0]!, text: `mot${index}` }));
    const values = labels.map(() => labels.map(() => 1 / 60));
    const element = await mount({}, { rows: labels, columns: labels, matrix: matrix(values) });
    expect(texts(element, '.columns span').length).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    expect(texts(element, '.columns span')).toHaveLength(60);
    expect((find(element, '.cells') as HTMLCanvasElement).width).toBeGreaterThan(1000);
    window.dispatchEvent(new Event('afterprint'));
    expect(texts(element, '.columns span').length).toBeLessThan(60);
  });
});
