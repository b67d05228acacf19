import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** The journeys that run in every engine. */
export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '..', '..', '.cache', 'test', 'engines-output'),
  fullyParallel: false,
  // No retries: a flaky test is a defect.
  retries: 0,
  workers: 2,
  // Against what hangs, not against slow machines.
  timeout: 240_000,
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json']],
});
