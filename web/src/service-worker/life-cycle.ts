import { kBrowserKeeping } from '../files/kept-models';
import type { Site, TakeOverAnswer } from '../protocol/site';
import { cachePrefix, keepSite, keptFile, otherVersions } from './site-cache';
import { carryOver, modelsIn, removeLeft, type Models } from './site-models';

const kManifest = 'weights/manifest.json';

/** Brings the whole new version beside the old one, which goes on serving its tabs. */
export async function install(scope: string, site: Site): Promise<void> {
  await keepSite(scope, site);
  await carryOver(await modelsBefore(scope, site), await modelsNow(scope, site), kBrowserKeeping);
}

/** No tab shows an old version any more: takes away what only those needed. */
export async function activate(scope: string, site: Site): Promise<void> {
  await removeLeft(await modelsBefore(scope, site), await modelsNow(scope, site), kBrowserKeeping);
  for (const name of await otherVersions(scope, site)) await caches.delete(name);
}

/** How many tabs and frames other than the one that asks are on this site. */
export function othersThan(asking: string, scope: string, all: readonly Client[]): TakeOverAnswer {
  return { others: all.filter(({ id, url }) => id !== asking && url.startsWith(scope)).length };
}

async function modelsNow(scope: string, site: Site): Promise<Models> {
  const manifest = await keptFile(scope, site, kManifest);
  return manifest ? modelsIn(await manifest.text(), scope) : [];
}

async function modelsBefore(scope: string, site: Site): Promise<Models> {
  const all: Models[] = [];
  for (const name of await otherVersions(scope, site)) {
    const version = name.slice(cachePrefix(scope).length);
    all.push(await modelsNow(scope, { version, files: [] }));
  }
  return all.flat();
}
