import './page.css';
import { servicesFor } from './client/services';
import { LookbackTranslator } from './elements/translator/lookback-translator';
import { linkEnd } from './elements/translator/translator-links';
import { openLab, takeAddress } from './lab-page';
import { fetchPageFiles } from './page-file/page-files';
import { PageOffline } from './page-offline';

const link = takeAddress();
const translator = new LookbackTranslator();
translator.page = location.pathname + location.search;

/** What can be taken away is asked for once somebody has seen a translation; a site without it offers nothing. */
translator.addEventListener(
  'translation',
  () =>
    void fetchPageFiles(new URL('downloads/', document.baseURI).href).then(
      (files) => (translator.pageFiles = files),
      () => undefined,
    ),
  { once: true },
);

/** Once it has translated, or has seen that it cannot, its model is no longer on the way. */
const settled = new Promise((resolve) => {
  for (const event of ['translation', 'error']) translator.addEventListener(event, resolve, { once: true });
});
const offline = new PageOffline(servicesFor(translator).catalog, settled, () => linkEnd(translator));

openLab(translator, link, (language) => offline.show(language));
