import { join } from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { stress } from '../platform/scripts/src/stress/browser.ts';
import { installedChromium } from '../platform/scripts/src/test-run/installed-chromium.ts';

const repository = join(import.meta.dirname, '..');
const installed = installedChromium();

stress(chromium);

/**
 * Every browser test of the repository. `npm test` builds first and runs the projects one by one; `playwright test -c
 * e2e/playwright.config.ts --project=widgets` builds what that project needs by itself.
 */
export default defineConfig({
  // `npm test` reads what it needs before it removes its folder; a trace is for a person.
  outputDir: join(
    (!process.env.TRACE && process.env.TEST_FOLDER) || join(repository, '.cache', 'test'),
    'browser-output',
  ),
  // No retries: a flaky test is a defect.
  retries: 0,
  // Each has a browser and a portal of its own, which take longer to start than two cores gain by a third. Late responses leave time for
  // more.
  workers: process.env.STRESS ? 4 : 2,
  // Against what hangs, not against slow machines.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: !!process.env.CI,
  ...(process.env.TEST_WIDE ? {} : { grepInvert: /@wide/ }),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    // Three times what an expectation may take, so that a press on what never comes fails in minutes and names it.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    locale: 'en-US',
    // Requests that a worker answers pass by the faults of the tests; those of the worker itself allow it.
    serviceWorkers: 'block',
    // Drawing what moves takes a sixth of the processor. The wide suite and the journeys of the engines see motion.
    reducedMotion: process.env.TEST_WIDE ? 'no-preference' : 'reduce',
    // Recording one takes as much of the processor as a fifth of the test; `TRACE=1` records.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name that is not `localhost`, for `plain-http.spec.ts`: with a browser of its own it would need a portal of its own.
        '--host-resolver-rules=MAP portal.test 127.0.0.1',
        // A test's page is gone before code that was optimized for it pays. The wide suite runs what browsers run.
        ...(process.env.TEST_WIDE ? [] : ['--js-flags=--no-opt --no-maglev']),
      ],
    },
  },
  projects: [
    {
      name: 'journeys',
      testDir: './tests',
      ...(process.env.TEST_WIDE ? {} : { testIgnore: '**/wide/**' }),
      use: { viewport: { width: 1440, height: 900 }, timezoneId: 'America/New_York' },
    },
    // The wide suite presses the widgets' keys in every engine.
    { name: 'engines', testDir: './engines', ...(process.env.TEST_WIDE ? { dependencies: ['storybook'] } : {}) },
    {
      name: 'fixtures',
      testDir: join(repository, 'root-config', 'test', 'browser'),
      testMatch: 'build-fixtures.setup.ts',
    },
    {
      name: 'loading',
      testDir: join(repository, 'root-config', 'test', 'browser'),
      dependencies: ['fixtures'],
      fullyParallel: true,
      use: { viewport: { width: 1280, height: 720 } },
    },
    {
      name: 'storybook',
      testDir: join(repository, 'mfe-widgets', 'test', 'browser'),
      testMatch: 'build-storybook.setup.ts',
    },
    {
      name: 'widgets',
      testDir: join(repository, 'mfe-widgets', 'test', 'browser'),
      dependencies: ['storybook'],
      fullyParallel: true,
      use: { viewport: { width: 1000, height: 700 } },
    },
  ],
});
