import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { stress } from '../platform/scripts/src/stress/browser.ts';

const installed = process.env.CHROMIUM ?? '/usr/bin/chromium';

stress(chromium);

/** The widgets in a real browser: the statically built Storybook, served on a free port by the tests themselves. */
export default defineConfig({
  testDir: './test/browser',
  outputDir: join(import.meta.dirname, '../.cache/test/widgets-output'),
  retries: 0,
  workers: 2,
  // Against what hangs, not against slow machines.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  // Playwright names the file of the report by PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  fullyParallel: true,
  use: {
    viewport: { width: 1000, height: 700 },
    locale: 'en-US',
    launchOptions: {
      ...(existsSync(installed) ? { executablePath: installed } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
