// What a visitor downloads before anything can be translated, as gzip sends it, against its budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/shell.mjs';
import { byteBudgets, checkBytes } from './lib/size-limits.mjs';

const sizes = {};
for (const path of Object.keys(byteBudgets)) {
  const full = join(root, path);
  if (existsSync(full)) sizes[path] = gzipSync(readFileSync(full), { level: 9 }).length;
}
for (const [path, size] of Object.entries(sizes)) console.log(`bytes: ${path}: ${size} of ${byteBudgets[path]} (gzip)`);

const findings = checkBytes(sizes);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
