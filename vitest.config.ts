import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests meet a stand-in for the WebAssembly module; the real one is met in tests/e2e and tests/parity. */
const kFake = fileURLToPath(new URL('./tests/web/support/fake-module', import.meta.url));
const alias = [
  { find: /^lookback-wasm$/, replacement: `${kFake}/lookback.mjs` },
  { find: /^lookback-wasm\/(.*)$/, replacement: `${kFake}/$1` },
  { find: /^lookback-wasm-scalar$/, replacement: `${kFake}/lookback.mjs` },
  { find: /^lookback-wasm-scalar\/lookback-scalar/, replacement: `${kFake}/lookback` },
];

/** Debian's browser; a missing one fails the suite. `--no-sandbox` because CI runs as root. */
const kLaunch = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  resolve: { alias },
  test: {
    // Machines that build at the same time are slow.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'node',
          include: ['tests/web/**/*.test.ts'],
          exclude: ['tests/web/elements/**'],
        },
      },
      {
        extends: true,
        optimizeDeps: {
          include: [
            'lit',
            'lit/directive.js',
            'lit/directives/class-map.js',
            'lit/directives/repeat.js',
            'd3-interpolate',
          ],
        },
        test: {
          name: 'elements',
          include: ['tests/web/elements/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: kLaunch }),
            instances: [{ browser: 'chromium', viewport: { width: 1000, height: 700 } }],
          },
        },
      },
    ],
  },
});
