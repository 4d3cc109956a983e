// Serves folders of the repository under names of their own, isolated from other origins: only then does the browser
// give a clock of 5 microseconds, and say how much memory a page holds.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { LocalHost } from '../../local-host.mjs';

const kTypes = {
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

export class IsolatedHost extends LocalHost {
  /** `folders`: { name in the address: folder }. */
  constructor(folders) {
    super();
    this.folders = folders;
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
      // Kept for the run: a browser that starts anew has nothing yet.
      'Cache-Control': 'max-age=86400',
    });
    createReadStream(path).pipe(response);
  }
}
