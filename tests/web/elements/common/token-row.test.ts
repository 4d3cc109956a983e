import { afterEach, describe, expect, it } from 'vitest';
import type { Place } from '../../../../web/src/elements/common/events';
import { LookbackTokens } from '../../../../web/src/elements/common/token-row';
import { labelsOf } from '../../../../web/src/views/alignment-view';
import { weightColor } from '../../../../web/src/views/color-scale';
import { sample } from '../../support/make-translation';

async function mount(unit: 'words' | 'pieces', part: Partial<LookbackTokens> = {}): Promise<LookbackTokens> {
  const element = new LookbackTokens();
  const { source } = sample();
  Object.assign(element, { labels: labelsOf(source, unit), text: source.text, axis: 'column', ...part });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const buttons = (element: LookbackTokens) => [...element.shadowRoot!.querySelectorAll('button')];

afterEach(() => document.body.replaceChildren());

describe('lookback-tokens', () => {
  it('reads as the sentence, with the end of the sentence named', async () => {
    const element = await mount('words');
    expect(element.shadowRoot!.querySelector('.row')!.textContent).toBe('il a entarté⟂ end');
  });

  it('cuts into pieces without changing the sentence', async () => {
    const element = await mount('pieces');
    expect(buttons(element).map((button) => button.textContent)).toEqual(['il', 'a', 'ent', 'arté', '⟂ end']);
    expect(element.shadowRoot!.querySelector('.row')!.textContent).toBe('il a entarté⟂ end');
  });

  it('shows bytes by their names, and a character that they spell only in words', async () => {
    const byte = (text: string, begin: number) => ({
      text,
      begin: 0,
      end: 1,
      isEnd: false,
      continues: begin > 0,
      isByte: true,
    });
    const element = await mount('pieces', { text: 'Ł', labels: [byte('⟨C5⟩', 0), byte('⟨81⟩', 1)] });
    expect(buttons(element).map((button) => button.textContent)).toEqual(['⟨C5⟩', '⟨81⟩']);
  });

  it('lets no pile of marks out of its line', async () => {
    const text = `e${'\u0301'.repeat(300)}`;
    const label = { text, begin: 0, end: text.length, isEnd: false, continues: false };
    const element = await mount('words', { text, labels: [label] });
    const [button] = buttons(element);
    expect(getComputedStyle(button!).overflowY).toBe('clip');
    expect(button!.getBoundingClientRect().height).toBeLessThan(60);
  });

  it('wears the blue of the weights', async () => {
    const element = await mount('words', { weights: [0.1, 0.2, 0.7, 0] });
    expect(buttons(element).map((button) => button.style.backgroundColor)).toEqual(
      [0.1, 0.2, 0.7, 0].map((weight) => weightColor(weight, 'light')),
    );
    element.weights = null;
    await element.updateComplete;
    expect(buttons(element).map((button) => button.style.backgroundColor)).toEqual(['', '', '', '']);
  });

  it('is one stop for the Tab key and is walked through with the arrows', async () => {
    const element = await mount('words');
    const places: Place[] = [];
    element.addEventListener('point', (event) => {
      places.push((event as CustomEvent<Place>).detail);
      element.active = (event as CustomEvent<Place>).detail.column;
    });
    expect(buttons(element).map((button) => button.tabIndex)).toEqual([0, -1, -1, -1]);
    buttons(element)[0]!.focus();
    buttons(element)[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).toBe(buttons(element)[1]);
    expect(places.at(-1)).toEqual({ row: null, column: 1 });
    expect(buttons(element).map((button) => button.tabIndex)).toEqual([-1, 0, -1, -1]);
  });
});
