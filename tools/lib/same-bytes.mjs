// Whether two builds of the module are the same bytes, and whether one names places of the machine that made it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const moduleFiles = ['lookback.wasm', 'lookback.mjs'];

/** What differs between two build folders, a line each; nothing where they are the same. */
export function differences(one, other) {
  return moduleFiles.flatMap((name) => {
    const paths = [join(one, name), join(other, name)];
    const missing = paths.filter((path) => !existsSync(path));
    if (missing.length > 0) return missing.map((path) => `${path} is not there`);
    const [a, b] = paths.map((path) => readFileSync(path));
    if (a.equals(b)) return [];
    const length = Math.min(a.length, b.length);
    let at = 0;
    while (at < length && a[at] === b[at]) ++at;
    return [`${name}: ${a.length} and ${b.length} bytes, the first other one at ${at}`];
  });
}

/** Absolute paths in a built file: of `root`, or of where people and systems keep their files. */
export function placesIn(bytes, root) {
  const text = bytes.toString('latin1');
  const found = text.match(/\/(?:home|root|tmp|usr|opt|Users|mnt|var|build)\/[\w.+-]+/g) ?? [];
  return [...new Set(text.includes(root) ? [...found, root] : found)];
}
