import type { Plugin } from 'vite';
import { guidePage } from './guide-page';
import { modelsPage } from './models-page';
import { inBothLanguages } from './two-languages';

/** Fills `guide.html` from docs/embedding.md and `models.html` from the models' folders, while building and developing. */
export function documentPages({ docs, weights }: { readonly docs: string; readonly weights: string }): Plugin {
  const bodies: Readonly<Record<string, () => string>> = {
    '/guide.html': () => inBothLanguages(guidePage(docs)),
    '/models.html': () => inBothLanguages(modelsPage(weights)),
  };
  return {
    name: 'lookback-document-pages',
    transformIndexHtml: {
      // What is written there is not Vite's to look through.
      order: 'post',
      handler: (html, { path }) => html.replace('<!-- document -->', () => bodies[path]?.() ?? ''),
    },
  };
}
