/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Site } from '../src/protocol/site';

export const kServiceWorker = 'service-worker.js';

/** What a visitor keeps with the first visit: pages, scripts, module, and what says which models there are. */
const kKept = [
  /^[\w-]+\.(html|js|css|svg|json|webmanifest)$/,
  /^assets\//,
  /^(weights\/manifest|downloads\/list)\.json$/,
  /^weights\/measurements\/[\w.-]+\.json$/,
  /^weights\/[\w-]+\/README(\.zh)?\.md$/,
];

/** All of it together, before compression. Nobody asked the visitor: whatever is big has to be asked for. */
export const kMostBytes = 4_000_000;

/** The files of a built site that every visitor keeps, by path. */
export function keptPaths(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length));
  const named = paths.map((path) => path.split(sep).join('/'));
  return named.filter((path) => path !== kServiceWorker && kKept.some((kept) => kept.test(path))).sort();
}

/** The list that ties a build together; `code`, the service worker's own, is part of the version. */
export function describeSite(folder: string, code: string): Site {
  const read = keptPaths(folder).map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
  const sum = read.reduce((total, { bytes }) => total + bytes.length, 0);
  if (sum > kMostBytes) throw new Error(`A visitor would keep ${sum} bytes, the limit is ${kMostBytes}`);
  const files = read.map(({ path, bytes }) => [path, hashOf(bytes)] as const);
  return { version: hashOf(JSON.stringify(files) + code).slice(0, 16), files };
}

/** The script as it is served: the list, on a line of its own, and the program. */
export function serviceWorkerText(folder: string, code: string): string {
  return `self.lookbackSite=${JSON.stringify(describeSite(folder, code))};\n${code}`;
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
