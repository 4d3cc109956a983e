import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const kDist = fileURLToPath(new URL('../../dist/', import.meta.url));
const kTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  css: 'text/css',
  html: 'text/html',
  wasm: 'application/wasm',
};

export interface HostOptions {
  /** Pages by path; everything else comes from the built site if `assets` says so. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly assets?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** MIME types by file ending, instead of the right ones. */
  readonly types?: Readonly<Record<string, string>>;
}

/** A small host of its own port, and what was asked of it. */
export interface Host {
  readonly origin: string;
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** Serves pages and the built site as a plain host does, with exactly the headers that are given. */
export async function startHost(options: HostOptions): Promise<Host> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://x').pathname);
    answer(request, response, options).catch(() => response.writeHead(404, options.headers).end('not found'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, close: () => closed(server) };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: HostOptions): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
  const page = options.pages?.[path];
  const ending = page === undefined ? (path.split('.').at(-1) ?? '') : 'html';
  if (page === undefined && (!options.assets || normalize(path) !== path)) throw new Error(path);
  const body = page ?? (await readFile(join(kDist, path)));
  const type = options.types?.[ending] ?? kTypes[ending] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': `${type}`, ...options.headers });
  response.end(body);
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
