import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { programLicences } from './licences';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The types of `lookback.js`, in one file that imports nothing: what it says, as the sources have it, and its elements. */
export function embedTypes(): string {
  const failure = read('../src/protocol/failure.ts').split('/** A `Failure` on its way up. */')[0];
  // In one file there is nothing to import.
  const elements = read('../types/lookback-elements.d.ts').replace(/^import .*\n/gm, '');
  return [read('../src/protocol/translation.ts'), failure, elements].join('\n');
}

/** What goes with `lookback.js` wherever it is taken: its types, and the licences of what is inside. */
export function typesPlugin(): Plugin {
  let root = '';
  return {
    name: 'lookback-types',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'LICENCES.txt', source: `${programLicences(root).trim()}\n` });
      this.emitFile({ type: 'asset', fileName: 'lookback.d.ts', source: embedTypes() });
    },
  };
}
