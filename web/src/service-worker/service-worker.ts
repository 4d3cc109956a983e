import type { Site, TakeOver } from '../protocol/site';
import { activate, install, othersThan } from './life-cycle';
import { keptFile } from './site-cache';
import { pathFor } from './site-paths';

/**
 * Keeps one build of the site on the device and serves the tabs that it opened from that build alone. A newer build is
 * a newer worker, which waits until the last of those tabs is closed (docs/offline.md).
 */
declare const self: ServiceWorkerGlobalScope & {
  /** Set by the first line of the built script. */
  readonly lookbackSite: Site;
};

const site = self.lookbackSite;
const { scope } = self.registration;

self.addEventListener('install', (event) => event.waitUntil(install(scope, site)));
self.addEventListener('activate', (event) => event.waitUntil(activate(scope, site)));

self.addEventListener('fetch', (event) => {
  const path = pathFor(event.request, scope, site);
  if (path !== null) event.respondWith(answer(path, event.request));
});

/** A browser may clear a whole cache: then the server answers, for every file alike. */
async function answer(path: string, request: Request): Promise<Response> {
  return (await keptFile(scope, site, path)) ?? fetch(request);
}

self.addEventListener('message', (event) => {
  const { kind } = event.data as TakeOver;
  if (kind === 'take-over') event.waitUntil(takeOver(event));
});

/** Takes over at once, but only from the one tab that asks: any other would lose the version that it started with. */
async function takeOver({ source, ports }: ExtendableMessageEvent): Promise<void> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = othersThan((source as Client | null)?.id ?? '', scope, all);
  if (found.others === 0) await self.skipWaiting();
  ports[0]?.postMessage(found);
}
