import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import { stress } from '../platform/scripts/src/stress/browser.ts';

const results = join(import.meta.dirname, '..', '.cache', 'test');

stress(chromium);

export default defineConfig({
  testDir: './tests',
  outputDir: join(results, 'browser-output'),
  fullyParallel: false,
  // No retries: a flaky test is a defect.
  retries: 0,
  workers: Math.max(2, Math.min(3, availableParallelism() - 1)),
  // Against what hangs, not against slow machines.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
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
