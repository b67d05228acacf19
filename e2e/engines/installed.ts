import { existsSync } from 'node:fs';
import { installedChromium } from '../../platform/scripts/src/test-run/installed-chromium.ts';
import { openChromium } from './drivers/chromium.ts';
import { openFirefox } from './drivers/firefox.ts';
import { openWebKit } from './drivers/webkit.ts';
import type { Engine } from './engine.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

const found = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Opens a window of an engine, or says which packages of Debian are missing for it. */
export function installed(name: EngineName): { open: () => Promise<Engine> } | { missing: string } {
  if (name === 'chromium') {
    const path = installedChromium();
    return path ? { open: () => openChromium(path) } : { missing: 'chromium' };
  }
  if (name === 'firefox') {
    const path = found(process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox');
    return path ? { open: () => openFirefox(path) } : { missing: 'firefox-esr' };
  }
  const driver = found('/usr/bin/WebKitWebDriver');
  const display = found('/usr/bin/Xvfb');
  const browser = found(
    ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  if (driver && browser && display) return { open: () => openWebKit({ driver, browser, display }) };
  return { missing: [...(driver && browser ? [] : ['webkit2gtk-driver']), ...(display ? [] : ['xvfb'])].join(' ') };
}
