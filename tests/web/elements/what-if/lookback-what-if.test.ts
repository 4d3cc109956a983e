import { afterEach, describe, expect, it } from 'vitest';
import { LookbackWhatIf } from '../../../../web/src/elements/what-if/lookback-what-if';
import type { SentenceTranslation } from '../../../../web/src/protocol/translation';
import { kNoEdit, type Edit } from '../../../../web/src/protocol/what-if';
import { sample, tokenized } from '../../support/make-translation';
import { deepQuery } from '../../support/shadow';

/** "he pied", with alternatives to every piece. */
function sentence(): SentenceTranslation {
  const base = sample();
  const hypothesis = base.hypotheses[0]!;
  const candidates = hypothesis.target.tokens.map(({ piece, id }) => [
    { piece, id, logProbability: Math.log(0.8) },
    { piece: '▁cake', id: 500, logProbability: Math.log(0.1) },
    { piece: '</s>', id: 2, logProbability: Math.log(0.05) },
  ]);
  return { ...base, hypotheses: [{ ...hypothesis, candidates }] };
}

function changedTo(...pieces: string[]): SentenceTranslation {
  const { source, hypotheses } = sentence();
  const target = tokenized(...pieces);
  const ids = [10, 500, 12, 2];
  const tokens = target.tokens.map((token, at) => ({ ...token, id: ids[at]! }));
  return { source, hypotheses: [{ ...hypotheses[0]!, target: { ...target, tokens } }] };
}

interface Heard {
  readonly name: string;
  readonly detail: unknown;
}

async function mount(properties: Partial<LookbackWhatIf> = {}): Promise<{ element: LookbackWhatIf; heard: Heard[] }> {
  const element = new LookbackWhatIf();
  Object.assign(element, { sentence: sentence(), ...properties });
  const heard: Heard[] = [];
  for (const name of ['edit', 'undo', 'reset', 'row', 'mode', 'own', 'try-all', 'copy-link', 'point', 'pin']) {
    element.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail }));
  }
  document.body.append(element);
  await element.updateComplete;
  return { element, heard };
}

const all = (element: LookbackWhatIf, selector: string) => deepQuery(element.shadowRoot!, selector);
const text = (element: LookbackWhatIf, selector: string) =>
  all(element, selector).map((node) => node.textContent.replace(/\s+/g, ' ').trim());
const press = (element: LookbackWhatIf, name: string) =>
  all(element, 'button')
    .find((button) => button.textContent.trim() === name)!
    .click();
const lastEdit = (heard: readonly Heard[]) => heard.at(-1)!.detail as { edit: Edit; grows: boolean };

afterEach(() => document.body.replaceChildren());

