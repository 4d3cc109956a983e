import { afterEach, describe, expect, it } from 'vitest';
import { LookbackLength } from '../../../../web/src/elements/length/lookback-length';
import type { DecodingOptions } from '../../../../web/src/protocol/decoding-options';
import { FailureError } from '../../../../web/src/protocol/failure';
import type { LengthReport, Measurements } from '../../../../web/src/protocol/measurements';
import type { ModelEntry } from '../../../../web/src/protocol/model-entry';
import '../../../../web/src/messages/zh-words';
import type { ModelInfo } from '../../../../web/src/protocol/translation';
import { translation } from '../../support/make-translation';
import { deepQuery, until } from '../../support/shadow';

const entry = (scorer: ModelEntry['scorer']): ModelEntry => ({
  id: `fr-en-${scorer}`,
  title: scorer,
  source: 'fr',
  target: 'en',
  scorer,
  bytes: 1_100_000,
  files: {},
});

/** Scores of ten lengths, of which the last is open. */
const report = (first: number, step: number): LengthReport => ({
  buckets: Array.from({ length: 10 }, (_, at) => {
    const bleu = first - step * at;
    const to = at === 9 ? null : at * 5 + 5;
    return { from: at * 5 + 1, to, inputs: 250, bleu, bleu_low: bleu - 2, bleu_high: bleu + 2 };
  }),
});
const norms = (fall: number) => ({ norms: Array.from({ length: 50 }, (_, at) => 0.01 * fall ** at) });
const kMeasured: Measurements = {
  lengths: { 'fr-en-none': report(40, 4), 'fr-en-additive': report(45, 1) },
  gradients: {
    'fr-en-none': { initial: norms(0.5), trained: norms(0.9) },
    'fr-en-additive': { initial: norms(1), trained: norms(1) },
  },
};

let asked: { text: string; model: string; options: DecodingOptions }[] = [];

interface Site {
  readonly models?: readonly ModelEntry[];
  readonly measured?: Measurements | null;
  readonly written?: string;
}

async function mount({ models = [entry('none'), entry('additive')], measured = kMeasured, written = 'He.' }: Site) {
  asked = [];
  const element = new LookbackLength();
  element.lang = 'en';
  element.services = {
    client: {
      load: () => Promise.resolve({} as ModelInfo),
      translate: ({ model, text, options }) => {
        asked.push({ text, model: model.id, options });
        return Promise.resolve({ ...translation(text, model.id), translation: written });
      },
      has: () => true,
    },
    catalog: () => Promise.resolve(models),
    canned: () => Promise.resolve({ answers: [] }),
    measurements: () =>
      measured ? Promise.resolve(measured) : Promise.reject(new FailureError('unreachable', 'lengths.json')),
  };
  document.body.append(element);
  await until(() => element.shadowRoot!.querySelector('.curves, [role="alert"]') !== null, 'the view');
  return element;
}

