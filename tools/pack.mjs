// `npm run pack`: the elements as an npm package, made of the built site. `-- --to FOLDER` says where the tarball goes.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, mustRun, root } from './lib/shell.mjs';
import { everything } from './lib/site-bytes.mjs';

const site = join(root, 'dist');
const folder = join(root, 'build/package');

/** No scripts and no dependencies: whoever installs it runs nothing and fetches nothing else. */
function description({ version, license }) {
  return {
    name: 'lookback-elements',
    version,
    description: 'Custom elements that translate in the page and show where attention looked',
    keywords: ['attention', 'machine-translation', 'custom-elements', 'webassembly', 'visualization'],
    license,
    type: 'module',
    types: './lookback.d.ts',
    exports: {
      '.': { types: './lookback.d.ts', default: './lookback.js' },
      './lookback.js': './lookback.js',
      './package.json': './package.json',
    },
    // Importing it defines the elements.
    sideEffects: true,
  };
}

main(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!existsSync(join(site, 'lookback.js'))) throw new Failure('dist/ is not there: npm run build makes it.');
  const read = (path) => (existsSync(join(site, path)) ? readFileSync(join(site, path)) : undefined);
  rmSync(folder, { recursive: true, force: true });
  for (const path of [...everything('lookback.js', read), 'lookback.d.ts', 'LICENCES.txt']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(site, path), join(folder, path));
  }
  cpSync(join(root, 'web/npm/README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description(own), null, 2)}\n`);
  const to = resolve(values.to ?? join(root, 'build'));
  await mustRun('npm', ['pack', '--silent', '--pack-destination', to], { cwd: folder });
});
