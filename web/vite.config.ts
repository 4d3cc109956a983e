import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { weightsPlugin } from './weights-plugin';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));
/** Where CMake puts lookback.mjs and lookback.wasm, and where the model folders lie; tests may name others. */
export const wasmFolder = process.env['LOOKBACK_WASM'] ?? `${repository}build/wasm-release`;
const weightsFolder = process.env['LOOKBACK_WEIGHTS'] ?? `${repository}weights`;

export const wasmAlias = [
  { find: /^lookback-wasm$/, replacement: `${wasmFolder}/lookback.mjs` },
  { find: /^lookback-wasm\/(.*)$/, replacement: `${wasmFolder}/$1` },
];

/** What the built page may load and run: its own files and WebAssembly, nothing else. */
const kPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function securityPolicy(): Plugin {
  return {
    name: 'lookback-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: kPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

function needsWasm(): Plugin {
  return {
    name: 'lookback-needs-wasm',
    buildStart() {
      if (existsSync(`${wasmFolder}/lookback.mjs`)) return;
      this.error(
        `${wasmFolder}/lookback.mjs is missing. Build the module first: ` +
          'cmake --preset wasm-release && cmake --build --preset wasm-release',
      );
    },
  };
}

export default defineConfig({
  root,
  base: './',
  resolve: { alias: wasmAlias },
  plugins: [needsWasm(), securityPolicy(), weightsPlugin(weightsFolder)],
  worker: { format: 'es' },
  build: {
    outDir: `${repository}dist`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { input: [`${root}index.html`, `${root}lesson.html`] },
  },
  server: { fs: { allow: [repository, wasmFolder] } },
});
