import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { makeRandom } from '../../tools/lib/random-reader.mjs';
import type { LookbackTranslator } from '../../web/src/elements/translator/lookback-translator';
import { kDefaultLook } from '../../web/src/protocol/look';
import type { Translation } from '../../web/src/protocol/translation';
import { alignmentOf } from '../../web/src/views/alignment-view';
import { toSvg } from '../../web/src/views/export-svg';
import { toCsv, toJson, toLatex, toMarkdown, toPharaoh, type Exported } from '../../web/src/views/export-text';
import { listenForTrouble, waitForModel } from './support';

/** Strings that have broken other people's programs. */
const kList = new URL('../support/naughty-strings.json', import.meta.url);
const kNaughty = JSON.parse(readFileSync(kList, 'utf8')) as string[];
const kReplacement = '\ufffd';

/** Any characters of Unicode but U+FFFD, which would hide what is looked for; few, so that hundreds take no minute. */
function randomTexts(count: number, seed: number): string[] {
  const random = makeRandom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const character = () => {
    const plane = [0x80, 0x800, 0x3000, 0x10000, 0x20000, 0x110000][below(6)]!;
    const code = below(plane);
    const isText = (code < 0xd800 || code > 0xdfff) && code !== 0xfffd;
    return isText ? String.fromCodePoint(code) : 'é';
  };
  return Array.from({ length: count }, () => Array.from({ length: 1 + below(12) }, character).join(''));
}

interface Outcome {
  readonly text: string;
  readonly translation: Translation | null;
  /** What stands in the page that nobody's text may put there. */
  readonly faults: readonly string[];
}

/** Types each text and waits until it was translated or called blank; looks through all that is drawn then. */
async function throughThePage(page: Page, texts: readonly string[]): Promise<Outcome[]> {
  // As JSON both ways: value by value a hundred thousand weights would take longer to hand over than to compute.
  const outcomes = await page.locator('textarea').evaluate(async (box: HTMLTextAreaElement, escaped) => {
    const kNever = 'script, iframe, object, embed, link, meta, base, video, audio, foreignObject, marquee';
    const lab = document.querySelector('lookback-translator') as LookbackTranslator;
    const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
    const lookThrough = (root: ShadowRoot, text: string, faults: string[]) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.matches(kNever)) faults.push(`<${element.localName}>`);
        for (const { name, value } of element.attributes)
          if (name.startsWith('on') || /^\s*javascript:/i.test(value)) faults.push(`${name}=${value}`);
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const shown = own.map((node) => node.textContent).join('');
        if (shown.includes('\ufffd') && !text.includes('\ufffd')) faults.push(`U+FFFD in <${element.localName}>`);
        if (element.shadowRoot) lookThrough(element.shadowRoot, text, faults);
      }
    };
    const outcomes: Outcome[] = [];
    for (const text of JSON.parse(escaped) as string[]) {
      box.value = text;
      box.dispatchEvent(new Event('input'));
      const begin = Date.now();
      for (;;) {
        await pause();
        const { answer, busy, text: now } = lab.state;
        const isDone = answer === null || (answer.origin === 'live' && answer.text === now);
        if (!busy && now === box.value && isDone) break;
        if (Date.now() - begin > 60_000) throw new Error(`no end with ${JSON.stringify(text)}`);
      }
      await lab.updateComplete;
      const faults: string[] = [];
      lookThrough(lab.shadowRoot!, text, faults);
      outcomes.push({ text: box.value, translation: lab.state.answer?.translation ?? null, faults });
    }
    return JSON.stringify(outcomes);
  }, JSON.stringify(texts));
  return JSON.parse(outcomes) as Outcome[];
}

