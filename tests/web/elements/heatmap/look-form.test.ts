import { afterEach, describe, expect, it } from 'vitest';
import { LookForm } from '../../../../web/src/elements/heatmap/look-form';
import { kDefaultLook, type Look } from '../../../../web/src/protocol/look';

/** A form whose owner does what it asks for. */
async function mount(look: Partial<Look> = {}): Promise<LookForm> {
  const form = new LookForm();
  form.look = { ...kDefaultLook, ...look };
  form.addEventListener('appearance', (event) => {
    form.look = { ...form.look, ...(event as CustomEvent<Partial<Look>>).detail };
  });
  document.body.append(form);
  await form.updateComplete;
  return form;
}

const click = async (form: LookForm, name: RegExp) => {
  const label = [...form.shadowRoot!.querySelectorAll<HTMLElement>('label, button')].find((one) =>
    name.test(`${one.textContent} ${one.ariaLabel ?? ''}`),
  )!;
  label.click();
  await form.updateComplete;
};

afterEach(() => document.body.replaceChildren());

describe('lookback-look-form', () => {
  it('asks for what was chosen', async () => {
    const form = await mount();
    for (const name of [/viridis/, /strongest/, /swap/, /hide/, /number/, /Larger/]) await click(form, name);
    expect(form.look).toEqual({
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
    const form = await mount();
    expect(form.shadowRoot!.querySelector('[type="range"]')).toBeNull();
    await click(form, /only weights from/);
    const slider = form.shadowRoot!.querySelector<HTMLInputElement>('[type="range"]')!;
    slider.value = '0.55';
    slider.dispatchEvent(new Event('input'));
    expect(form.look.threshold).toBe(0.55);
  });

  it('cannot go beyond the largest and the smallest', async () => {
    const form = await mount({ zoom: 3 });
    const [smaller, larger] = form.shadowRoot!.querySelectorAll<HTMLButtonElement>('.zoom button');
    expect([smaller!.disabled, larger!.disabled]).toEqual([false, true]);
  });

  it('offers for the lines only what they have', async () => {
    const form = await mount();
    form.lines = true;
    await form.updateComplete;
    expect([...form.shadowRoot!.querySelectorAll('[type="checkbox"]')].map((box) => box.getAttribute('name'))).toEqual([
      'hideEnd',
    ]);
  });
});
