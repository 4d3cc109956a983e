import './page.css';
import './document.css';
import { servicesFor } from './client/services';
import './messages/page-words';
import { say, type Language, type MessageKey } from './messages/messages';
import { PageHeader } from './page-header';
import { goToPlace } from './page-place';
import { PageOffline } from './page-offline';

/** A page to read, which was written in both languages while the site was built; `shown` dresses each that is shown. */
export function openDocument(title: MessageKey, shown: (article: HTMLElement, language: Language) => void): void {
  const services = servicesFor({ weights: new URL('weights/', document.baseURI).href, src: '' });
  const offline = new PageOffline(services.catalog, Promise.resolve());
  const main = document.querySelector('main')!;
  const articles = {
    en: main.querySelector('article')!.cloneNode(true),
    zh: main.querySelector('template')!.content.firstElementChild!,
  };
  new PageHeader((language) => {
    const article = document.importNode(articles[language], true) as HTMLElement;
    main.replaceChildren(article);
    document.title = `${say(language, 'app.title')} · ${say(language, title)}`;
    document.querySelector('#title')!.textContent = say(language, 'app.title');
    offline.show(language);
    shown(article, language);
  });
  goToPlace();
}
