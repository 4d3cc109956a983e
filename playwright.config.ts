/// <reference types="node" />
import { defineConfig } from '@playwright/test';

/** Another port lets two checkouts test at the same time. */
const kPort = Number(process.env['PORT'] ?? 4173);

/**
 * A second list replaces Playwright's own, so this is that one (chromiumSwitches.ts), and then two more: for each new
 * window Chromium would start a process with two pages for the suggestions under its address bar, which nobody sees
 * here, a fifth of what a test costs.
 */
const kDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const kChromium = {
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
    `--disable-features=${kDisabledFeatures.join(',')}`,
  ],
};

const kFirefox = {
  executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
  // A machine that builds at the same time is slow, and this browser has much to start.
  timeout: 600_000,
  firefoxUserPrefs: {
    'app.normandy.enabled': false,
    'datareporting.healthreport.uploadEnabled': false,
    'extensions.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
  },
};

/** The built page, served as a static host would, in Debian's Chromium and Firefox; a missing browser fails the suite. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 240_000,
  // A browser on a busy machine stumbles now and then. What passes at its second try is called flaky in the list, and is
  // to be mended; it stops nobody meanwhile.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${kPort}/`,
    viewport: { width: 1280, height: 720 },
    locale: 'en-US',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'firefox.spec.ts',
      // Requests must reach the tests that answer them; tests/e2e/offline.spec.ts allows it for itself.
      use: { launchOptions: kChromium, serviceWorkers: 'block' },
    },
    // Debian's Firefox as it is, over WebDriver BiDi; not the patched one that Playwright would download.
    {
      name: 'firefox',
      testMatch: ['firefox.spec.ts', 'page-file.spec.ts'],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: kFirefox,
      },
    },
  ],
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
