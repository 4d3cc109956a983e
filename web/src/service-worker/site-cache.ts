import type { Site, SiteFile } from '../protocol/site';
import { isExactly } from '../files/digest';
import { fittingFiles } from './fitting-files';

/** How many files are fetched at the same time. */
const kAtOnce = 6;

/** Several copies of the site may lie in folders of one origin: each has caches of its own, a version each. */
export function cachePrefix(scope: string): string {
  return `lookback-site ${new URL(scope).pathname} `;
}

export function cacheName(scope: string, { version }: Pick<Site, 'version'>): string {
  return cachePrefix(scope) + version;
}

/** The names of this copy's other versions. */
export async function otherVersions(scope: string, site: Pick<Site, 'version'>): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== cacheName(scope, site));
}

/** Keeps a whole version, as far as it is for this browser, or nothing of it: every file must be the one that the list names. */
export async function keepSite(scope: string, site: Site): Promise<void> {
  const name = cacheName(scope, site);
  try {
    const cache = await caches.open(name);
    const files = await fittingFiles(site.files);
    for (let at = 0; at < files.length; at += kAtOnce) {
      const some = files.slice(at, at + kAtOnce);
      await Promise.all(some.map(async (file) => cache.put(addressOf(scope, file), await exact(scope, file))));
    }
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** A file's answer, ready to be given to a page. */
export async function keptFile(scope: string, site: Site, path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(scope, site));
  return cache.match(new URL(path, scope).href);
}

function addressOf(scope: string, [path]: SiteFile): string {
  return new URL(path, scope).href;
}

/** From an older version where it is the same file, else as the browser has it, else anew from the server. */
async function exact(scope: string, file: SiteFile): Promise<Response> {
  const [path, sha256] = file;
  const url = addressOf(scope, file);
  const sources = [
    () => caches.match(url),
    // The build puts a hash into these names: what the page has fetched a moment ago is good.
    () => fetch(url, { cache: path.startsWith('assets/') ? 'default' : 'no-cache' }),
    // Something between us and the server holds an older one.
    () => fetch(url, { cache: 'reload' }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response?.ok) continue;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (await isExactly(bytes, sha256)) return plain(bytes, response);
  }
  throw new Error(`${path} is not the file of this version`);
}

/** Without the server's other headers, and without a redirect behind it, which no page may be opened with. */
function plain(bytes: Uint8Array, { headers }: Response): Response {
  const type = headers.get('content-type') ?? 'application/octet-stream';
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } });
}
