// Serves folders of the repository under names of their own, isolated from other origins: only then does the browser
// give a clock of 5 microseconds, and say how much memory a page holds.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const kTypes = {
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

export class IsolatedHost {
  /** `folders`: { name in the address: folder }. */
  constructor(folders) {
    this.folders = folders;
    this.server = createServer((request, response) => this.answer(request, response));
  }

  async start() {
    await new Promise((done) => this.server.listen(0, 'localhost', done));
    this.address = `http://localhost:${this.server.address().port}/`;
    return this.address;
  }

  stop() {
    this.server.closeAllConnections();
    this.server.close();
  }

  find(request) {
    const [, name, ...rest] = normalize(decodeURIComponent(new URL(request.url, this.address).pathname)).split('/');
    const path = Object.hasOwn(this.folders, name) ? join(this.folders[name], ...rest) : '';
    return existsSync(path) && statSync(path).isFile() ? path : undefined;
  }

  answer(request, response) {
    const path = this.find(request);
    if (!path) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': kTypes[extname(path)] ?? 'application/octet-stream',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cache-Control': 'no-store',
    });
    createReadStream(path).pipe(response);
  }
}
