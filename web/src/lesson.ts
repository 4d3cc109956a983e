import './page.css';
import './lesson.css';
import { render } from 'lit';
import { siteLessonEngine } from './lesson-engine';
import { lessonPage } from './lesson/lesson-page';
import { askedSection } from './lesson/section-list';
import { tell } from './messages/lesson';
import { say, type Language } from './messages/messages';
import './messages/page-words';
import { PageHeader } from './page-header';
import { goToPlace } from './page-place';
import { PageOffline } from './page-offline';
import { printsSheets } from './print-sheets';

const engine = siteLessonEngine();
const offline = new PageOffline(engine.services.catalog, loaded());
const address = new URLSearchParams(location.search);
const asked = askedSection(location.search);
const main = document.querySelector('main')!;
const header = document.querySelector('header')!;

/** A section alone, set into somebody's page, needs no header. */
header.hidden = asked.only !== null;

/** When the page itself is there: its figures fetch a model only where they are seen. */
function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function show(language: Language): void {
  document.title = `${say(language, 'app.title')} · ${tell(language, 'lesson.title')}`;
  document.querySelector('#title')!.textContent = say(language, 'app.title');
  offline.show(language);
  const whole = location.pathname + (address.has('lang') ? `?lang=${language}` : '');
  render(lessonPage({ language, engine, lab: './', whole, ...asked }), main);
}

const wanted = address.get('lang');
new PageHeader(show, wanted === 'en' || wanted === 'zh' ? wanted : null);

goToPlace();

printsSheets();
