import type { ModelEntry } from '../../protocol/model-entry';
import type { PageFile } from '../../protocol/page-file';
import { fullLinkOf } from '../../state/link';
import { printUrl } from '../../state/url-state';
import type { LookbackTranslator } from './lookback-translator';

/** What of a link comes after the #, with all that is on show. */
export function linkEnd({ state }: LookbackTranslator): string {
  return printUrl(fullLinkOf(state));
}

/** The address that opens all that is on show; null where no page was named that understands it. */
export function linkToThis(host: LookbackTranslator): string | null {
  if (host.page === '' || !URL.canParse(host.page, document.baseURI)) return null;
  return new URL(host.page, document.baseURI).href.replace(/#.*$/, '') + linkEnd(host);
}

/** The card of a model: on the page of the site that it comes from, else the file in its folder. */
export function cardOf({ page }: LookbackTranslator, { id, folder }: ModelEntry): string {
  const site =
    page !== '' && URL.canParse(page, document.baseURI) ? new URL('./', new URL(page, document.baseURI)) : '';
  return folder === `${site}weights/${id}/` ? `${site}models.html#${id}` : `${folder}README.md`;
}

/** The page with this model inside, if one is offered. */
export function pageFileOf({ pageFiles, state }: LookbackTranslator): PageFile | null {
  return pageFiles.find(({ model }) => model === state.model) ?? null;
}
