import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The types of `lookback.js`, in one file that imports nothing: what it says, as the sources have it, and its elements. */
export function embedTypes(): string {
  const failure = read('../src/protocol/failure.ts').split('/** A `Failure` on its way up. */')[0];
  // In one file there is nothing to import.
  const elements = read('../types/lookback-elements.d.ts').replace(/^import .*\n/gm, '');
  return [read('../src/protocol/translation.ts'), failure, elements].join('\n');
}

export function typesPlugin(): Plugin {
  return {
    name: 'lookback-types',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'lookback.d.ts', source: embedTypes() });
    },
  };
}
