// A plain static host of a folder, as tests without Playwright need it.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';

const types = {
  ...{ html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' },
  ...{ svg: 'image/svg+xml', wasm: 'application/wasm' },
};

/** Serves the folder on a port of its own: { origin, close }. */
export async function serveFolder(folder) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://x').pathname).replace(/\/$/, '/index.html');
    try {
      if (normalize(path) !== path) throw new Error(path);
      const body = await readFile(join(folder, path));
      response
        .writeHead(200, { 'Content-Type': types[path.split('.').at(-1)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end('not found');
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}
