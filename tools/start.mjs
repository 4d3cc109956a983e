// `npm start`: from a fresh clone to the page in a browser. Installs, builds what changed, serves.
// Options: --port N (or PORT=N), --host to let other machines in.
import { parseArgs } from 'node:util';
import { setUp } from './setup.mjs';
import { buildWasmModule } from './lib/cmake.mjs';
import { mustBeFree, portFailure } from './lib/port.mjs';
import { Failure, main, root } from './lib/shell.mjs';

const firstPort = 5173;

function readOptions() {
  let values;
  try {
    ({ values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'boolean' } } }));
  } catch (error) {
    throw new Failure(`${error.message}\nusage: npm start -- [--port N] [--host]`);
  }
  const asked = values.port ?? process.env.PORT;
  const port = Number(asked ?? firstPort);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Failure(`A port is a number from 1 to 65535, not "${asked}".`);
  return { port, strictPort: asked !== undefined, host: values.host ? true : 'localhost' };
}

async function serve(options) {
  // A hint about some later major version of Vite, of no use to who only wants to see the page.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const { build, preview } = await import('vite');
  const shared = { root: `${root}/web`, configFile: `${root}/web/vite.config.ts` };
  await build({ ...shared, logLevel: 'warn' });
  try {
    const server = await preview({ ...shared, preview: options });
    console.log('\nLookback is running. Open this address in a browser; Ctrl-C ends it.\n');
    server.printUrls();
  } catch (error) {
    if (!/already in use/.test(error.message)) throw error;
    throw portFailure(options.port, 'EADDRINUSE');
  }
}

main(async () => {
  const options = readOptions();
  // Without a wish the next free port will do.
  if (options.strictPort) await mustBeFree(options.port, options.host);
  await setUp('start');
  await buildWasmModule();
  await serve(options);
});
