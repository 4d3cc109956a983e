import { afterEach, describe, expect, it } from 'vitest';
import { LookPanel } from '../../../../web/src/elements/heatmap/look-panel';
import { kDefaultLook, type Look } from '../../../../web/src/protocol/look';

/** A panel whose owner does what it asks for. */
async function mount(look: Partial<Look> = {}): Promise<LookPanel> {
  const panel = new LookPanel();
  panel.look = { ...kDefaultLook, ...look };
  panel.addEventListener('appearance', (event) => {
    panel.look = { ...panel.look, ...(event as CustomEvent<Partial<Look>>).detail };
  });
  document.body.append(panel);
  await panel.updateComplete;
  panel.shadowRoot!.querySelector('details')!.open = true;
  return panel;
}

const click = async (panel: LookPanel, name: RegExp) => {
  const label = [...panel.shadowRoot!.querySelectorAll<HTMLElement>('label, button')].find((one) =>
    name.test(`${one.textContent} ${one.ariaLabel ?? ''}`),
  )!;
  label.click();
  await panel.updateComplete;
};

afterEach(() => document.body.replaceChildren());

describe('lookback-look', () => {
  it('asks for what was chosen', async () => {
    const panel = await mount();
    for (const name of [/viridis/, /strongest/, /swap/, /hide/, /number/, /Larger/]) await click(panel, name);
    expect(panel.look).toEqual({
      scale: 'viridis',
      links: 'strongest',
      threshold: 0.3,
      swapped: true,
      hideEnd: true,
      numbers: true,
      zoom: 1.5,
    });
  });

  it('has a slider only where a threshold counts', async () => {
    const panel = await mount();
    expect(panel.shadowRoot!.querySelector('[type="range"]')).toBeNull();
    await click(panel, /only weights from/);
    const slider = panel.shadowRoot!.querySelector<HTMLInputElement>('[type="range"]')!;
    slider.value = '0.55';
    slider.dispatchEvent(new Event('input'));
    expect(panel.look.threshold).toBe(0.55);
  });

  it('cannot go beyond the largest and the smallest', async () => {
    const panel = await mount({ zoom: 3 });
    const [smaller, larger] = panel.shadowRoot!.querySelectorAll<HTMLButtonElement>('.zoom button');
    expect([smaller!.disabled, larger!.disabled]).toEqual([false, true]);
  });

  it('offers for the lines only what they have', async () => {
    const panel = await mount();
    panel.lines = true;
    await panel.updateComplete;
    expect([...panel.shadowRoot!.querySelectorAll('[type="checkbox"]')].map((box) => box.getAttribute('name'))).toEqual(
      ['hideEnd'],
    );
  });
});
