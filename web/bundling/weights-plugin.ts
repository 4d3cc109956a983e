import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What a model's folder may hold beside what the module needs: its cards, and what was measured of it. */
const kBeside = ['README.md', 'README.zh.md', 'metrics.json'];

/** Serves the model folders at /weights/ while developing, and puts what the manifest names into a build. */
export function weightsPlugin(folder: string): Plugin {
  let outDir = '';
  return {
    name: 'lookback-weights',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use('/weights', (request, response, next) => {
        const path = resolve(folder, `.${decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)}`);
        if (!path.startsWith(resolve(folder) + sep)) return next();
        stat(path).then(
          (file) => {
            if (!file.isFile()) return next();
            const type = path.endsWith('.json') ? 'application/json' : 'application/octet-stream';
            response.setHeader('Content-Type', type);
            response.setHeader('Content-Length', file.size);
            createReadStream(path).pipe(response);
          },
          () => {
            // Not the dev server's page: the loader should see a plain 404.
            response.statusCode = 404;
            response.end('not found');
          },
        );
      });
    },
    async closeBundle() {
      const manifest = join(folder, 'manifest.json');
      if (this.meta.watchMode || !existsSync(manifest)) return;
      await mkdir(join(outDir, 'weights'), { recursive: true });
      await copyFile(manifest, join(outDir, 'weights/manifest.json'));
      const { models } = JSON.parse(await readFile(manifest, 'utf8')) as {
        models: { id: string; files: Record<string, unknown> }[];
      };
      for (const name of kMeasurements) await copy(join(folder, name), join(outDir, 'weights', name));
      for (const { id, files } of models) {
        for (const name of [...Object.keys(files), ...kBeside])
          await copy(join(folder, id, name), join(outDir, 'weights', id, name));
      }
    },
  };
}

/** What the page plots. A site goes without those that were not made. */
const kMeasurements = ['measurements/lengths.json', 'measurements/gradients.json'];

async function copy(from: string, to: string): Promise<void> {
  if (!existsSync(from) && [...kBeside, ...kMeasurements].some((name) => to.endsWith(name))) return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
