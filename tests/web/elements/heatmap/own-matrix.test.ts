import { afterEach, describe, expect, it } from 'vitest';
import { LookbackHeatmap } from '../../../../web/src/elements/heatmap/lookback-heatmap';
import { until } from '../../support/shadow';
import '../../../../web/src/messages/zh-words';

const kFigure = {
  source: 'I love deep learning',
  target: '我 喜欢 深度 学习',
  weights: '.55 .30 .10 .05; .20 .45 .25 .10; .05 .20 .50 .25; .05 .10 .30 .55',
};

function mount(attributes: Readonly<Record<string, string>>, inside = ''): LookbackHeatmap {
  const element = new LookbackHeatmap();
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = inside;
  document.body.append(element);
  return element;
}
const below = (element: LookbackHeatmap) =>
  element.shadowRoot!.querySelector('.below')?.textContent.replace(/\s+/g, ' ').trim();

afterEach(() => document.body.replaceChildren());

describe('a map that stands alone', () => {
  it('draws what its attributes say, with the author’s caption', async () => {
    const element = mount({ ...kFigure, caption: 'Illustrative, not a training result.' });
    await until(() => element.alignment !== null);
    await element.updateComplete;
    expect(element.alignment!.rows.map(({ text }) => text)).toEqual(['我', '喜欢', '深度', '学习']);
    expect(element.alignment!.matrix.values.slice(0, 4)).toEqual([0.55, 0.3, 0.1, 0.05]);
    expect(below(element)).toContain('Illustrative, not a training result.');
  });

  it('says that its numbers are nobody’s training result, in the reader’s language', async () => {
    const element = mount({ ...kFigure, illustrative: '', lang: 'zh' });
    await until(() => below(element) !== undefined);
    await until(() => element.alignment !== null);
    await element.updateComplete;
    expect(below(element)).toContain('示意图，不是训练结果。');
  });

  it('answers its own pointing, and says what is there', async () => {
    const element = mount(kFigure);
    await until(() => element.shadowRoot!.querySelector('[role="gridcell"][tabindex]') !== null);
    element.dispatchEvent(new CustomEvent('point', { detail: { row: 0, column: 0 } }));
    await element.updateComplete;
    expect(below(element)).toContain('0.55');
  });

  it('reads a script inside, and its own language from the nearest lang', async () => {
    const element = mount({ lang: 'zh' }, '<script type="text/csv">,a,b\nx,.2,.8\n</script>');
    await until(() => element.alignment !== null);
    expect([element.language, element.alignment!.columns.map(({ text }) => text)]).toEqual(['zh', ['a', 'b']]);
  });

  it('says what is wrong, in the line and in an event', async () => {
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent<{ code: string }>).detail.code);
    document.addEventListener('error', listen);
    const element = mount({ ...kFigure, weights: '.55 .30; .20 .45' });
    await until(() => below(element) !== undefined && heard.length > 0);
    await element.updateComplete;
    document.removeEventListener('error', listen);
    expect(heard).toEqual(['bad-file']);
    expect(below(element)).toMatch(/^This map cannot be drawn\. Line 1: there are 2 rows for 4 target words/);
  });
});
