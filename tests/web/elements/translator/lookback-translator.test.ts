import { afterEach, describe, expect, it, vi } from 'vitest';
import { LookbackTranslator } from '../../../../web/src/elements/translator/lookback-translator';
import { FailureError } from '../../../../web/src/protocol/failure';
import type { ModelEntry } from '../../../../web/src/protocol/model-entry';
import type { Translation } from '../../../../web/src/protocol/translation';
import type { Services } from '../../../../web/src/state/actions';
import { translation } from '../../support/make-translation';
import { deepQuery, until } from '../../support/shadow';

const entry = (scorer: ModelEntry['scorer']): ModelEntry => ({
  id: `fr-en-${scorer}`,
  title: 'French → English',
  source: 'fr',
  target: 'en',
  scorer,
  bytes: 5_400_000,
  bleu: 38.5,
  folder: `https://example.org/weights/fr-en-${scorer}/`,
  files: {},
});

interface Setup {
  readonly load?: Services['client']['load'];
  readonly answer?: (text: string) => Translation | Promise<Translation>;
  readonly models?: readonly ModelEntry[];
  readonly kept?: readonly string[];
}

const never = () => new Promise<never>(() => undefined);

async function mount(setup: Setup = {}, attributes: Record<string, string> = {}): Promise<LookbackTranslator> {
  const element = new LookbackTranslator();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.services = {
    client: {
      load: setup.load ?? (() => Promise.resolve({ id: 'fr-en-additive', parameters: 5_200_000 } as never)),
      translate: ({ text }) => Promise.resolve(setup.answer ? setup.answer(text) : translation(text)),
    },
    catalog: () => Promise.resolve(setup.models ?? [entry('additive')]),
    kept: () => Promise.resolve(new Set(setup.kept)),
    canned: () => Promise.resolve({ answers: [{ text: "Il m'a entarté.", translation: translation() }] }),
  };
  document.body.append(element);
  await until(() => element.state.catalog === 'ready', 'the catalog');
  await element.updateComplete;
  return element;
}

const text = (element: LookbackTranslator, selector: string) =>
  deepQuery(element.shadowRoot!, selector).map((node) => node.textContent.replace(/\s+/g, ' ').trim());

function type(element: LookbackTranslator, value: string): void {
  const box = element.shadowRoot!.querySelector('textarea')!;
  box.value = value;
  box.dispatchEvent(new Event('input'));
}

afterEach(() => document.body.replaceChildren());

