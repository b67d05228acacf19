import { existsSync } from 'node:fs';
import { choosePort } from '../develop/choose-port.ts';
import { UserError } from '../user-error.ts';
import { installedBrowser } from '../verify/browser.ts';
import type { EngineWindow } from './engine.ts';
import { ENGINES, type EngineName } from './engine-names.ts';
import { openFirefox } from './firefox.ts';
import { playwrightWindow } from './playwright-window.ts';
import { startProgram } from './start-program.ts';
import { systemPrograms } from './system-programs.ts';
import { openWebKit } from './webkit.ts';

/** An engine that can be driven on this machine. */
export interface InstalledEngine {
  readonly name: EngineName;
  /** Opens a window with storage of its own. */
  open(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/**
 * The engines that are wanted, otherwise all that are installed: Chromium, and Firefox and WebKit, by Playwright or the system. Each is started
 * when it is its turn.
 *
 * @throws UserError for one that is wanted and not installed, and for one that does not start
 */
export async function* openEngines(wanted?: readonly EngineName[]): AsyncGenerator<InstalledEngine> {
  for (const name of wanted ?? ENGINES) {
    const found = await findEngine(name);
    if (!('missing' in found)) yield found;
    else if (wanted)
      throw new UserError(
        `There is no ${name} on this machine. Install it (npx playwright install ${name}, or ${found.missing}), or leave it out of --browsers.`,
      );
  }
}

/** The engine, or another way to have it than Playwright's. */
async function findEngine(name: EngineName): Promise<InstalledEngine | { readonly missing: string }> {
  if (name === 'chromium') return byPlaywright(name, await installedBrowser());
  const playwright = await import('playwright-core');
  if (existsSync(playwright[name].executablePath()))
    return byPlaywright(name, await playwright[name].launch().catch(doesNotStart(name)));
  const close = async () => undefined;
  if (name === 'firefox') {
    const found = systemPrograms.firefox();
    if ('missing' in found) return { missing: aptGet(found.missing) };
    if (typeof WebSocket === 'undefined') return { missing: 'use Node 22 or newer, which can drive the installed one' };
    return { name, close, open: () => openFirefox(found.path, startProgram).catch(doesNotStart(name)) };
  }
  const found = systemPrograms.webkit();
  if ('missing' in found) return { missing: aptGet(found.missing) };
  const commands = { ...found, port: () => choosePort(undefined) };
  return { name, close, open: () => openWebKit(commands, startProgram).catch(doesNotStart(name)) };
}

const aptGet = (packages: readonly string[]): string => `apt-get install ${packages.join(' ')}`;

function byPlaywright(name: EngineName, browser: Awaited<ReturnType<typeof installedBrowser>>): InstalledEngine {
  return { name, open: () => playwrightWindow(browser), close: () => browser.close() };
}

const doesNotStart = (name: EngineName) => (error: unknown) => {
  throw new UserError(`${name} is installed and does not start: ${(error as Error).message.split('\n')[0]}`);
};
