import { allowDrop, type LookbackTranslator } from './elements/translator/lookback-translator';
import { examplesFor } from './elements/translator/examples';
import { say, type Language } from './messages/messages';
import './messages/page-words';
import { PageHeader } from './page-header';
import { PageSelfCheck } from './page-self-check';
import { PageStages } from './page-stages';
import { readAddress } from './state/address';
import { linkOf } from './state/link';
import type { State } from './state/store';
import { parseUrl, printUrl } from './state/url-state';

const kUrlDelay = 300;

/** What this page's address asks for, all of it after the # from now on, where the page keeps it. */
export function takeAddress(): string {
  const { link, search } = readAddress(location.search, location.hash);
  if (search !== location.search) history.replaceState(null, '', location.pathname + search + link);
  return link;
}

/**
 * The lab fills this page: `translator`, opened with `link`, and the page's address kept in step with it. `told` hears
 * of every language, the first one too.
 */
export function openLab(
  translator: LookbackTranslator,
  link: string,
  told: (language: Language) => void = () => undefined,
): void {
  const { state, refused } = parseUrl(link);
  translator.loading = 'eager';
  translator.link = state;
  translator.refused = refused;
  keepAddress(translator);
  const notes = [new PageSelfCheck(translator), new PageStages(translator)];
  new PageHeader((language) => {
    show(translator, language);
    for (const one of notes) one.show(language);
    told(language);
  });
  takeDrops(translator);
  fillScreen(translator);
  document.querySelector('main')!.append(translator);
}

/** Elements that only one kind of page has are left alone in the other. */
const kTexts = { '#tagline': 'app.tagline', '#about-file': 'app.file' } as const;

function show(translator: LookbackTranslator, language: Language): void {
  document.title = `${say(language, 'app.title')} · ${say(language, 'app.tagline')}`;
  document.querySelector('#title')!.textContent = language === 'zh' ? '回看' : 'Lookback';
  document.querySelector('#other-title')!.textContent = language === 'zh' ? 'Lookback' : '回看';
  for (const [selector, key] of Object.entries(kTexts)) {
    const element = document.querySelector(selector);
    if (element) element.textContent = say(language, key);
  }
  translator.lang = document.documentElement.lang;
}

/** Keeps the address in step with what is on show, without a history entry a letter. */
function keepAddress(translator: LookbackTranslator): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showInAddress = (state: State) => {
    const hash = printUrl(linkOf(state, examplesFor(translator.modelReads())[0] ?? ''));
    if (hash !== location.hash) history.replaceState(null, '', hash || location.pathname + location.search);
  };
  translator.addEventListener('change', (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => showInAddress((event as CustomEvent<State>).detail), kUrlDelay);
  });
  translator.addEventListener('copy-link', () => {
    clearTimeout(timer);
    showInAddress(translator.state);
    translator.actions?.whatIf.note('whatIf.copied');
    copy(location.href).catch(() => translator.actions?.whatIf.note('whatIf.notCopied'));
  });
  // The event's own address: by now the timer may have written the old state over it.
  addEventListener('hashchange', ({ newURL }) => {
    const opened = parseUrl(new URL(newURL).hash);
    void translator.actions?.open(opened.state, opened.refused);
  });
}

/** On plain http there is no clipboard at all. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** A model folder may be dropped anywhere on the page. */
function takeDrops(translator: LookbackTranslator): void {
  document.addEventListener('dragover', allowDrop);
  document.addEventListener('drop', (event) => void translator.drop(event));
}

/** Where there is room for one screen without scrolling, the map takes what is left of it. */
function fillScreen(translator: LookbackTranslator): void {
  const roomy = matchMedia('(min-width: 60rem) and (min-height: 36rem)');
  const fill = () => (translator.fill = roomy.matches);
  roomy.addEventListener('change', fill);
  fill();
}
