import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';
import { stress } from '../platform/scripts/src/stress/browser.ts';

const installed = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));

stress(chromium);

/** The loader in a real browser, against small packages built, published and served the way real ones are. */
export default defineConfig({
  testDir: './test/browser',
  outputDir: '../.cache/test/root-config',
  globalSetup: './test/browser/build-fixtures.ts',
  fullyParallel: true,
  workers: 2,
  // Against what hangs, not against slow machines.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The JSON is what `npm test` counts.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
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
