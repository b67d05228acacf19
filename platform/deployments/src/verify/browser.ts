import { existsSync } from 'node:fs';
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

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * Starts one engine after the other: those that are wanted, otherwise Chromium and those of Firefox and WebKit that Playwright has installed.
 *
 * @throws UserError for one that is wanted and not installed, and for one that does not start
 */
export async function* installedEngines(wanted?: readonly EngineName[]): AsyncGenerator<Browser> {
  const { firefox, webkit } = await import('playwright-core');
  const others = { firefox, webkit };
  const isInstalled = (name: keyof typeof others) => existsSync(others[name].executablePath());
  const missing = (wanted ?? []).find((name) => name !== 'chromium' && !isInstalled(name));
  if (missing !== undefined)
    throw new UserError(
      `Playwright has no ${missing} on this machine. Install it (npx playwright install ${missing}), or leave it out of --browsers.`,
    );
  for (const name of wanted ?? ENGINES) {
    if (name === 'chromium') yield await installedBrowser();
    else if (isInstalled(name))
      yield await others[name].launch().catch((error: unknown) => {
        throw new UserError(
          `Playwright's ${name} is installed and does not start: ${(error as Error).message.split('\n')[0]}`,
        );
      });
  }
}