const text = (node: Element | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
const find = (element: LookbackLength, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);

async function slideTo(element: LookbackLength, bucket: number): Promise<void> {
  const slider = find(element, '.slider input') as HTMLInputElement;
  slider.value = String(bucket);
  slider.dispatchEvent(new Event('input'));
  await element.updateComplete;
}

afterEach(() => document.body.replaceChildren());

describe('lookback-length', () => {
  it('draws a curve with a band for each shipped model that was measured', async () => {
    const element = await mount({ models: [entry('none'), entry('dot'), entry('additive')] });
    // One column, so that there is room for the names beside the curves.
    element.style.width = '700px';
    await until(() => deepQuery(element.shadowRoot!, 'lookback-length-figure').length === 1);
    const figure = deepQuery(element.shadowRoot!, 'lookback-length-figure')[0]!.shadowRoot!;
    await until(() => deepQuery(figure, '.name').length > 0, 'the names of the curves');
    expect(deepQuery(figure, 'g').map((group) => group.dataset['model'])).toEqual(['fr-en-none', 'fr-en-additive']);
    expect(deepQuery(figure, '.band')).toHaveLength(2);
    expect(deepQuery(figure, '.name').map(text)).toEqual(['no attention', 'additive']);
    expect(text(find(element, '.missing'))).toBe('Not measured yet: dot.');
  });

  it('says in a sentence what the curves say at the chosen length', async () => {
    const element = await mount({});
    let chosen = 0;
    element.addEventListener('words', (event) => (chosen = (event as CustomEvent<number>).detail));
    await slideTo(element, 9);
    expect(chosen).toBe(46);
    expect(text(find(element, '.verdict'))).toBe(
      'At 46+ words, additive scores 36.0 and the model without attention 4.0: 32.0 BLEU apart, more than chance explains.',
    );
    expect(find(element, '.slider input')!.getAttribute('aria-valuetext')).toBe('46+ words');
    await slideTo(element, 0);
    expect(text(find(element, '.verdict'))).toContain('45.0 and the model without attention 40.0: 5.0 BLEU apart');
  });

  it('chooses the length that is clicked in the figure', async () => {
    const element = await mount({});
    await until(() => deepQuery(element.shadowRoot!, 'svg .here').length === 1);
    const svg = deepQuery(element.shadowRoot!, 'lookback-length-figure')[0]!.shadowRoot!.querySelector('svg')!;
    const { left, top } = svg.getBoundingClientRect();
    svg.dispatchEvent(new MouseEvent('click', { clientX: left + 50, clientY: top + 50 }));
    await element.updateComplete;
    expect(element.words).toBe(1);
  });

  it('names no length beside the chosen one where there is little room', async () => {
    const element = await mount({});
    element.style.width = '330px';
    const names = () => deepQuery(element.shadowRoot!, 'svg text[text-anchor="middle"]').map(text);
    await slideTo(element, 5);
    await until(() => names().includes('26–30') && !names().includes('6–10'), 'the narrow figure');
    expect(names()).toContain('11–15');
    expect(names()).not.toContain('21–25');
    expect(names()).not.toContain('31–35');
  });

  it('has every number in a table', async () => {
    const element = await mount({});
    const rows = [...element.shadowRoot!.querySelectorAll('tbody tr')].map((row) => [...row.children].map(text));
    expect(rows).toHaveLength(10);
    expect(rows[9]).toEqual(['46+', '4.0 (2.0–6.0)', '36.0 (34.0–38.0)', '250']);
  });

  it('puts a curve away and brings it back', async () => {
    const element = await mount({});
    await until(() => deepQuery(element.shadowRoot!, '.line').length > 0);
    const count = () =>
      deepQuery(element.shadowRoot!, 'lookback-length-figure')[0]!.shadowRoot!.querySelectorAll('g').length;
    const button = find(element, '.legend button')!;
    button.click();
    await until(() => count() === 1, 'one curve');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    button.click();
    await until(() => count() === 2, 'both curves');
  });

  it('has both models read sentences of the chosen length whole, and marks what they lost', async () => {
    const element = await mount({ written: 'nothing of the kind' });
    await slideTo(element, 5);
    await until(
      () => asked.filter(({ text: one }) => one === text(find(element, '.source'))).length === 2,
      'both answers',
    );
    expect(text(find(element, '.source')).split(' ').length).toBeGreaterThanOrEqual(26);
    expect(asked.every(({ options }) => options.splitSentences === false)).toBe(true);
    expect(asked.slice(-2).map(({ model }) => model)).toEqual(['fr-en-none', 'fr-en-additive']);
    await until(() => element.shadowRoot!.querySelectorAll('mark').length > 10, 'the marks');
    const [lost, total] = text(find(element, '.answer [role="status"]')).match(/\d+/g)!.map(Number);
    expect(element.shadowRoot!.querySelectorAll('article:first-child mark')).toHaveLength(lost!);
    expect(lost).toBe(total);
  });

  it('tries another sentence of the same length', async () => {
    const element = await mount({});
    const before = text(find(element, '.source'));
    find(element, '.bar button')!.click();
    await element.updateComplete;
    expect(text(find(element, '.source'))).not.toBe(before);
  });

  it('works with what is there, and says what is not', async () => {
    const measured = { lengths: {}, gradients: {} };
    const element = await mount({ models: [entry('additive')], measured });
    const notes = [...element.shadowRoot!.querySelectorAll('.missing')].map(text);
    expect(notes).toContain('This site has no measurement by length, so there are no curves here.');
    expect(notes).toContain('This site has no measurement of the gradients.');
    expect(notes.join()).toContain('The model without attention is not on this site');
    await slideTo(element, 9);
    await until(() => asked.some(({ text: one }) => one.split(' ').length >= 46), 'a long input');
  });

  it('draws the gradients before and after training and says how far the loss reaches', async () => {
    const element = await mount({});
    await until(() => deepQuery(element.shadowRoot!, 'lookback-gradient-figure').length === 2);
    const figures = deepQuery(element.shadowRoot!, 'lookback-gradient-figure');
    await until(() => figures.every(({ shadowRoot }) => shadowRoot!.querySelectorAll('g').length === 2), 'the curves');
    expect(text(find(element, '.gradients .verdict'))).toContain('no attention 1/68 times; additive 1 times');
  });

  it('says of which pair everything is, in each of its parts', async () => {
    const element = await mount({});
    const titles = [...element.shadowRoot!.querySelectorAll('h2')].map(text);
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(title).toContain('(French → English)');
    element.lang = 'zh';
    await until(() => text(find(element, 'h2')).includes('法语'), 'the words in Chinese');
    for (const title of element.shadowRoot!.querySelectorAll('h2')) expect(text(title)).toContain('（法语 → 英语）');
  });

  it('says that the chosen pair has no curves, and offers the one that has', async () => {
    const element = await mount({});
    expect(find(element, '.other')).toBeNull();
    element.current = { ...entry('additive'), id: 'en-zh-additive', source: 'en', target: 'zh-Hans' };
    await element.updateComplete;
    expect(text(find(element, '.other'))).toContain('English → Chinese, which you have chosen, has not been measured');
    let asked = '';
    element.addEventListener('model', (event) => (asked = (event as CustomEvent<string>).detail));
    find(element, '.other button')!.click();
    expect(asked).toBe('fr-en-additive');
    element.current = entry('additive');
    await element.updateComplete;
    expect(find(element, '.other')).toBeNull();
  });

  it("says that a reader's own model has no curve", async () => {
    const element = await mount({});
    element.current = { ...entry('dot'), id: 'mine', own: true };
    await element.updateComplete;
    expect(text(find(element, '.other'))).toContain('Yours, “yours: dot”, has not been measured');
    expect(find(element, '.other button')).toBeNull();
  });

  it('says that the measurements did not come, and tries again', async () => {
    const element = await mount({ measured: null });
    expect(text(find(element, '[role="alert"]'))).toContain('lengths.json');
    element.services = { ...element.services!, measurements: () => Promise.resolve(kMeasured) };
    find(element, '[role="alert"] button')!.click();
    await until(() => find(element, '.verdict') !== null, 'the curves');
  });
});
