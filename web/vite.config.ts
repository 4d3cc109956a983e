import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compactStyles } from './bundling/compact-styles';
import { documentPages } from './bundling/document-pages-plugin';
import { noTimings } from './bundling/no-timings';
import { notFound } from './bundling/not-found-plugin';
import { pageFilesPlugin } from './bundling/page-files-plugin';
import { placelessGlue } from './bundling/placeless-glue';
import { plainImports } from './bundling/plain-imports';
import { serviceWorker } from './bundling/service-worker-plugin';
import { sharedChunk } from './bundling/shared-chunk';
import { typesPlugin } from './bundling/types-plugin';
import { weightsPlugin } from './bundling/weights-plugin';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));
/** Where CMake puts lookback.mjs and lookback.wasm, and where the model folders lie; tests may name others. */
export const wasmFolder = process.env['LOOKBACK_WASM'] ?? `${repository}build/wasm-release`;
/** The build for browsers without SIMD, lookback-scalar.mjs and .wasm. */
const scalarFolder = process.env['LOOKBACK_WASM_SCALAR'] ?? `${repository}build/wasm-scalar`;
const weightsFolder = process.env['LOOKBACK_WEIGHTS'] ?? `${repository}weights`;

export const wasmAlias = [
  { find: /^lookback-wasm$/, replacement: `${wasmFolder}/lookback.mjs` },
  { find: /^lookback-wasm\/(.*)$/, replacement: `${wasmFolder}/$1` },
  { find: /^lookback-wasm-scalar$/, replacement: `${scalarFolder}/lookback-scalar.mjs` },
  { find: /^lookback-wasm-scalar\/(.*)$/, replacement: `${scalarFolder}/$1` },
];

/** Scripts at the site's beginning whose names are known to others. */
const kNamed = ['lookback', 'lost-page'];
const kPages = ['index', 'lesson', 'models', 'guide', 'embed'];

/** What the built page may load and run: its own files and WebAssembly, nothing else. */
const policy = (workers = '') => [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  `worker-src 'self'${workers}`,
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
];

function securityPolicy(): Plugin {
  return {
    name: 'lookback-security-policy',
    apply: 'build',
    transformIndexHtml: (_, { path }) => {
      // In a sandboxed frame a worker can only be had from a blob.
      const content = policy(path === '/embed.html' ? ' blob:' : '').join('; ');
      return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }];
    },
  };
}

function needsWasm(): Plugin {
  return {
    name: 'lookback-needs-wasm',
    buildStart() {
      for (const path of [`${wasmFolder}/lookback.mjs`, `${scalarFolder}/lookback-scalar.mjs`])
        if (!existsSync(path)) this.error(`${path} is missing. Build the module first: node tools/build.mjs wasm`);
    },
  };
}

export default defineConfig({
  root,
  base: './',
  // Several pages: an address without one is answered with 404, and not with the lab.
  appType: 'mpa',
  resolve: { alias: wasmAlias },
  plugins: [
    needsWasm(),
    placelessGlue(),
    plainImports(),
    compactStyles(),
    securityPolicy(),
    documentPages({ docs: `${repository}docs`, weights: weightsFolder }),
    typesPlugin(),
    notFound(),
    weightsPlugin(weightsFolder),
    pageFilesPlugin({ root, weights: weightsFolder, plugins: () => [plainImports(), compactStyles()] }),
    // The last one: it lists what the others have written.
    serviceWorker(),
  ],
  // One plain script without imports: the same file runs as a worker, from a blob, and on a page's own thread.
  worker: { format: 'iife', plugins: () => [placelessGlue()] },
  build: {
    outDir: `${repository}dist`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Hints go into our own pages; in other people's pages nothing is added to their head.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needs, { hostType }) => (hostType === 'html' ? needs : []),
    },
    rollupOptions: {
      checks: noTimings,
      input: {
        ...Object.fromEntries(kPages.map((name) => [name, `${root}${name}.html`])),
        lookback: `${root}src/lookback.ts`,
        'lost-page': `${root}src/lost-page.ts`,
      },
      // What other pages and 404.html ask for is an entry of its own, with a name that stays; all else has its hash in it.
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: ({ name }) => (kNamed.includes(name) ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: sharedChunk(),
      },
    },
  },
  server: { fs: { allow: [repository, wasmFolder, scalarFolder] } },
});