/** Everything that can be taken away of a translation. */
function exportsOf({ sentences, model }: Translation): { readonly texts: string[]; readonly drawings: string[] } {
  const [texts, drawings]: [string[], string[]] = [[], []];
  for (const sentence of sentences) {
    const best = sentence.hypotheses[0]!;
    for (const unit of ['words', 'pieces'] as const) {
      const alignment = alignmentOf(sentence, best, unit);
      if (!alignment) continue;
      const [source, target] = [sentence.source.text, best.target.text];
      const languages = { sourceLanguage: 'fr', targetLanguage: 'en' };
      const exported: Exported = { alignment, source, target, ...languages, model, unit, end: '</s>' };
      texts.push(toCsv(exported), toJson(exported), toMarkdown(exported), toLatex(exported));
      expect(toPharaoh(exported, 'strongest', 0.3)).toMatch(/^(\d+-\d+( \d+-\d+)*)?\n$/);
      expect(toMarkdown(exported).replaceAll(/\\./g, '')).not.toContain('<');
      JSON.parse(toJson(exported));
      const titles = { sourceTitle: source, targetTitle: target, summary: `${source} ${target}` };
      const label = ({ text }: { text: string }) => text;
      drawings.push(toSvg({ alignment, look: kDefaultLook, ...titles, label, measure: (text) => text.length * 8 }).svg);
    }
  }
  return { texts, drawings };
}

/** One cell of a map: a line with numbers and nothing else, so that nobody's text can hide in it. */
const kCell = /^<rect( (x|y|width|height)="[\d.e-]+")+ fill="(#[\da-f]{3,6}|rgb\([\d ,.]+\))"\/>$/gm;

/** What of these drawings is no drawing. Their cells, ten thousand in some, are not worth a browser's time. */
function faultsOfDrawings(page: Page, drawings: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) => {
      const kDrawn = new Set(['svg', 'title', 'g', 'rect', 'text', 'line', 'path', 'defs', 'linearGradient', 'stop']);
      return all.flatMap((svg) => {
        const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const elements = [...read.querySelectorAll('*')];
        return elements.flatMap((element) => [
          ...(kDrawn.has(element.localName) ? [] : [`<${element.localName}> ${element.textContent.slice(0, 200)}`]),
          ...[...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
        ]);
      });
    },
    drawings.map((svg) => svg.replaceAll(kCell, '')),
  );
}

async function holdTo(page: Page, texts: readonly string[]): Promise<void> {
  const trouble = listenForTrouble(page);
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto('./');
  await waitForModel(page);
  for (let at = 0; at < texts.length; at += 50) {
    for (const { text, translation, faults } of await throughThePage(page, texts.slice(at, at + 50))) {
      expect(faults, JSON.stringify(text)).toEqual([]);
      if (!translation) continue;
      const { texts: saved, drawings } = exportsOf(translation);
      expect(await faultsOfDrawings(page, drawings), JSON.stringify(text)).toEqual([]);
      if (text.includes(kReplacement)) continue;
      for (const one of [translation.translation, ...saved, ...drawings])
        expect(one.includes(kReplacement), JSON.stringify(text)).toBe(false);
    }
  }
  expect(trouble).toEqual([]);
  expect(new URL(page.url()).hostname).toBe('localhost');
}

// Hundreds of translations: a slow machine takes minutes. In parts, so that all workers share them.
test.slow();
test.describe.configure({ mode: 'parallel' });

const kParts = 4;

/** Every so many-th text: the long ones, which stand side by side, are shared out. */
function part(texts: readonly string[], index: number): string[] {
  return texts.filter((_, at) => at % kParts === index);
}

for (let index = 0; index < kParts; ++index) {
  const which = `part ${index + 1} of ${kParts}`;

  test(`the naughty strings go through tokeniser, network, page and exports as text and nothing else, ${which}`, async ({
    page,
  }) => {
    expect(kNaughty).toHaveLength(515);
    await holdTo(page, part(kNaughty, index));
  });
}

test('so do 300 random strings of Unicode', async ({ page }) => {
  await holdTo(page, randomTexts(300, 2014));
});
