import { fetchText } from '../client/fetch-text';
import { FailureError } from '../protocol/failure';
import type { Download, PageFile } from '../protocol/page-file';
import { isPageFile, openedWith } from './opened-with';

/** The page files that a site offers in `folder`, by its list; none where there is no list. */
export async function fetchPageFiles(folder: string, get: typeof fetch = fetch): Promise<readonly PageFile[]> {
  const list = parseList(await fetchText(new URL('list.json', folder).href, 'list.json', get));
  return list.map(({ model, file, bytes }) => {
    const address = new URL(file, folder).href;
    return { model, bytes, address, openedWith: async (link) => openedWith(await fetchPage(address, file, get), link) };
  });
}

function parseList(text: string): readonly Download[] {
  let list: { files?: unknown } | null;
  try {
    list = JSON.parse(text) as typeof list;
  } catch {
    throw new FailureError('truncated', 'list.json');
  }
  return Array.isArray(list?.files) ? list.files.filter(isDownload) : [];
}

function isDownload(line: Partial<Download> | null): line is Download {
  const { model, file, bytes } = line ?? {};
  return typeof model === 'string' && typeof bytes === 'number' && /^[\w.-]+\.html$/.test(file ?? '');
}

async function fetchPage(address: string, name: string, get: typeof fetch): Promise<string> {
  const response = await get(address).catch(() => {
    throw new FailureError(globalThis.navigator?.onLine === false ? 'offline' : 'unreachable', name);
  });
  if (response.status === 404) throw new FailureError('not-found', name);
  if (!response.ok) throw new FailureError('http', `${name}: ${response.status}`);
  const html = await response.text().catch(() => {
    throw new FailureError('truncated', name);
  });
  if (!isPageFile(html)) throw new FailureError('web-page', name);
  return html;
}

/** A page that is itself such a file gives copies of itself: `html` is its text before anything was changed. */
export function thisPage(model: string, html: string): PageFile {
  const bytes = new Blob([html]).size;
  return { model, bytes, address: null, openedWith: (link) => Promise.resolve(openedWith(html, link)) };
}
