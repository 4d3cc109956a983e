import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelEntry, ModelManifest } from '../../web/src/protocol/model-entry';
import { kServiceWorker, serviceWorkerText } from '../../web/bundling/site-files';
import { kModel } from './support';

export const kDist = fileURLToPath(new URL('../../dist/', import.meta.url));
export const kTwin = 'fr-en-twin';
export const kNewTagline = 'The second build';
const kTagline = 'A translator that shows where it looked';
/** The site lies in a folder, as on many hosts. */
const kPath = '/some/class/';

const kTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
  html: 'text/html',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
};

/** A plain static host of one folder, which can be filled anew and can go away. */
export class SiteServer {
  readonly asked: string[] = [];
  /** Pages beside the site, by path. */
  pages: Readonly<Record<string, string>> = {};
  /** Answers whose path ends so wait until they are let go, or break off. */
  held: { readonly ending: string; readonly until: Promise<'go on' | 'break off'> } | null = null;
  /** Files whose path ends so are promised whole and break off in the middle. */
  cut: string | null = null;
  /** Whether an address in the folder that has no file gets the site's `404.html`, as on most static hosts. */
  showsLostPage = false;

  private constructor(
    private readonly server: Server,
    public folder: string,
    private readonly port: number,
  ) {}

  static async start(folder: string): Promise<SiteServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = new SiteServer(server, folder, (server.address() as AddressInfo).port);
    server.on('request', (request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
      site.answer(path).then(
        ({ body, type }) => {
          const headers = {
            'Content-Type': type,
            'Cache-Control': 'no-cache',
            'Content-Length': Buffer.byteLength(body),
          };
          response.writeHead(200, headers);
          if (site.cut === null || !path.endsWith(site.cut)) return response.end(body);
          return response.write(body.slice(0, body.length >> 1), () => response.destroy());
        },
        (error: Error) => (error.message === 'break off' ? response.destroy() : site.refuse(path, response)),
      );
    });
    return site;
  }

  addressAt(host: string): string {
    return `http://${host}:${this.port}${kPath}`;
  }

  get address(): string {
    return this.addressAt('localhost');
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private refuse(path: string, response: ServerResponse): void {
    if (!this.showsLostPage || !path.startsWith(kPath)) return void response.writeHead(404).end('no');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(this.folder, '404.html')));
  }

  private async answer(path: string): Promise<{ body: string | Uint8Array; type: string }> {
    this.asked.push(path);
    const page = this.pages[path];
    if (page !== undefined) return { body: page, type: 'text/html' };
    if (!path.startsWith(kPath) || normalize(path) !== path) throw new Error('not here');
    const name = path.slice(kPath.length) || 'index.html';
    if (this.held && name.endsWith(this.held.ending) && (await this.held.until) === 'break off') {
      throw new Error('break off');
    }
    const body = readFileSync(join(this.folder, name));
    return { body, type: kTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' };
  }
}

const made: string[] = [];

export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lookback-site-'));
  made.push(folder);
  cpSync(kDist, folder, { recursive: true });
  return folder;
}

/** Takes away the sites that a test has made. */
export function removeCopies(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
}

/**
 * The next build of a site: every hashed name is another, so that not one old script lies on the server any more; it
 * says so in its head line; and a file of the model is another too.
 */
export function nextBuild(): string {
  const folder = copyOfSite();
  const renamed = new Map<string, string>();
  for (const name of readdirSync(join(folder, 'assets'))) {
    const other = name.replace(/-([\w-]{8})\.(\w+)$/, (_, hash: string, end: string) => {
      return `-${[...hash].reverse().join('')}.${end}`;
    });
    renamed.set(name, other);
    renameSync(join(folder, 'assets', name), join(folder, 'assets', other));
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(name) || name === kServiceWorker) continue;
    let text = readFileSync(join(folder, name), 'utf8').replaceAll(kTagline, kNewTagline);
    for (const [before, after] of renamed) text = text.replaceAll(before, after);
    writeFileSync(join(folder, name), text);
  }
  const config = join(folder, 'weights', kModel, 'config.json');
  writeFileSync(config, `${readFileSync(config, 'utf8')}\n`);
  describeAnew(folder, (models) => models);
  return folder;
}

/** A site with two models: a shipped one, and its numbers in files of its own, under another name. */
export function siteWithTwin(): string {
  const folder = copyOfSite();
  cpSync(join(folder, 'weights', kModel), join(folder, 'weights', kTwin), { recursive: true });
  const path = join(folder, 'weights', kTwin, 'model.safetensors');
  const file = readFileSync(path);
  // Eight blanks more at the end of the header: other bytes, the same weights.
  const length = file.readBigUInt64LE(0);
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(length + 8n);
  const end = 8 + Number(length);
  writeFileSync(path, Buffer.concat([size, file.subarray(8, end), Buffer.from(' '.repeat(8)), file.subarray(end)]));
  describeAnew(folder, (models) => {
    const shipped = models.find(({ id }) => id === kModel)!;
    for (const { id } of models) if (id !== kModel) rmSync(join(folder, 'weights', id), { recursive: true });
    return [shipped, { ...shipped, id: kTwin, scorer: 'dot' }];
  });
  return folder;
}

/** Writes the lists of a site again, as its build would. */
function describeAnew(folder: string, change: (models: readonly ModelEntry[]) => readonly ModelEntry[]): void {
  const manifest = join(folder, 'weights/manifest.json');
  const { models } = JSON.parse(readFileSync(manifest, 'utf8')) as ModelManifest;
  const described = change(models).map((entry) => {
    const files = Object.keys(entry.files).map((name) => {
      const bytes = readFileSync(join(folder, 'weights', entry.id, name));
      return [name, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }] as const;
    });
    const sum = files.reduce((total, [, { bytes }]) => total + bytes, 0);
    return { ...entry, bytes: sum, files: Object.fromEntries(files) };
  });
  writeFileSync(manifest, JSON.stringify({ models: described }));
  const script = join(folder, kServiceWorker);
  const code = readFileSync(script, 'utf8').replace(/^.*\n/, '');
  writeFileSync(script, serviceWorkerText(folder, code));
}

/** Waits until the page is on the device. */
export async function waitUntilKept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
  await expect.poll(state, { timeout: 120_000 }).toBe('activated');
}

/** Everything that this origin keeps, by cache. */
export function keptBy(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
    }
    return found;
  });
}
