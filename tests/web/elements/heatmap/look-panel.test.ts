import { afterEach, describe, expect, it } from 'vitest';
import { LookPanel } from '../../../../web/src/elements/heatmap/look-panel';
import { kDefaultLook } from '../../../../web/src/protocol/look';
import { deepQuery, until } from '../../support/shadow';

afterEach(() => document.body.replaceChildren());

describe('lookback-look', () => {
  it('brings what can be chosen when it is opened, and hands on how things are', async () => {
    const panel = new LookPanel();
    panel.look = { ...kDefaultLook, zoom: 2 };
    document.body.append(panel);
    await panel.updateComplete;
    expect(deepQuery(panel.shadowRoot!, 'lookback-look-form')).toHaveLength(0);
    panel.shadowRoot!.querySelector('summary')!.click();
    await until(() => deepQuery(panel.shadowRoot!, 'output').length > 0, 'the form');
    expect(deepQuery(panel.shadowRoot!, 'output').map(({ textContent }) => textContent.trim())).toEqual(['200 %']);
    panel.shadowRoot!.querySelector('summary')!.click();
    await until(() => deepQuery(panel.shadowRoot!, 'lookback-look-form').length === 0);
  });
});
