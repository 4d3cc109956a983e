// What each page of the built site weighs, as gzip sends it, against its budget; `node tools/check-pages.mjs [folder]`.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/shell.mjs';
import { checkPages, gzippedBytes, pageBudgets, pageFiles } from './lib/site-bytes.mjs';

const site = resolve(process.argv[2] ?? join(root, 'dist'));
const read = (path) => (existsSync(join(site, path)) ? readFileSync(join(site, path)) : undefined);

for (const page of Object.keys(pageBudgets).filter(read)) {
  const files = pageFiles(page, read);
  console.log(`pages: ${page}: ${gzippedBytes(files, read)} of ${pageBudgets[page]} (gzip, ${files.length} files)`);
}
const findings = checkPages(read);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
