/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMarkdown } from './markdown';
import type { InBoth } from './two-languages';

/** The embed guide as a page: docs/embedding.md and its Chinese twin, which must have the same parts. */
export function guidePage(docs: string): InBoth {
  const read = (name: string) => readFileSync(join(docs, name), 'utf8');
  const en = renderMarkdown(read('embedding.md'));
  const zh = renderMarkdown(read('embedding.zh.md'), { places: en.places });
  if (zh.places.length !== en.places.length || zh.examples.join('\n') !== en.examples.join('\n'))
    throw new Error('docs/embedding.md and docs/embedding.zh.md have different sections or examples');
  return { en: en.html, zh: zh.html };
}
