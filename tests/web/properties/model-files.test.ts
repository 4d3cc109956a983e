import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fetchMeasurements } from '../../../web/src/client/measurements';
import { parseCatalog } from '../../../web/src/client/model-catalog';
import { fetchModelFolder } from '../../../web/src/client/model-folder';
import { placeOf } from '../../../web/src/client/model-place';
import { folderOf } from '../../../web/src/elements/translator/model-files';
import { fetchPageFiles } from '../../../web/src/page-file/page-files';
import { FailureError } from '../../../web/src/protocol/failure';
import { kModelFiles, type ModelEntry } from '../../../web/src/protocol/model-entry';
import { kEntry } from '../support/fake-model';
import { anyText, damaged, holds, torn } from '../support/properties';

const kBase = 'https://example.org/some/class/weights/';
const answer = (body: string) => (() => Promise.resolve(new Response(body))) as typeof fetch;
const either = (whole: unknown) => fc.oneof(damaged(whole), torn(JSON.stringify(whole)));

/** The value, or undefined where it was refused in our own words; anything else that is thrown is a fault. */
async function orRefused<Value>(get: () => Value | Promise<Value>): Promise<Value | undefined> {
  try {
    return await get();
  } catch (error) {
    if (error instanceof FailureError) return undefined;
    throw error;
  }
}

/** All that the page takes from an entry without asking again. */
function checkEntry({ id, title, source, target, bytes, bleu, files }: ModelEntry): void {
  expect(id).toMatch(/^[\w-]{1,64}$/);
  expect([title, source, target].map((text) => typeof text)).toEqual(['string', 'string', 'string']);
  expect(Number.isFinite(bytes) && bytes >= 0).toBe(true);
  if (bleu !== undefined) expect(bleu.toFixed(1)).toMatch(/^\d/);
  const folder = `${kBase}${id}/`;
  for (const [name, file] of Object.entries(files)) {
    const { href } = new URL(name, folder);
    expect(href.startsWith(folder) && href !== folder, name).toBe(true);
    expect(Number.isFinite(file.bytes) && file.bytes >= 0).toBe(true);
    if (file.sha256 !== undefined) expect(file.sha256).toMatch(/^[0-9a-f]{64}$/);
  }
}

describe('a damaged manifest', () => {
  // No manifest says where its folders lie.
  const entry = JSON.parse(JSON.stringify({ ...kEntry, folder: undefined })) as typeof kEntry;
  const manifest = {
    models: [
      { ...entry, wiring: 'context_in', bleu: 44.1 },
      { ...entry, id: 'fr-en-dot' },
    ],
  };

  it('gives whole entries or our own failure', async () => {
    expect(parseCatalog(JSON.stringify(manifest))).toHaveLength(2);
    await holds(
      fc.asyncProperty(either(manifest), async (text) => {
        for (const one of (await orRefused(() => parseCatalog(text))) ?? []) checkEntry(one);
      }),
    );
  });
});

describe('the config of a folder that somebody named', () => {
  const config = {
    id: 'my-model',
    title: 'Mine',
    source_language: 'de',
    target_language: 'en',
    scorer: 'dot',
    wiring: 'context_out',
  };

  it('gives a whole entry or our own failure', async () => {
    await holds(
      fc.asyncProperty(either(config), async (text) => {
        const one = await orRefused(() => fetchModelFolder(`${kBase}my-model/`, answer(text)));
        if (one) checkEntry(one);
      }),
    );
  });
});

describe('files of this device', () => {
  it('whatever they are called, only those of one model folder are taken', async () => {
    const name = fc.oneof(fc.constantFrom(...kModelFiles), anyText());
    const file = fc.tuple(fc.array(anyText(), { maxLength: 3 }), name).map(([folders, last]) => {
      const made = new File(['x'], last);
      Object.defineProperty(made, 'webkitRelativePath', { value: [...folders, last].join('/') });
      return made;
    });
    await holds(
      fc.property(fc.array(file, { maxLength: 8 }), (files) => {
        const taken = folderOf(files);
        expect(Object.keys(taken).every((one) => kModelFiles.includes(one))).toBe(true);
        expect(Object.values(taken).every((one) => files.includes(one))).toBe(true);
      }),
    );
  });
});

describe('an address of models', () => {
  it('is one of a server or of a disk, or is refused', async () => {
    const address = () => fc.oneof(anyText(), fc.webUrl(), fc.constantFrom('models/', '//host/x', 'data:,x', 'blob:x'));
    await holds(
      fc.asyncProperty(address(), address(), async (weights, src) => {
        const place = await orRefused(() => placeOf({ weights, src }, 'https://example.org/page.html'));
        for (const one of place ? [place.weights, place.folder ?? place.weights] : [])
          expect(one).toMatch(/^(https?|file):[^#]*\/(\?[^#]*)?$/);
      }),
    );
  });
});

describe('damaged measurements', () => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(new URL(`../../../weights/measurements/${name}.json`, import.meta.url), 'utf8'));

  it.each(['lengths', 'gradients'])('of %s give whole reports or our own failure', async (name) => {
    const whole = read(name);
    await holds(
      fc.asyncProperty(either(whole), async (text) => {
        const all = await orRefused(() => fetchMeasurements(kBase, answer(text)));
        for (const { buckets } of Object.values(all?.lengths ?? {}))
          for (const { from, inputs } of buckets) expect([from, inputs].every(Number.isFinite)).toBe(true);
        for (const { initial, trained } of Object.values(all?.gradients ?? {}))
          for (const { norms } of [initial, trained]) expect(norms.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('a damaged list of page files', () => {
  const list = { files: [{ model: 'fr-en-additive', file: 'lookback-fr-en-additive.html', bytes: 4_000_000 }] };

  it('gives files beside it or our own failure', async () => {
    const folder = 'https://example.org/downloads/';
    await holds(
      fc.asyncProperty(either(list), async (text) => {
        for (const { address, bytes } of (await orRefused(() => fetchPageFiles(folder, answer(text)))) ?? []) {
          expect(address).toMatch(/^https:\/\/example\.org\/downloads\/[\w.-]+\.html$/);
          expect(Number.isFinite(bytes)).toBe(true);
        }
      }),
    );
  });
});
