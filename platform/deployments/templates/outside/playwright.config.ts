import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'browser',
  use: {
    locale: 'en-US',
    serviceWorkers: 'block',
    launchOptions: process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } : {},
  },
});
