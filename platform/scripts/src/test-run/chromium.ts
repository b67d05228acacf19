import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { repository } from '../paths.ts';
import { installedChromium } from './installed-chromium.ts';
import { installMissing, systemPackages } from './system-packages.ts';

/**
 * A Chromium for the browser tests: an installed one, else Debian's package if it may be installed, else the one that Playwright downloads.
 *
 * @returns its path, or undefined for Playwright's own
 */
export async function requireChromium(log: (line: string) => void): Promise<string | undefined> {
  await installMissing(log, systemPackages.slice(0, 1));
  const installed = installedChromium();
  if (installed) return installed;
  log('Downloading Chromium …');
  const result = spawnSync(process.execPath, [playwrightCommand(), 'install', 'chromium'], { stdio: 'inherit' });
  if (result.status === 0) return undefined;
  throw new UserError(
    'The browser tests need a Chromium. Install one, or say where it is: CHROMIUM=/path/to/chromium npm test',
  );
}

/** Playwright's command, which is a dependency of e2e. */
export function playwrightCommand(): string {
  return createRequire(join(repository, 'e2e', 'package.json')).resolve('@playwright/test/cli');
}
