import { createHash } from 'node:crypto';
import type { ModelEntry } from '../../../web/src/protocol/model-entry';

const encode = (text: string) => new TextEncoder().encode(text);

/** A model folder that the stand-in module understands. */
export const kFiles: Readonly<Record<string, Uint8Array>> = {
  'config.json': encode(
    JSON.stringify({
      id: 'fr-en-additive',
      title: 'Test',
      source: 'fr',
      target: 'en',
      scorer: 'additive',
      parameters: 12,
    }),
  ),
  'model.safetensors': new Uint8Array(1000).map((_, index) => (index * 7) % 251),
};

export const kBase = 'https://example.org/weights/';

export const kEntry: ModelEntry = {
  id: 'fr-en-additive',
  title: 'Test',
  source: 'fr',
  target: 'en',
  scorer: 'additive',
  folder: `${kBase}fr-en-additive/`,
  bytes: Object.values(kFiles).reduce((sum, bytes) => sum + bytes.length, 0),
  files: Object.fromEntries(
    Object.entries(kFiles).map(([name, bytes]) => [
      name,
      { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ]),
  ),
};

/** Serves the model; `other` replaces or breaks single files. */
export function fakeFetch(
  other: Readonly<Record<string, () => Response | Promise<Response>>> = {},
): typeof fetch & { urls: string[] } {
  const urls: string[] = [];
  const get = async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : input.toString();
    urls.push(url);
    const name = url.slice(url.lastIndexOf('/') + 1);
    const replaced = other[name];
    if (replaced) return replaced();
    const bytes = kFiles[name];
    return bytes ? new Response(bytes as Uint8Array<ArrayBuffer>) : new Response('no', { status: 404 });
  };
  return Object.assign(get, { urls });
}
