import './page.css';
import { allowDrop, LookbackTranslator } from './elements/translator/lookback-translator';
import { examplesFor } from './elements/translator/examples';
import { say, type Language } from './messages/messages';
import { PageHeader } from './page-header';
import { linkOf } from './state/link';
import type { State } from './state/store';
import { parseUrl, printUrl } from './state/url-state';

const kUrlDelay = 300;

const translator = new LookbackTranslator();
translator.loading = 'eager';
translator.page = location.pathname + location.search;

function show(language: Language): void {
  document.title = `${say(language, 'app.title')} · ${say(language, 'app.tagline')}`;
  document.querySelector('#title')!.textContent = language === 'zh' ? '回看' : 'Lookback';
  document.querySelector('#other-title')!.textContent = language === 'zh' ? 'Lookback' : '回看';
  document.querySelector('#tagline')!.textContent = say(language, 'app.tagline');
  document.querySelector('#lesson')!.textContent = say(language, 'app.lesson');
  translator.lang = document.documentElement.lang;
}

/** Keeps the address in step with what is on show, without a history entry a letter. */
let timer: ReturnType<typeof setTimeout> | undefined;
translator.addEventListener('change', (event) => {
  clearTimeout(timer);
  timer = setTimeout(() => showInAddress((event as CustomEvent<State>).detail), kUrlDelay);
});

function showInAddress(state: State): void {
  const hash = printUrl(linkOf(state, examplesFor(translator.modelReads())[0] ?? ''));
  if (hash !== location.hash) history.replaceState(null, '', hash || location.pathname + location.search);
}

translator.addEventListener('copy-link', () => {
  clearTimeout(timer);
  showInAddress(translator.state);
  translator.actions?.whatIf.note('whatIf.copied');
  navigator.clipboard.writeText(location.href).catch(() => translator.actions?.whatIf.note('whatIf.notCopied'));
});

addEventListener('hashchange', () => {
  const opened = parseUrl(location.hash);
  void translator.actions?.open(opened.state, opened.refused);
});

const { state: link, refused } = parseUrl(location.hash);
translator.link = link;
translator.refused = refused;
new PageHeader(show);

/** A model folder may be dropped anywhere on the page. */
document.addEventListener('dragover', allowDrop);
document.addEventListener('drop', (event) => void translator.drop(event));

/** Where there is room for one screen without scrolling, the map takes what is left of it. */
const roomy = matchMedia('(min-width: 60rem) and (min-height: 36rem)');
const fill = () => (translator.fill = roomy.matches);
roomy.addEventListener('change', fill);
fill();
document.querySelector('main')!.append(translator);
