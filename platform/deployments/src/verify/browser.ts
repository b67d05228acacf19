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

/** Starts one engine after the other: Chromium, and of Firefox and WebKit those that Playwright has installed. */
export async function* installedEngines(): AsyncGenerator<Browser> {
  yield await installedBrowser();
  const { firefox, webkit } = await import('playwright-core');
  for (const engine of [firefox, webkit])
    if (existsSync(engine.executablePath()))
      yield await engine.launch().catch((error: unknown) => {
        throw new UserError(
          `Playwright's ${engine.name()} is installed and does not start: ${(error as Error).message.split('\n')[0]}`,
        );
      });
}
