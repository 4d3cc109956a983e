import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { noTimings } from './no-timings';
import { kServiceWorker, serviceWorkerText } from './site-files';

/** Writes the service worker of a build, with the list of all that the build wrote. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'lookback-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed before it wrote anything is closed too.
        if (this.meta.watchMode || !existsSync(join(outDir, 'index.html'))) return;
        const code = await bundled(join(root, 'src/service-worker/service-worker.ts'));
        await writeFile(join(outDir, kServiceWorker), serviceWorkerText(outDir, code));
      },
    },
  };
}

/** One plain script: not every browser takes modules here. */
async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: entry, checks: noTimings, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  return output[0].code;
}
