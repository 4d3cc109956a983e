import type { Plugin } from 'vite';

/**
 * Emscripten's glue works out where its binary lies from its own address. Ours is told (the bytes are handed in), and
 * in a worker from a blob there is no such address: working it out would throw. So it gets one that is never used.
 */
export function placelessGlue(): Plugin {
  return {
    name: 'lookback-placeless-glue',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/lookback(-scalar)?\.mjs(\?|$)/.test(id)) return null;
      return { code: code.replaceAll('import.meta.url', '"https://lookback.invalid/"'), map: null };
    },
  };
}
