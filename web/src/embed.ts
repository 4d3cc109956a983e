import './page.css';
import './lesson.css';
import './embed.css';
import { html, nothing, render } from 'lit';
import { lateNote } from './elements/common/late-script';
import './elements/compare/lookback-compare';
import './elements/heatmap/lookback-heatmap';
import './elements/steps/lookback-steps';
import './elements/translator/lookback-translator';
import { tellHeight } from './embed/height';
import { readOptions, type FrameOptions } from './embed/options';
import './messages/embed-words';
import { listed, say, type Language } from './messages/messages';
import { failureOf } from './protocol/failure';
import { late } from './protocol/late';
import { rememberedLanguage } from './page-settings';
import { askedFor } from './state/asked-for';
import { printUrl } from './state/url-state';

/** One of our elements, or a section of the lesson, in a frame of somebody's page; the address says which. */
async function open(main: HTMLElement, options: FrameOptions): Promise<void> {
  const asked = options.language ?? rememberedLanguage();
  dress(document.documentElement, options, asked);
  const language = await spoken(asked);
  note(main, options, language);
  if (options.show === 'lesson') return openLesson(main.appendChild(document.createElement('div')), options, language);
  main.append(elementFor(options));
  toTheWhole(main, options, language);
}

/** English, where the words of the other language do not come. */
async function spoken(asked: Language): Promise<Language> {
  if (asked === 'en') return asked;
  return late(() => import('./messages/zh-words')).then(
    () => asked,
    () => 'en',
  );
}

async function openLesson(place: HTMLElement, options: FrameOptions, language: Language): Promise<void> {
  try {
    const { showSection } = await late(() => import('./embed-lesson'));
    render(nothing, place);
    showSection(place, options.section, language);
  } catch (error) {
    if (failureOf(error).code !== 'no-script') throw error;
    render(
      lateNote(language, () => void openLesson(place, options, language)),
      place,
    );
  }
}

function dress(root: HTMLElement, { theme, size }: FrameOptions, language: Language): void {
  root.lang = language === 'zh' ? 'zh-Hans' : 'en';
  root.style.fontSize = `${size}%`;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => (root.dataset['theme'] = theme ?? (dark.matches ? 'dark' : 'light'));
  dark.addEventListener('change', follow);
  follow();
}

/** Set as attributes of an element of ours, so that no text of an address is ever read as HTML. */
function elementFor({ show, attributes }: FrameOptions): HTMLElement {
  const element = document.createElement(`lookback-${show}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (show === 'translator') element.setAttribute('page', './');
  return element;
}

function note(main: HTMLElement, { refused }: FrameOptions, language: Language): void {
  if (refused.length === 0) return;
  const place = main.appendChild(document.createElement('div'));
  const said = say(language, 'embed.refused', { names: listed(language, refused) });
  render(
    html`<p class="refused" role="status">
      ${said} <a href="./guide.html#frames">${say(language, 'embed.guide')}</a>
    </p>`,
    place,
  );
}

/** The lab has all that a frame leaves out. It has no place for somebody's own numbers. */
function toTheWhole(main: HTMLElement, { show, attributes }: FrameOptions, language: Language): void {
  if (show === 'heatmap') return;
  const { text = '', model = '', unit = '', view = '' } = attributes;
  const link = printUrl(askedFor({ text, model, unit, view: show === 'translator' ? view : show }).state);
  const place = main.appendChild(document.createElement('div'));
  render(html`<p class="whole"><a href=${`./${link}`}>${say(language, 'embed.whole')}</a></p>`, place);
}

tellHeight(document.body, parent);
void open(document.querySelector('main')!, readOptions(location.search));
