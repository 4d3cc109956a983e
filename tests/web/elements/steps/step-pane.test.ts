import { afterEach, describe, expect, it, vi } from 'vitest';
import { StepPane } from '../../../../web/src/elements/steps/step-pane';
import type { ModelInfo, SentenceTranslation, StepExplanation } from '../../../../web/src/protocol/translation';
import { matrix, sample, tokenized } from '../../support/make-translation';

const info = (more: Partial<ModelInfo> = {}): ModelInfo => ({
  id: 'm',
  title: 'm',
  source: 'fr',
  target: 'en',
  scorer: 'additive',
  wiring: 'context_in',
  parameters: 1,
  embeddingSize: 4,
  encoderSize: 3,
  decoderSize: 6,
  attentionSize: 5,
  ...more,
});

/** The sample with scores whose softmax its weights are. */
function sentence(): SentenceTranslation {
  const base = sample();
  const hypothesis = base.hypotheses[0]!;
  const candidates = hypothesis.target.tokens.map(({ piece, id }) => [
    { piece, id, logProbability: Math.log(0.8) },
    { piece: '▁cake', id: 500, logProbability: Math.log(0.1) },
  ]);
  const scores = hypothesis.alignment!.values.map((weight) => Math.log(weight + 1e-9));
  return { ...base, hypotheses: [{ ...hypothesis, candidates }], scores: { ...hypothesis.alignment!, values: scores } };
}

const explanation: StepExplanation = {
  position: 1,
  source: 2,
  dimensions: 8,
  terms: [{ dimension: 3, key: 0.5, query: 0.25, weight: 2, value: 1.27 }],
  rest: -1.963,
  state: [0.1, 0.2],
  context: [0.267, 0.1],
  annotations: matrix([
    [0.5, 0],
    [0.4, 0],
    [0.3, 0.1],
    [0.2, 0],
    [0.1, 0],
  ]),
};

