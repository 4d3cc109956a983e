import './page.css';
import { LookbackTranslator } from './elements/translator/lookback-translator';
import { openLab } from './lab-page';
import { fetchPageFiles } from './page-file/page-files';

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

openLab(translator, location.hash);
