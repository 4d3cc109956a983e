// `node tools/build.mjs wasm|native|site`: the page's module, the command line, or the whole static site.
import { setUp } from './setup.mjs';
import { buildPreset, buildWasmModule } from './lib/cmake.mjs';
import { Failure, main, mustRun } from './lib/shell.mjs';

const builds = {
  async wasm() {
    await setUp('start');
    await buildWasmModule();
  },
  async native() {
    await setUp('native');
    await buildPreset('native-release', { targets: ['lookback'] });
    console.log('Built build/native-release/wasm/lookback');
  },
  async site() {
    await builds.wasm();
    await mustRun('npx', ['--no-install', 'vite', 'build', '--config', 'web/vite.config.ts']);
  },
};

main(async () => {
  const build = builds[process.argv[2]];
  if (!build) throw new Failure(`Say what to build: ${Object.keys(builds).join(', ')}.`);
  await build();
});
