import { afterEach, describe, expect, it } from 'vitest';
import { LookbackBeam } from '../../../../web/src/elements/beam/lookback-beam';
import type { BeamNode, ModelInfo, SentenceTranslation } from '../../../../web/src/protocol/translation';
import { sample } from '../../support/make-translation';
import { deepQuery } from '../../support/shadow';

const node = (parent: number, id: number, piece: string, more: Partial<BeamNode>): BeamNode => ({
  parent,
  id,
  piece,
  step: 1,
  logProbability: Math.log(0.5),
  totalLogProbability: -1,
  score: -1,
  state: 'expanded',
  ...more,
});

/** "he pied" is the best; "she" was given up. */
const kTrace = [
  node(-1, 1, '<s>', { step: 0 }),
  node(0, 10, '▁he', { totalLogProbability: -0.5 }),
  node(0, 99, '▁she', { totalLogProbability: -3, state: 'pruned' }),
  node(1, 11, '▁pi', { step: 2 }),
  node(3, 12, 'ed', { step: 3, totalLogProbability: -1.5 }),
  node(4, 2, '</s>', { step: 4, totalLogProbability: -1.8, score: -1.2, state: 'finished' }),
];

const kInfo = { scorer: 'additive', decoding: { beamSize: 5, lengthPenalty: 1, coveragePenalty: 0 } } as ModelInfo;

function searched(): SentenceTranslation {
  const base = sample();
  const hypothesis = { ...base.hypotheses[0]!, tokenLogProbabilities: [0.9, 0.6, 0.7, 0.95].map(Math.log) };
  return { ...base, hypotheses: [hypothesis], trace: kTrace };
}

async function mount(properties: Partial<LookbackBeam> = {}) {
  const element = new LookbackBeam();
  Object.assign(element, { searched: searched(), info: kInfo, ...properties });
  const heard: { name: string; detail: unknown }[] = [];
  for (const name of ['settings', 'open', 'go-on', 'point']) {
    element.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail }));
  }
  document.body.append(element);
  await element.updateComplete;
  return { element, heard };
}

const all = (element: LookbackBeam, selector: string) => deepQuery(element.shadowRoot!, selector);
const text = (element: LookbackBeam, selector: string) =>
  all(element, selector).map((found) => found.textContent.replace(/\s+/g, ' ').trim());

afterEach(() => document.body.replaceChildren());

describe('lookback-beam', () => {
  it('marks doubtful words, and says in numbers what that means', async () => {
    const { element } = await mount();
    expect(text(element, '.words .word')).toEqual(['he90.0 %', 'pied42.0 %doubtful', '⟂ end95.0 %']);
    expect(text(element, '.words .doubtful .text')).toEqual(['pied']);
    expect(text(element, '.legend')[0]).toContain('(under 50.0 %). Here: 1.');
  });

  it('draws every hypothesis that was kept, and the way to the best', async () => {
    const { element } = await mount();
    expect(text(element, '.node')).toEqual(['he', 'she', 'pi', '·ed', '⟂ end']);
    expect(text(element, '.node.on')).toEqual(['he', 'pi', '·ed', '⟂ end']);
    expect(all(element, '.node.pruned')[0]!.getAttribute('aria-label')).toBe(
      'she: step 1, place 2, 50.0 %; was given up: others were likelier',
    );
    expect(all(element, '.tree path')).toHaveLength(3);
  });

  it('shows the score as arithmetic with the length penalty in force', async () => {
    const { element } = await mount();
    // ((5 + 4) / 6)^1 = 1.5, and −1.8 / 1.5 = −1.2
    expect(text(element, '.sum')[0]).toBe('score = −1.800 / ((5 + 4) / 6)1.0 = −1.800 / 1.500 = −1.200');
  });

  it('opens a hypothesis, and shows its own map without the end that it has not written', async () => {
    const { element, heard } = await mount();
    all(element, '[data-node="3"]')[0]!.click();
    expect(heard).toEqual([{ name: 'open', detail: 3 }]);
    element.opened = sample();
    await element.updateComplete;
    expect(text(element, '.panes .text')).toEqual(['he pi …']);
    const map = all(element, 'lookback-heatmap')[0] as HTMLElement & { alignment: { rows: readonly unknown[] } };
    expect(map.alignment.rows).toHaveLength(3);
  });

  it('goes on from the hypothesis that is open', async () => {
    const { element, heard } = await mount({ node: 3, opened: sample() });
    all(element, '.panes button')
      .find((button) => button.textContent.includes('Go on'))!
      .click();
    expect(heard).toEqual([{ name: 'go-on', detail: [10, 11] }]);
  });

  it('walks through the tree with the arrow keys', async () => {
    const { element } = await mount();
    const press = (key: string) =>
      element.shadowRoot!.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    all(element, '[data-node="1"]')[0]!.focus();
    const seen = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowRight'].map((key) => {
      press(key);
      return element.shadowRoot!.activeElement!.getAttribute('data-node');
    });
    expect(seen).toEqual(['3', '1', '2', '2']);
  });

  it('starts its sliders at what the model has, and goes back there', async () => {
    const { element, heard } = await mount();
    expect(text(element, 'output')).toEqual(['5', '1.00', '0.00']);
    const slider = all(element, '.settings input')[0] as HTMLInputElement;
    slider.value = '2';
    slider.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(text(element, 'output')[0]).toBe('2');
    all(element, '.settings button')[0]!.click();
    await element.updateComplete;
    expect(text(element, 'output')[0]).toBe('5');
    expect(heard.map(({ detail }) => detail)).toEqual([{ beamSize: 2 }, {}]);
  });

  it('has no penalty for coverage where nothing is covered', async () => {
    const { element } = await mount({ info: { ...kInfo, scorer: 'none' } });
    expect(text(element, '.settings label span')).toEqual(['beam', 'length penalty']);
  });

  it('waits for the search', async () => {
    const { element } = await mount({ searched: null });
    expect(text(element, '.quiet')).toEqual(['Searching…']);
  });
});
