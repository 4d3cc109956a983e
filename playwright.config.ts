/// <reference types="node" />
import { defineConfig } from '@playwright/test';

const kPort = 4173;

/** The built page, served as a static host would, in Debian's Chromium; a missing browser fails the suite. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${kPort}/`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // As root, as in CI, the sandbox cannot start; the rest keeps the browser from talking to anybody.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command:
      'node tools/build.mjs native && node tools/build.mjs site && ' +
      `npx --no-install vite preview --config web/vite.config.ts --port ${kPort} --strictPort`,
    url: `http://localhost:${kPort}/`,
    timeout: 1_800_000,
    // For daily work: a page that is served already, with whatever it was built from.
    reuseExistingServer: process.env['REUSE_SERVER'] === '1',
    stdout: 'pipe',
  },
});
