import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper that hints at what will be needed next and waits for stylesheets. We give no
 * hints from scripts and have no stylesheets there, so it would only be carried along.
 */
export function plainImports(): Plugin {
  return {
    name: 'lookback-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
  };
}
