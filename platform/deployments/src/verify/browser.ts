import type { Browser } from 'playwright-core';
import { UserError } from '../user-error.ts';

/**
 * Starts a headless Chromium. @throws UserError without one
 *
 * @param executablePath its program; by default `CHROMIUM`, else the one that Playwright has installed
 * @param hearsSignals whether a signal that ends this process ends it by way of the browser
 */
export async function installedBrowser(executablePath = process.env.CHROMIUM, hearsSignals = true): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium
    .launch({
      ...(executablePath && { executablePath }),
      handleSIGINT: hearsSignals,
      handleSIGTERM: hearsSignals,
      handleSIGHUP: hearsSignals,
      // Chromium has no sandbox for root, as a container's user is.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    .catch((error: unknown) => {
      throw new UserError(
        `There is no browser to open pages with: ${(error as Error).message.split('\n')[0]} Name one by CHROMIUM.`,
      );
    });
}
