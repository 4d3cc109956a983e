import { html } from 'lit';
import { afterEach, expect, it } from 'vitest';
import { define } from '../../../../web/src/elements/common/define';
import { SpeakingElement } from '../../../../web/src/elements/common/speaking-element';
import { knows, say } from '../../../../web/src/messages/messages';
import { until } from '../../support/shadow';

class Title extends SpeakingElement {
  readonly said: string[] = [];

  protected override render() {
    this.said.push(say(this.language, 'app.title'));
    return html`${this.said.at(-1)}`;
  }
}
define('test-title', Title);

afterEach(() => document.body.replaceChildren());

it('says its first words in the language of its page, fetched for it, and never in another one before', async () => {
  expect(knows('zh')).toBe(false);
  document.body.innerHTML = '<div lang="zh-Hans"><test-title></test-title></div><test-title></test-title>';
  const [chinese, english] = document.querySelectorAll<Title>('test-title');
  await until(() => chinese!.said.length > 0 && english!.said.length > 0, 'words');
  expect([chinese!.said, english!.said]).toEqual([['回看'], ['Lookback']]);
});

it('goes on in the old language until the words of the new one are here', async () => {
  document.body.innerHTML = '<test-title></test-title>';
  const title = document.querySelector<Title>('test-title')!;
  await until(() => title.said.length > 0, 'words');
  title.lang = 'zh';
  await until(() => title.said.at(-1) === '回看', 'Chinese');
  expect(new Set(title.said)).toEqual(new Set(['Lookback', '回看']));
});
