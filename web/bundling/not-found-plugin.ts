import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { notFoundPage } from './not-found-page';

/** Puts `404.html` into a build, where static hosts look for it, and answers with it when a build is looked at here. */
export function notFound(): Plugin {
  let outDir = '';
  return {
    name: 'lookback-not-found',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '404.html', source: notFoundPage() });
    },
    configurePreviewServer(server) {
      // After all that finds files.
      return () =>
        server.middlewares.use((request, response, next) => {
          if (isFile(outDir, request.url ?? '/')) return next();
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(request.method === 'HEAD' ? undefined : notFoundPage('/'));
        });
    },
  };
}

function isFile(folder: string, url: string): boolean {
  try {
    const path = join(folder, decodeURIComponent(new URL(url, 'http://x').pathname));
    return existsSync(path) && statSync(path).isFile();
  } catch {
    // An address that cannot even be read.
    return false;
  }
}
