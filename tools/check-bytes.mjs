// What visitors download against its budget: `node tools/check-bytes.mjs module|site [folder]`.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure, main, root } from './lib/shell.mjs';
import { moduleBudgets, siteBudgets, weigh } from './lib/site-bytes.mjs';

const kinds = {
  module: { budgets: moduleBudgets, folder: 'build/wasm-release' },
  site: { budgets: siteBudgets, folder: 'dist' },
};

main(async () => {
  const kind = kinds[process.argv[2]];
  if (!kind) throw new Failure(`Say what to weigh: ${Object.keys(kinds).join(', ')}.`);
  const folder = resolve(process.argv[3] ?? join(root, kind.folder));
  const read = (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined);
  for (const { name, bytes, budget, files, finding } of weigh(kind.budgets, read)) {
    console.log(`bytes: ${name}: ${bytes} of ${budget} (gzip, ${files.length} files)`);
    if (!finding) continue;
    console.error(finding);
    process.exitCode = 1;
  }
});
