import { createHash } from 'node:crypto';
import type { FileKeeping } from '../../../web/src/files/kept-models';
import type { ModelEntry } from '../../../web/src/protocol/model-entry';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A device in memory. */
export class MemoryKeeping implements FileKeeping {
  readonly kept = new Map<string, Uint8Array>();
  /** Thrown instead of keeping anything. */
  refusal: Error | null = null;

  hashes = () => Promise.resolve(new Set(this.kept.keys()));

  keep = (sha256: string, bytes: Uint8Array) => {
    if (this.refusal) return Promise.reject(this.refusal);
    this.kept.set(sha256, bytes);
    return Promise.resolve();
  };

  remove = (sha256: string) => {
    this.kept.delete(sha256);
    return Promise.resolve();
  };
}

/** A model whose files hold these texts. */
export function modelOf(id: string, texts: Readonly<Record<string, string>>): ModelEntry {
  const files = Object.entries(texts).map(([name, text]) => [name, { bytes: text.length, sha256: hashOf(text) }]);
  const usual = { title: id, source: 'fr', target: 'en', scorer: 'dot' } as const;
  const bytes = Object.values(texts).join('').length;
  const folder = `https://school.example/weights/${id}/`;
  return { ...usual, id, bytes, folder, files: Object.fromEntries(files) as ModelEntry['files'] };
}

/** A server that has these texts, by path under `weights/`, and what was asked of it. */
export function serverOf(texts: Readonly<Record<string, string>>): typeof fetch & { asked: string[] } {
  const asked: string[] = [];
  const get = (url: unknown) => {
    const path = String(url).replace(/^.*\/weights\//, '');
    asked.push(path);
    const text = texts[path];
    return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
  };
  return Object.assign(get as typeof fetch, { asked });
}