describe('lookback-what-if', () => {
  it('opens with the translation, its map, and the caution', async () => {
    const { element } = await mount();
    expect(text(element, '.piece')).toEqual(['he', 'pi', 'ed', '⟂ end']);
    expect(all(element, 'lookback-heatmap')).toHaveLength(1);
    expect(text(element, '.caution h3')).toEqual(['A weight is not a reason']);
  });

  it('offers other words where a word is clicked, and goes on from the one that is chosen', async () => {
    const { element, heard } = await mount();
    all(element, '[data-row="1"]')[0]!.click();
    await element.updateComplete;
    expect(heard).toEqual([{ name: 'row', detail: 1 }]);
    expect(text(element, '.words li')).toEqual(['pi 80.0 %', 'cake 10.0 %', '⟂ end 5.0 %']);
    all(element, '.words li button')[1]!.click();
    expect(lastEdit(heard)).toEqual({ edit: { prefix: [10, 500], ends: false, weights: [] }, grows: false });
    all(element, '.words li button')[2]!.click();
    expect(lastEdit(heard).edit).toEqual({ prefix: [10], ends: true, weights: [] });
  });

  it('takes a typed word, and nothing for an empty box', async () => {
    const { element, heard } = await mount({ row: 1 });
    const input = all(element, 'form input')[0] as HTMLInputElement;
    press(element, 'Go on from there');
    expect(heard).toEqual([]);
    input.value = 'threw';
    press(element, 'Go on from there');
    expect(lastEdit(heard).edit.prefix).toBe('he threw');
    expect(input.value).toBe('');
  });

  it('makes one drag one change, and the others make room', async () => {
    const { element, heard } = await mount({ row: 1 });
    const slider = all(element, '.weights input')[0] as HTMLInputElement;
    const move = (to: number, kind: string) => {
      slider.value = String(to);
      slider.dispatchEvent(new Event(kind));
    };
    move(30, 'input');
    move(50, 'input');
    move(50, 'change');
    move(60, 'input');
    expect(heard.map(({ detail }) => (detail as { grows: boolean }).grows)).toEqual([false, true, false]);
    const [row] = lastEdit(heard).edit.weights;
    expect(row!.position).toBe(1);
    expect(row!.weights[0]).toBeCloseTo(0.6);
    expect(row!.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it.each([
    ['all alike', [0.2, 0.2, 0.2, 0.2, 0.2]],
    ['only one', [0, 0, 1, 0, 0]],
    ['one further', [0.05, 0.02, 0.08, 0.5, 0.35]],
  ])('sets a row to “%s”', async (name, weights) => {
    const { element, heard } = await mount({ row: 1 });
    press(element, name);
    expect(lastEdit(heard).edit).toEqual({ prefix: [10], ends: false, weights: [{ position: 1, weights }] });
  });

  it('shuffles anew each time', async () => {
    const { element, heard } = await mount({ row: 1 });
    const rows = [1, 2, 3].map(() => {
      press(element, 'shuffled');
      return JSON.stringify(lastEdit(heard).edit.weights[0]!.weights);
    });
    expect(new Set(rows).size).toBeGreaterThan(1);
  });

  it('marks what a change moved, and says it aloud', async () => {
    const { element } = await mount({ changed: changedTo('▁he', '▁cake', 'ed') });
    expect(text(element, '.moved')).toEqual(['cake']);
    expect(all(element, '.moved')[0]!.getAttribute('aria-label')).toBe('cake, changed');
    expect(text(element, '[role=status]')).toContain('he cakeed');
  });

  it('lets undo and start over wait for something to take back', async () => {
    const { element, heard } = await mount();
    const disabled = () => all(element, '.buttons button').map((button) => (button as HTMLButtonElement).disabled);
    expect(disabled()).toEqual([true, true, false]);
    Object.assign(element, { canUndo: true, edit: { ...kNoEdit, prefix: [10] } });
    await element.updateComplete;
    expect(disabled()).toEqual([false, false, false]);
    for (const name of ['Undo', 'Start over', 'Copy link']) press(element, name);
    expect(heard.map(({ name }) => name)).toEqual(['undo', 'reset', 'copy-link']);
  });

  it('gives the surprise of each piece of one’s own translation in bits', async () => {
    const judged = changedTo('▁he', '▁cake', 'ed');
    const hypothesis = {
      ...judged.hypotheses[0]!,
      tokenLogProbabilities: [0.5, 0.125, 1, 0.5].map(Math.log),
      logProbability: Math.log(0.5 * 0.125 * 0.5),
    };
    const { element } = await mount({
      mode: 'own',
      own: 'he cake ed',
      judged: { ...judged, hypotheses: [hypothesis] },
    });
    expect(text(element, '.bits .number')).toEqual(['1.0', '3.0', '0.0', '1.0']);
    expect(text(element, '.surprises > p')[0]).toContain('surprises it by 5.0 bits, its own by 1.3');
    expect(text(element, 'tbody td:last-child')).toEqual(['', 'pi', '', '']);
  });

  it('says what is typed as one’s own translation', async () => {
    const { element, heard } = await mount({ mode: 'own' });
    const box = all(element, 'textarea')[0] as HTMLTextAreaElement;
    box.value = 'he fell';
    box.dispatchEvent(new Event('input'));
    expect(heard).toEqual([{ name: 'own', detail: 'he fell' }]);
  });

  it('keeps what is pointed at in its own map to itself, and picks the row that is clicked', async () => {
    const { element, heard } = await mount();
    const map = all(element, 'lookback-heatmap')[0]!;
    const place = { row: 2, column: 1 };
    map.dispatchEvent(new CustomEvent('point', { detail: place, bubbles: true, composed: true }));
    map.dispatchEvent(new CustomEvent('pin', { detail: place, bubbles: true, composed: true }));
    expect(heard).toEqual([{ name: 'row', detail: 2 }]);
  });

  it('walks through the words with the arrow keys', async () => {
    const { element } = await mount();
    const first = all(element, '[data-row="0"]')[0]!;
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(element.shadowRoot!.activeElement?.getAttribute('data-row')).toBe('1');
  });

  it('has words to change but no weights to move in a model without attention', async () => {
    const base = sentence();
    const blind = { ...base, hypotheses: [{ ...base.hypotheses[0]!, alignment: null }] };
    const { element } = await mount({ sentence: blind, row: 1 });
    expect(text(element, '.words li')).toHaveLength(3);
    expect(text(element, '.weights')).toEqual(['This model has no weights to move: it never looks back.']);
    expect(all(element, '.caution')).toEqual([]);
  });

  it('tells the experiment as numbers, examples and a sentence', async () => {
    const results = [
      { kind: 'uniform' as const, tried: 4, changed: [] },
      { kind: 'elsewhere' as const, tried: 4, changed: [{ position: 1, from: '▁pi', to: '</s>' }] },
    ];
    const { element, heard } = await mount({ trial: { running: false, results } });
    expect(text(element, '.results li')).toEqual([
      'All weights alike: 4 of 4 words stay.',
      'Looking only where it had looked least: 3 of 4 stay. pi → end',
    ]);
    expect(text(element, '.caution [role=status]')[0]).toContain('Some words need just these weights');
    press(element, 'Try it with every word');
    expect(heard).toEqual([{ name: 'try-all', detail: null }]);
  });
});
