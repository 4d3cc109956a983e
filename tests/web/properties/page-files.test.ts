import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPageFile, linkOfPage, openedWith } from '../../../web/src/page-file/opened-with';
import { anyText, holds } from '../support/properties';

const kPage =
  '<!doctype html><html><head><script type="application/json" id="lookback-link">""</script></head><body></body></html>';

/** The block as an HTML parser would have it: all up to the next `<`. */
const parse = (html: string) => {
  const textContent = /id="lookback-link">([^<]*)</.exec(html)?.[1] ?? null;
  return { querySelector: () => ({ textContent }) } as unknown as ParentNode;
};
const tags = (html: string) => html.match(/</g)!.length;

describe('a page file', () => {
  it('gives back any link that was put into it, and has no tag more than before', async () => {
    await holds(
      fc.property(anyText(), anyText(), (first, second) => {
        const page = openedWith(openedWith(kPage, first), second);
        expect(linkOfPage(parse(page))).toBe(second);
        expect(tags(page)).toBe(tags(kPage));
        expect(isPageFile(page)).toBe(true);
      }),
    );
  });

  it('with anything at all in its block opens with a text or as usual', async () => {
    const inside = fc.oneof(
      anyText(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify([value])),
    );
    await holds(
      fc.property(inside, (textContent) => {
        expect(typeof linkOfPage({ querySelector: () => ({ textContent }) } as unknown as ParentNode)).toBe('string');
      }),
    );
  });
});
