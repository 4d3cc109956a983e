import { afterEach, describe, expect, it } from 'vitest';
import { ComparePane } from '../../../../web/src/elements/compare/compare-pane';
import type { ModelEntry } from '../../../../web/src/protocol/model-entry';
import type { ModelInfo, Translation } from '../../../../web/src/protocol/translation';
import { translation } from '../../support/make-translation';
import { deepQuery, until } from '../../support/shadow';

const entry = (scorer: ModelEntry['scorer']): ModelEntry => ({
  id: `fr-en-${scorer}`,
  title: scorer,
  source: 'fr',
  target: 'en',
  scorer,
  bytes: 1_100_000,
  files: { 'model.safetensors': { bytes: 1_100_000 } },
});

function answerOf(model: ModelEntry, text: string): Translation {
  const answer = translation(text, model.id);
  if (model.scorer !== 'none') return answer;
  const sentence = answer.sentences[0]!;
  const hypotheses = [{ ...sentence.hypotheses[0]!, alignment: null, wordAlignment: null }];
  return { ...answer, sentences: [{ ...sentence, hypotheses }] };
}

async function mount(models = [entry('none'), entry('dot'), entry('additive')]): Promise<ComparePane> {
  const element = filled(new ComparePane(), models);
  document.body.append(element);
  await until(() => cards(element).length === models.length, 'the cards');
  return element;
}

function filled(element: ComparePane, models: readonly ModelEntry[]): ComparePane {
  element.lang = 'en';
  element.text = 'il a entarté';
  element.services = {
    client: {
      load: () => Promise.resolve({ parameters: 783_000, encoderSize: 192 } as ModelInfo),
      translate: ({ model, text }) => Promise.resolve(answerOf(model, text)),
      checkConfig: () => Promise.resolve(null),
    },
    catalog: () => Promise.resolve(models),
    canned: () => Promise.resolve({ answers: [] }),
  };
  element.models = models;
  return element;
}

const cards = (element: ComparePane) => deepQuery(element.shadowRoot!, '.mind');
const text = (node: Element) => node.textContent.replace(/\s+/g, ' ').trim();

async function fetchAll(element: ComparePane): Promise<void> {
  element.shadowRoot!.querySelector<HTMLButtonElement>('.all')!.click();
  await until(() => deepQuery(element.shadowRoot!, 'dl').length === cards(element).length, 'all answers');
}

afterEach(() => document.body.replaceChildren());

describe('lookback-compare-pane', () => {
  it('keeps what was set before its script had come', async () => {
    const early = filled(document.createElement('early-pane') as ComparePane, [entry('none'), entry('dot')]);
    document.body.append(early);
    customElements.define('early-pane', class extends ComparePane {});
    await until(() => early.shadowRoot !== null && cards(early).length === 2, 'the cards');
  });

  it('says the bytes before anything is fetched', async () => {
    const element = await mount();
    expect(cards(element).map(text)).toEqual([
      'no attention Fetch this model · 1.1 MB',
      'dot Fetch this model · 1.1 MB',
      'additive Fetch this model · 1.1 MB',
    ]);
    expect(text(element.shadowRoot!.querySelector('.all')!)).toBe('Fetch all 3 · 3.3 MB');
  });

  it('shows translations, maps and numbers side by side, and no map for a model without attention', async () => {
    const element = await mount();
    await fetchAll(element);
    expect(deepQuery(element.shadowRoot!, 'dl').map(text)[1]).toBe(
      'log-probability −0.90 time 3.0 ms weights 783 k size 1.1 MB',
    );
    const has = (selector: string) => cards(element).map((card) => card.querySelectorAll(selector).length);
    expect(has('lookback-heatmap')).toEqual([0, 1, 1]);
    expect(has('lookback-vector')).toEqual([1, 0, 0]);
    expect(text(deepQuery(element.shadowRoot!, '.vector')[0]!)).toBe(
      'one vector: 384 numbers, however long the sentence',
    );
  });

  it('points at the same word in every map, and keeps its pointing to itself', async () => {
    const element = await mount();
    await fetchAll(element);
    let outside = 0;
    document.body.addEventListener('point', () => ++outside, { once: true });
    await until(() => deepQuery(element.shadowRoot!, '[data-index]').length === 9);
    const word = deepQuery(cards(element)[0]!.querySelector('lookback-tokens')!.shadowRoot!, 'button')[1]!;
    word.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true, pointerType: 'mouse' }));
    await until(() => deepQuery(element.shadowRoot!, '.rows .here').length === 2, 'both maps');
    expect(deepQuery(element.shadowRoot!, '.rows .here').map(text)).toEqual(['pied', 'pied']);
    expect(deepQuery(element.shadowRoot!, 'button.here').map(text)).toEqual(['pied', 'pied', 'pied']);
    expect(outside).toBe(0);
  });

  it('offers one by one what is still missing', async () => {
    const element = await mount();
    cards(element)[1]!.querySelector('button')!.click();
    await until(() => deepQuery(element.shadowRoot!, 'dl').length === 1);
    expect(text(element.shadowRoot!.querySelector('.all')!)).toBe('Fetch all 2 · 2.2 MB');
  });
});