async function mount(properties: Partial<StepPane> = {}): Promise<StepPane> {
  const element = new StepPane();
  Object.assign(element, { sentence: sentence(), info: info(), ...properties });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const text = (element: StepPane, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map((node) => node.textContent.replace(/\s+/g, ' ').trim());

async function press(element: StepPane, key: string, on = '.play'): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  element.shadowRoot!.querySelector(on)!.dispatchEvent(event);
  await element.updateComplete;
  return event;
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('lookback-step-pane', () => {
  it('shows who asks, the scores, the weights, and what was predicted', async () => {
    const element = await mount({ position: 1 });
    expect(text(element, '.asks')[0]).toMatch(/^1 s₁ asks: the state that wrote “he”/);
    expect(text(element, 'tbody .weight').slice(0, 5)).toEqual(['0.02', '0.08', '0.50', '0.35', '0.05']);
    expect(text(element, 'li')).toEqual(['pi 80.0 % written', 'cake 10.0 %']);
  });

  it('tells the two wirings apart', async () => {
    const inside = await mount({ position: 1 });
    expect(text(inside, '.where')[0]).toContain('c₂ enters the recurrence with “he” and makes s₂ out of s₁');
    const outside = await mount({ position: 1, info: info({ wiring: 'context_out' }) });
    expect(text(outside, '.asks')[0]).toContain('s₂ asks: the new state, which has just read “he”');
    expect(text(outside, '.where')[0]).toContain('c₂ and s₂ predict together');
    const layered = await mount({ position: 1, info: info({ wiring: 'context_out', attentionalLayer: true }) });
    expect(text(layered, '.where')[0]).toContain('t₂ = tanh(W [c₂; s₂])');
  });

  it.each([
    ['dot', 'e = s₁⊤ h₃'],
    ['general', 'e = s₁⊤ (W h₃)'],
    ['reduced_rank', 'e = (U s₁)⊤ (V h₃)'],
    ['additive', 'e = v⊤ tanh(W₁ h₃ + W₂ s₁)'],
  ] as const)('fills in the formula of %s', async (scorer, formula) => {
    const element = await mount({ position: 1, info: info({ scorer }) });
    expect(text(element, '.formula')[0]).toBe(`${formula} = −0.693`);
  });

  it('shows sums that a calculator confirms', async () => {
    const element = await mount({ position: 1, explanation });
    const [exponents, quotient, weighted] = text(element, '.sum');
    expect(exponents).toContain('= exp(−0.693 − (−0.693)) / (1.0000 + 0.7000 + 0.1600 + 0.1000 + 0.0400)');
    expect(quotient).toBe('= 1.0000 / 2.0000 = 0.500');
    // A single one left over would be as long as its stand-in.
    const terms = '0.500 × 0.300 + 0.350 × 0.200 + 0.080 × 0.400 + 0.020 × 0.500 + 0.050 × 0.100';
    expect(weighted).toBe(`= ${terms} = 0.267`);
    expect(text(element, '.terms tbody tr')).toEqual(['4 0.500 0.250 2.000 1.270', 'the other 7 together −1.963']);
  });

  it('says whose each term of a sum is, and how many the last one stands for', async () => {
    const short = await mount({ position: 1, explanation });
    expect(text(short, '.terms-of')).toEqual([
      'Terms in this order: “ent”, “arté”, “a”, ⟂ end, “il”.',
      'Terms in this order: “ent”, “arté”, “a”, “il”, ⟂ end.',
    ]);
    const long = sentence();
    const source = tokenized('▁il', '▁a', '▁ent', 'arté', '▁bien', '▁fort');
    const weights = [0.02, 0.08, 0.5, 0.3, 0.06, 0.03, 0.01];
    const scores = { ...matrix([weights, weights]), values: [...weights, ...weights].map(Math.log) };
    const hypotheses = [{ ...long.hypotheses[0]!, alignment: matrix([weights, weights]) }];
    const element = await mount({ position: 1, sentence: { ...long, source, scores, hypotheses } });
    expect(text(element, '.sum')[0]).toContain('(1.0000 + 0.6000 + 0.1600 + 0.1200 + 0.1200)');
    expect(text(element, '.terms-of')).toEqual([
      'Terms in this order: “ent”, “arté”, “a”, “bien”; the last term is the other 3 positions together.',
    ]);
  });

  it('shows no numbers of another place than the one it stands at', async () => {
    const element = await mount({ position: 2, explanation });
    expect(element.shadowRoot!.querySelector('.terms')).toBeNull();
    expect(text(element, '.arithmetic .quiet')[0]).toBe('Fetching the numbers…');
  });

  it('steps with the arrow keys, and says so', async () => {
    const element = await mount();
    const heard: number[] = [];
    element.addEventListener('step', (event) => heard.push((event as CustomEvent<number>).detail));
    await press(element, 'ArrowRight');
    await press(element, 'End');
    await press(element, 'ArrowRight');
    await press(element, 'ArrowLeft');
    await press(element, 'Home');
    expect(heard).toEqual([1, 3, 2, 0]);
    expect(text(element, '[role=status]')[0]).toBe(
      'Step 1 of 4. s₀ asks; it looks mostly at il, 0.90. It writes he, probability 0.90.',
    );
  });

  it('walks through the source with up and down, where the sums are', async () => {
    const element = await mount({ position: 1 });
    await press(element, 'ArrowDown', '[data-source="2"]');
    expect(element.source).toBe(3);
    expect(element.shadowRoot!.activeElement?.getAttribute('data-source')).toBe('3');
    expect(text(element, 'h3')[0]).toBe('The sums for “arté”');
    await press(element, 'ArrowUp');
    expect(element.source).toBe(3);
  });

  it('plays to the end by the space bar, and stops there', async () => {
    vi.useFakeTimers();
    const element = await mount();
    const event = await press(element, ' ', '[data-source="0"]');
    expect(event.defaultPrevented).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(element.position).toBe(3);
    expect(element.playing).toBe(false);
  });

  it('leaves the space bar to the button that has the focus', async () => {
    const element = await mount();
    expect((await press(element, ' ')).defaultPrevented).toBe(false);
    expect(element.playing).toBe(false);
  });

  it('stops playing when another sentence comes, and when it is taken away', async () => {
    const element = await mount();
    element.toggle();
    element.sentence = sentence();
    await element.updateComplete;
    expect(element.playing).toBe(false);
    element.toggle();
    element.remove();
    expect(element.playing).toBe(false);
  });

  it('names query, key and value over the same picture', async () => {
    const element = await mount({ position: 1, explanation });
    expect(text(element, '.chip')).toEqual([]);
    element.shadowRoot!.querySelector<HTMLInputElement>('.names input')!.click();
    await element.updateComplete;
    expect(text(element, '.flow .chip')).toEqual(['query', 'key', 'value']);
  });

  it('shows the one fixed vector of a model without attention, and no sums', async () => {
    const blind = sentence();
    const fixed = { ...blind, scores: null, hypotheses: [{ ...blind.hypotheses[0]!, alignment: null }] };
    const element = await mount({
      sentence: fixed,
      info: info({ scorer: 'none' }),
      explanation: { ...explanation, position: 0, source: 0, terms: [], annotations: null },
    });
    expect(text(element, '.fixed .values')).toEqual(['[0.267, 0.100, …]']);
    expect(element.shadowRoot!.querySelector('.arithmetic')).toBeNull();
    expect(text(element, '.where')[0]).toContain('c enters the recurrence');
  });
});
