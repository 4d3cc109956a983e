import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { noTimings } from './no-timings';
import { licencesOf } from './licences';
import { pageFileOf, type PageParts } from './page-file-text';
import type { ModelEntry } from '../src/protocol/model-entry';
import type { Download } from '../src/protocol/page-file';

export interface PageFilesOptions {
  /** The folder of this configuration, with `single.html` and `src/single.ts`. */
  readonly root: string;
  readonly weights: string;
  /** What every build of our sources needs. */
  readonly plugins: () => Plugin[];
}

/**
 * Writes `downloads/`: for each shipped model one HTML file with page, engine and weights inside, and `list.json` with
 * their sizes. Script and module are those that the site's own build has just made; only the page's script is bundled
 * again, into one piece, because a page without a server cannot import.
 */
export function pageFilesPlugin(options: PageFilesOptions): Plugin {
  let outDir = '';
  return {
    name: 'lookback-page-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const manifest = join(options.weights, 'manifest.json');
      if (!existsSync(manifest)) return;
      const { models } = JSON.parse(readFileSync(manifest, 'utf8')) as { models: ModelEntry[] };
      const parts = { ...(await scriptAndStyles(options)), ...engineOf(bundle) };
      const files = await Promise.all(models.map((model) => write(join(outDir, 'downloads'), model, parts, options)));
      await writeFile(join(outDir, 'downloads/list.json'), `${JSON.stringify({ files }, null, 1)}\n`);
    },
  };
}

type Outputs = Rolldown.OutputBundle;

function engineOf(bundle: Outputs) {
  const named = (pattern: RegExp) => {
    const found = Object.values(bundle).find(({ fileName }) => pattern.test(fileName));
    if (!found) throw new Error(`no ${pattern.source} in the build: the page files need it`);
    return Buffer.from(found.type === 'chunk' ? found.code : found.source);
  };
  return { engine: named(/\/worker-[\w-]+\.js$/), wasm: named(/\/lookback-[\w-]{8}\.wasm$/) };
}

/** The page's script with all that the site fetches later, and its styles. */
async function scriptAndStyles({ root, plugins }: PageFilesOptions) {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [carriedEngine(root), ...plugins()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: `${root}src/single.ts`,
        checks: noTimings,
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [script, ...more] = built.output.filter((one) => one.type === 'chunk').map(({ code }) => code);
  const [styles] = built.output.filter((one) => one.type === 'asset').map(({ source }) => String(source));
  if (!script || !styles || more.length > 0) throw new Error('the page files’ script is not of one piece');
  return { script, styles };
}

/** In a page that carries its engine, it is not fetched. */
function carriedEngine(root: string): Plugin {
  return {
    name: 'lookback-carried-engine',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/engine-files') ? `${root}src/page-file/carried-engine.ts` : null),
  };
}

type Parts = Omit<PageParts, 'template' | 'icon' | 'licences' | 'files'> & { engine: Buffer; wasm: Buffer };

async function write(folder: string, model: ModelEntry, parts: Parts, options: PageFilesOptions): Promise<Download> {
  const { root, weights } = options;
  const read = (path: string) => readFileSync(join(weights, path));
  const files: Record<string, Buffer> = {
    'engine.js': parts.engine,
    'lookback.wasm': parts.wasm,
    'manifest.json': Buffer.from(JSON.stringify({ models: [model] })),
  };
  for (const name of Object.keys(model.files)) files[name] = read(`${model.id}/${name}`);
  for (const name of ['lengths.json', 'gradients.json'])
    if (existsSync(join(weights, 'measurements', name))) files[name] = read(`measurements/${name}`);
  const html = pageFileOf({
    template: readFileSync(`${root}single.html`, 'utf8'),
    icon: readFileSync(`${root}public/icon.svg`),
    licences: licencesOf(root, join(weights, model.id)),
    ...{ files, script: parts.script, styles: parts.styles },
  });
  const file = `lookback-${model.id}.html`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), html);
  return { model: model.id, file, bytes: Buffer.byteLength(html) };
}