describe('lookback-translator', () => {
  it('shows both sentences, the map, and what the model is', async () => {
    const element = await mount();
    await until(() => element.state.answer?.origin === 'live');
    await element.updateComplete;
    const rows = deepQuery(element.shadowRoot!, '.row').map((row) => row.textContent.trim());
    expect(rows).toEqual(['il a entarté⟂ end', 'he pied⟂ end']);
    expect(text(element, '.numbers')[0]).toBe(
      'French → English, additive 5.4 MB 5.2 M weights BLEU 38.5 3.0 ms About this model',
    );
    expect(deepQuery(element.shadowRoot!, 'lookback-heatmap')).toHaveLength(1);
  });

  it('marks a shipped answer as such until the live model has spoken', async () => {
    const element = await mount({ load: never });
    await until(() => element.state.answer !== null);
    await element.updateComplete;
    expect(text(element, '.badge')).toEqual(['Shipped answer · the live model is loading']);
    expect(element.shadowRoot!.querySelector('.sentences')!.getAttribute('data-origin')).toBe('shipped');
  });

  it('says what went wrong with the model, and lets it be tried again', async () => {
    const load = vi.fn<Services['client']['load']>().mockRejectedValueOnce(new FailureError('web-page', 'config.json'));
    load.mockResolvedValue({ id: 'fr-en-additive', parameters: 1 } as never);
    const element = await mount({ load });
    await until(() => element.state.engine.phase === 'failed');
    await element.updateComplete;
    expect(text(element, '[role="alert"] p')[0]).toMatch(/^A web page came instead of the model.*\(config\.json\)$/);
    expect(text(element, '.badge')).toEqual(['Shipped answer · the live model is not here']);
    deepQuery(element.shadowRoot!, '[role="alert"] button')[0]!.click();
    await until(() => element.state.answer?.origin === 'live');
  });

  it('shows a bar with bytes while the model is fetched', async () => {
    const element = await mount({ load: (_, progress) => (progress?.(1_200_000, 5_400_000), never()) });
    await until(() => deepQuery(element.shadowRoot!, 'progress').length === 1);
    await element.updateComplete;
    expect(text(element, 'lookback-progress .line, .line')[0]).toBe('Fetching the model1.2 MB of 5.4 MB');
  });

  it('lights up both sides, and pins by a click', async () => {
    const element = await mount();
    await until(() => element.state.answer?.origin === 'live');
    await element.updateComplete;
    const target = deepQuery(element.shadowRoot!, 'lookback-tokens.target')[0]!;
    await until(() => deepQuery(target.shadowRoot!, 'button').length === 3);
    const word = deepQuery(target.shadowRoot!, 'button')[1]!;
    word.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await element.updateComplete;
    expect(element.state.highlight).toEqual({ row: 1, column: null, pinned: false });
    expect(text(element, '.readout')[0]).toBe('“pied” looked at entarté 0.86 end of sentence 0.08 a 0.05 il 0.01');
    word.click();
    expect(element.state.highlight?.pinned).toBe(true);
  });

  it('says on the tab of a model that is not on this device what it would bring, and goes by the same name', async () => {
    const files = (name: string) => ({
      'source.tokenizer.json': { bytes: 200_000, sha256: 'shared' },
      'model.safetensors': { bytes: 4_400_000, sha256: name },
    });
    const models = (['additive', 'dot', 'general'] as const).map((scorer) => ({
      ...entry(scorer),
      files: files(scorer),
    }));
    const element = await mount({ models, kept: ['shared', 'general'] });
    const inTabs = (selector: string) => {
      const [group] = deepQuery(element.shadowRoot!, '.models');
      return group?.shadowRoot ? deepQuery(group.shadowRoot, selector) : [];
    };
    await until(() => inTabs('small').length === 1);
    const tabs = inTabs('button');
    const words = tabs.map((tab) => tab.textContent.replace(/\s+/g, ' ').trim());
    expect(words).toEqual(['dot 4.4 MB', 'bilinear', 'additive']);
    expect(tabs[0]!.getAttribute('aria-label')).toBe('dot');
    expect(tabs[0]!.title).toContain('MB');
  });

  it('has a switch for models only when there is a choice', async () => {
    const one = await mount();
    expect(deepQuery(one.shadowRoot!, '.models')).toHaveLength(0);
    const two = await mount({ models: [entry('additive'), entry('dot')] });
    await until(() => deepQuery(two.shadowRoot!, '.models').length === 1);
    const switches = deepQuery(two.shadowRoot!, '.models')[0]!;
    await until(() => deepQuery(switches.shadowRoot!, 'button').length === 2);
    expect(deepQuery(switches.shadowRoot!, 'button').map((button) => button.textContent.trim())).toEqual([
      'dot',
      'additive',
    ]);
  });

  it('goes on from what it wrote when the direction is turned round', async () => {
    const back = { ...entry('additive'), id: 'en-fr-additive', source: 'en', target: 'fr' };
    const element = await mount({ models: [entry('additive'), back] });
    await until(() => element.state.answer?.origin === 'live');
    await element.updateComplete;
    const select = element.shadowRoot!.querySelector<HTMLSelectElement>('.direction')!;
    expect([...select.options].map(({ text }) => text.trim())).toEqual(['French → English', 'English → French']);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    await until(() => element.state.model === 'en-fr-additive');
    expect(element.state.text).toBe('he pied');
    expect(text(element, 'label')[0]).toBe('Type in English');
  });

  it('says what it is about when a model has no attention', async () => {
    const none = (): Translation => {
      const answer = translation();
      const sentence = answer.sentences[0]!;
      const hypotheses = [{ ...sentence.hypotheses[0]!, alignment: null, wordAlignment: null }];
      return { ...answer, sentences: [{ ...sentence, hypotheses }] };
    };
    const element = await mount({ answer: none });
    await until(() => element.state.answer?.origin === 'live');
    await element.updateComplete;
    expect(text(element, '.instead')[0]).toContain('never looks back');
  });

  it.each([
    ['en', ['Only the beginning of this text was translated.', 'A sentence was too long for the model']],
    ['zh-Hans', ['只翻译了这段文字的开头。', '有一句太长，模型分段翻译了它。']],
  ])('says in %s what became of a text that was too long', async (lang, said) => {
    const notes = (['input_cut', 'sentence_cut'] as const).map((kind) => ({ kind, text: '' }));
    const element = await mount({ answer: (input) => ({ ...translation(input), notes }) }, { lang });
    await until(() => text(element, '.notes p').length === 2);
    text(element, '.notes p').forEach((note, index) => expect(note).toContain(said[index]));
  });

  it('draws as it is told to, and says how to read that', async () => {
    const element = await mount();
    await until(() => element.state.answer?.origin === 'live');
    element.actions!.setLook({ links: 'threshold', threshold: 0.5 });
    await element.updateComplete;
    expect(text(element, '.readout')[0]).toBe('Filled cells are weights of at least 0.50. The others are hidden.');
    element.actions!.setLook({ links: 'soft', hideEnd: true });
    await until(() => !text(element, '.rows span').includes('⟂ end'));
  });

  it('speaks Chinese when asked to', async () => {
    const element = await mount({}, { lang: 'zh-Hans' });
    await until(() => element.state.answer?.origin === 'live');
    await element.updateComplete;
    expect(text(element, 'label')[0]).toBe('用法语写一句话');
    expect(text(element, '.axis')).toEqual(['源语言位置（法语）', '目标语言位置（英语）']);
  });

  it.each([
    ['', /Type something above/],
    ['   ', /only blank space/],
    ['<script>alert(1)</script>', /./],
    ['我喜欢深度学习', /These letters are Chinese characters, and this model reads French/],
    ['😀', /no letters/],
    ['mot '.repeat(5000), /Only the first 3999 of 20000 characters/],
  ])('takes %j without harm', async (input, expected) => {
    const element = await mount();
    await until(() => element.state.answer?.origin === 'live');
    type(element, input);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await element.updateComplete;
    const said = [...text(element, '.notes p'), ...text(element, '.waiting'), ...text(element, '.row')].join(' ');
    expect(said).toMatch(expected);
    expect(deepQuery(element.shadowRoot!, 'script, img')).toEqual([]);
  });

  it('tells its page of live translations and of failures', async () => {
    const heard: string[] = [];
    const listen = (event: Event) => heard.push(event.type);
    document.body.addEventListener('translation', listen, { once: true });
    const load = vi.fn<Services['client']['load']>().mockResolvedValue({ id: 'x', parameters: 1 } as never);
    const element = await mount({ load });
    element.addEventListener('error', listen);
    await until(() => heard.includes('translation'));
    load.mockRejectedValueOnce(new FailureError('offline'));
    await element.actions!.retry();
    expect(heard).toEqual(['translation', 'error']);
  });

  it('puts nothing into a style attribute, which a strict policy would refuse', async () => {
    const said: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => said.push(event.violatedDirective));
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "style-src 'self'";
    document.head.append(policy);
    const element = await mount();
    await until(() => element.state.answer?.origin === 'live');
    element.actions!.hover(1, null);
    await element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said).toEqual([]);
  });
});
