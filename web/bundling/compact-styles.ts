import type { Plugin } from 'vite';

/** Takes the line breaks and indents out of css`…` templates in a build: they mean nothing there. */
export function compactStyles(): Plugin {
  return {
    name: 'lookback-compact-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/web\/src\/elements\/.*\.ts$/.test(id) || !code.includes('css`')) return null;
      return { code: code.replace(/\bcss`[^`]*`/g, compact), map: null };
    },
  };
}

/** Strings in styles hold no line breaks, so none is lost. */
function compact(template: string): string {
  return template
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}
