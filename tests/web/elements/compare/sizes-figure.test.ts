import { afterEach, describe, expect, it } from 'vitest';
import { SizesFigure } from '../../../../web/src/elements/compare/sizes-figure';
import { until } from '../../support/shadow';

/** Refuses as the core does. */
const check = (json: string): Promise<string | null> => {
  const { scorer, encoder_size: h, decoder_size: d } = JSON.parse(json) as Record<string, unknown>;
  return Promise.resolve(scorer === 'dot' && d !== 2 * (h as number) ? `needs twice ${String(h)}` : null);
};

async function mount(): Promise<SizesFigure> {
  const figure = new SizesFigure();
  figure.check = check;
  document.body.append(figure);
  await figure.updateComplete;
  await until(() => verdict(figure, 'general') !== '', 'a verdict');
  return figure;
}

const section = (figure: SizesFigure, scorer: string) =>
  figure.shadowRoot!.querySelector<HTMLElement>(`[data-scorer="${scorer}"]`)!;
const verdict = (figure: SizesFigure, scorer: string) =>
  section(figure, scorer).querySelector('.verdict')!.textContent.replace(/\s+/g, ' ').trim();

function set(figure: SizesFigure, name: string, value: number): void {
  const slider = figure.shadowRoot!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  slider.value = String(value);
  slider.dispatchEvent(new Event('input'));
}

afterEach(() => document.body.replaceChildren());

describe('lookback-sizes', () => {
  it('shows sizes that dot refuses, in the core’s words, and bilinear takes', async () => {
    const figure = await mount();
    expect(verdict(figure, 'dot')).toBe(
      'Not equally long: s has 10 numbers, h has 8. The program refuses: needs twice 4',
    );
    expect(section(figure, 'dot').className).toBe('refused');
    expect(verdict(figure, 'general')).toContain('any sizes fit');
    expect(section(figure, 'general').className).toBe('');
  });

  it('says in Chinese which sizes do not meet, before the core’s own words', async () => {
    const figure = await mount();
    figure.language = 'zh';
    await figure.updateComplete;
    expect(verdict(figure, 'dot')).toBe(
      '不一样长：s 有 10 个数，h 有 8 个数，没法一个对一个。程序拒绝了，原话是： needs twice 4',
    );
    expect(section(figure, 'dot').querySelector('q')!.lang).toBe('en');
  });

  it('lets dot in once both are equally long, and draws the shapes so', async () => {
    const figure = await mount();
    set(figure, 'state', 8);
    await until(() => verdict(figure, 'dot').startsWith('Equally long'));
    const sizes = [...section(figure, 'dot').querySelectorAll('rect')].map((box) => [
      box.getAttribute('width'),
      box.getAttribute('height'),
    ]);
    expect(sizes).toEqual([
      ['56', '7'],
      ['7', '56'],
    ]);
    const label = section(figure, 'general').querySelector('svg')!.getAttribute('aria-label');
    expect(label).toContain('a matrix W of 8 rows and 8 columns');
  });

  it('asks the core only for sizes that an encoder of two directions can have', async () => {
    const figure = await mount();
    expect(figure.shadowRoot!.querySelector('[name="annotation"]')!.getAttribute('step')).toBe('2');
  });
});
