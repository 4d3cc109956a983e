import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const kDist = fileURLToPath(new URL('../../dist/', import.meta.url));
/** What stands in the README and in docs/embedding.md; bytes after gzip -9. */
const kBudget = 250 * 1024;

const read = (path: string) => readFileSync(join(kDist, path));
const packed = (path: string) => gzipSync(read(path), { level: 9 }).length;

/** A script and all that it imports before it runs; what is fetched later is not among them. */
function needed(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = read(path).toString();
  for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) {
    needed(posix.join(posix.dirname(path), name!), found);
  }
  return found;
}

test('lookback.js with its engine stays within its bytes', () => {
  const engine = readdirSync(join(kDist, 'assets'))
    .filter((name) => name.endsWith('.wasm') || /^worker-.*\.js$/.test(name))
    .map((name) => `assets/${name}`);
  expect(engine).toHaveLength(2);
  const scripts = [...needed('lookback.js')];
  expect(scripts.length).toBeGreaterThan(1);
  const sum = [...scripts, ...engine].reduce((bytes, path) => bytes + packed(path), 0);
  expect(sum).toBeLessThanOrEqual(kBudget);
});
