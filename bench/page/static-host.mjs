// A static host as they are: files of a folder, compressed where that helps, with validators so that a second visit
// is cheap. Counts what it sends.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LocalHost } from '../local-host.mjs';

const kTypes = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export class StaticHost extends LocalHost {
  constructor(folder) {
    super();
    this.folder = folder;
    this.files = new Map();
    this.sent = 0;
  }

  /** A file's body and headers, compressed once. */
  file(path) {
    if (!this.files.has(path)) {
      const bytes = readFileSync(path);
      const packed = gzipSync(bytes, { level: 9 });
      const small = packed.length < 0.95 * bytes.length;
      const headers = {
        'Content-Type': kTypes[extname(path)] ?? 'application/octet-stream',
        'Cache-Control': path.includes('assets') ? 'max-age=31536000, immutable' : 'no-cache',
        ETag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`,
        ...(small ? { 'Content-Encoding': 'gzip' } : {}),
      };
      this.files.set(path, { body: small ? packed : bytes, headers });
    }
    return this.files.get(path);
  }

  answer(request, response) {
    const name = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const path = join(this.folder, name.endsWith('/') ? `${name}index.html` : name);
    if (!existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const { body, headers } = this.file(path);
    if (request.headers['if-none-match'] === headers.ETag) {
      response.writeHead(304, headers).end();
      return;
    }
    this.sent += body.length;
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  }
}
