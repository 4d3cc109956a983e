import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPageFile, linkOfPage, openedWith } from '../../../web/src/page-file/opened-with';
import { parseUrl, printUrl } from '../../../web/src/state/url-state';
import { toJson, toMarkdown, type Exported } from '../../../web/src/views/export-text';
import { matrixAlignment } from '../../../web/src/views/matrix-alignment';
import { toUtf8 } from '../support/properties';

/** The Big List of Naughty Strings, which have broken other people's programs. */
const kList = new URL('../../support/naughty-strings.json', import.meta.url);
const kNaughty = JSON.parse(readFileSync(kList, 'utf8')) as string[];

const kPage = '<script type="application/json" id="lookback-link">""</script>';
const parse = (html: string) => {
  const textContent = /id="lookback-link">([^<]*)</.exec(html)?.[1] ?? null;
  return { querySelector: () => ({ textContent }) } as unknown as ParentNode;
};

function exported(word: string): Exported {
  const side = { words: [word], hasEnd: false };
  const languages = { sourceLanguage: 'fr', targetLanguage: 'en' };
  const alignment = matrixAlignment(side, side, [[1]]);
  return { alignment, source: word, target: word, ...languages, model: 'm', unit: 'words', end: '</s>' };
}

describe('the naughty strings', () => {
  it('are all there', () => expect(kNaughty).toHaveLength(515));

  it('come back from a link and from a page file as they were', () => {
    for (const text of kNaughty) {
      const link = printUrl({ text });
      expect(parseUrl(link)).toEqual({ state: { text: toUtf8(text) }, refused: [] });
      const page = openedWith(kPage, text);
      expect([linkOfPage(parse(page)), isPageFile(page), page.match(/</g)!.length]).toEqual([text, true, 2]);
    }
  });

  it('are text in what is exported: JSON that is read again, Markdown without a tag', () => {
    for (const text of kNaughty) {
      const one = exported(text);
      expect(JSON.parse(toJson(one))).toMatchObject({ source: { words: [text] } });
      expect(toMarkdown(one).replaceAll(/\\./g, '')).not.toContain('<');
    }
  });
});
