// What a page of the built site makes a visitor download, models left out: itself, and every file of `assets/` that it
// or one of those names.
import { gzipSync } from 'node:zlib';

/** Bytes after gzip -9. Raise one only with a reason in the commit. */
export const pageBudgets = { 'lesson.html': 400_000 };

const assetName = /([\w.-]+-[\w-]{8}\.(?:js|mjs|css|wasm|json))/g;

/** The names of a page's files; `read` gives a file's bytes, or undefined when there is none of that name. */
export function pageFiles(page, read) {
  const found = new Set([page]);
  for (const path of found) {
    if (path.endsWith('.wasm')) continue;
    const names = read(path).toString('utf8').matchAll(assetName);
    for (const [, name] of names) if (read(`assets/${name}`)) found.add(`assets/${name}`);
  }
  return [...found];
}

export function gzippedBytes(paths, read) {
  return paths.reduce((sum, path) => sum + gzipSync(read(path), { level: 9 }).length, 0);
}

/** Complaints about pages: one that is missing is a finding too. */
export function checkPages(read, budgets = pageBudgets) {
  return Object.keys(budgets).flatMap((page) => {
    if (!read(page)) return [`${page} is missing: build the site first (npm run build)`];
    const bytes = gzippedBytes(pageFiles(page, read), read);
    return bytes <= budgets[page] ? [] : [`${page}: ${bytes} bytes after gzip, the budget is ${budgets[page]}`];
  });
}
