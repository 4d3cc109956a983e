import { describe, expect, it } from 'vitest';
import { isPageFile, linkOfPage, openedWith } from '../../../web/src/page-file/opened-with';

const kPage =
  '<!doctype html><html><head><script type="application/json" id="lookback-link">""</script></head><body></body></html>';
/** The block as a parser would have it: all up to the next `<`. */
const parse = (html: string) => {
  const textContent = /id="lookback-link">([^<]*)</.exec(html)?.[1] ?? null;
  return { querySelector: () => ({ textContent }) } as unknown as ParentNode;
};
const tags = (html: string) => html.match(/</g)!.length;

describe('a page file', () => {
  it('opens with what was put into it, and with something else when that is replaced', () => {
    const once = openedWith(kPage, '#text=Il+dort.&view=beam');
    expect(linkOfPage(parse(once))).toBe('#text=Il+dort.&view=beam');
    expect(linkOfPage(parse(openedWith(once, '#view=lines')))).toBe('#view=lines');
    expect(linkOfPage(parse(kPage))).toBe('');
  });

  it('holds any text as text: nothing of it becomes an element', () => {
    for (const text of [
      '</script><script>alert(1)</script>',
      '<!--<script>',
      '$& $1 $` "\\u003c',
      '\u2028\0\ud800',
      '&lt;',
    ]) {
      const page = openedWith(kPage, text);
      expect(linkOfPage(parse(page))).toBe(text);
      expect(tags(page)).toBe(tags(kPage));
    }
  });

  it('is told from what a host sends instead of one', () => {
    expect(isPageFile(kPage)).toBe(true);
    expect(isPageFile('<!doctype html><h1>Log in</h1>')).toBe(false);
  });

  it('with a block that cannot be read opens as usual', () => {
    expect(linkOfPage(parse('<script type="application/json" id="lookback-link">{"a": 1}</script>'))).toBe('');
    expect(linkOfPage(parse('<script type="application/json" id="lookback-link">oh</script>'))).toBe('');
  });
});
