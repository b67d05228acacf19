import { existsSync } from 'node:fs';

const PATHS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium. */
export function installedChromium(): string | undefined {
  return PATHS.find((path) => path && existsSync(path));
}
