import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { repository } from './paths.ts';

const INSTALLED = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the browser tests: an installed one, else Debian's package when we may install it, else the one that Playwright
 * downloads. Answers the path, or undefined for Playwright's own.
 */
export function requireChromium(log: (line: string) => void): string | undefined {
  const installed = installedChromium();
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Installing Chromium from Debian …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const now = installedChromium();
    if (now) return now;
  }
  log('Downloading Chromium …');
  const result = spawnSync(process.execPath, [playwrightCommand(), 'install', 'chromium'], { stdio: 'inherit' });
  if (result.status === 0) return undefined;
  throw new UserError(
    'The browser tests need a Chromium. Install one, or say where it is: CHROMIUM=/path/to/chromium npm test',
  );
}

function installedChromium(): string | undefined {
  return INSTALLED.find((path) => path && existsSync(path));
}

/** Playwright's command, which is a dependency of e2e. */
export function playwrightCommand(): string {
  return createRequire(join(repository, 'e2e', 'package.json')).resolve('@playwright/test/cli');
}
