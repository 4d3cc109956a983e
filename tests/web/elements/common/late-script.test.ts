import { html, LitElement } from 'lit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { define } from '../../../../web/src/elements/common/define';
import { LateScript } from '../../../../web/src/elements/common/late-script';
import type { Language } from '../../../../web/src/messages/messages';
import '../../../../web/src/messages/zh-words';
import type { Failure } from '../../../../web/src/protocol/failure';
import { until } from '../../support/shadow';

let answers: (() => Promise<{ word: string }>)[];

class Late extends LitElement {
  language: Language = 'en';
  readonly script = new LateScript(this, () => answers.shift()!());

  protected override render() {
    return this.script.instead(this.language) ?? html`<b>${this.script.module!.word}</b>`;
  }
}
define('test-late', Late);

const refuse = () => Promise.reject(new TypeError('Failed to fetch: https://x.org/late.js'));
const come = () => Promise.resolve({ word: 'here' });

function mount(language: Language = 'en'): Late {
  const element = new Late();
  element.language = language;
  document.body.append(element);
  return element;
}
const shown = (element: Late) => element.shadowRoot!.textContent.replace(/\s+/g, ' ').trim();

const heard: Failure[] = [];
const listen = (event: Event) => heard.push((event as CustomEvent<Failure>).detail);

describe('what an element fetches when it is needed', () => {
  beforeEach(() => document.addEventListener('error', listen));
  afterEach(() => {
    document.removeEventListener('error', listen);
    document.body.replaceChildren();
    heard.splice(0);
  });

  it('is on its way, and then it is here', async () => {
    answers = [come];
    const element = mount();
    const asked = element.script.ask();
    await element.updateComplete;
    expect(shown(element)).toBe('Fetching this part of the page…');
    await asked;
    await until(() => shown(element) === 'here', 'the script');
  });

  it.each([
    ['en', /^This part of the page could not be fetched\. Look at the network.* reload the page\. Try again$/],
    ['zh', /^页面的这一部分没有取到。请检查网络.*刷新页面。 重试$/],
  ] as const)('says in %s that it did not come, and comes when it is asked for again', async (language, said) => {
    answers = [refuse, come];
    const element = mount(language);
    await element.script.ask();
    await element.updateComplete;
    expect(shown(element)).toMatch(said);
    expect(element.shadowRoot!.querySelector('[role="alert"]')).not.toBeNull();
    element.shadowRoot!.querySelector('button')!.click();
    await until(() => shown(element) === 'here', 'the script');
  });

  it('tells its page which script it was, once a try', async () => {
    answers = [refuse, refuse];
    const element = mount();
    await Promise.all([element.script.ask(), element.script.ask()]);
    await element.script.ask();
    expect(heard).toEqual([
      { code: 'no-script', detail: 'late.js' },
      { code: 'no-script', detail: 'late.js' },
    ]);
  });
});
