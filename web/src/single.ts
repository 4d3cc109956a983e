import './page.css';
import { LookbackTranslator } from './elements/translator/lookback-translator';
import { openLab, takeAddress } from './lab-page';
import { say } from './messages/messages';
import { unpack } from './page-file/carried';
import { readEngine } from './page-file/carried-engine';
import { carriedServices } from './page-file/carried-services';
import { linkOfPage } from './page-file/opened-with';
import { thisPage } from './page-file/page-files';
import { rememberedLanguage } from './page-settings';

/** The lab as one file: engine, weights and measurements are inside the page, which asks the network for nothing. */
async function open(): Promise<void> {
  // Before anything is changed: copies are made of it.
  const html = `<!doctype html>\n${document.documentElement.outerHTML}\n`;
  await unpack();
  await readEngine();
  const translator = new LookbackTranslator();
  const services = carriedServices();
  const [model] = await services.catalog();
  translator.services = services;
  if (model) translator.pageFiles = [thisPage(model.id, html)];
  openLab(translator, takeAddress() || linkOfPage(document));
}

open().catch(() => {
  // An old browser, or a file that was cut.
  document.querySelector('main')!.textContent = say(rememberedLanguage(), 'app.file.broken');
});
