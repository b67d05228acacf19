import { ENGINES, type Engine, type EngineName, openFirefox, openWebKit, systemPrograms } from 'deployments/engines';
import { freePort } from 'scripts/process/run-service';
import { processWithLines } from '../../platform/scripts/src/process/process-with-lines.ts';
import { installedChromium } from '../../platform/scripts/src/test-run/installed-chromium.ts';
import { openChromium } from './drivers/chromium.ts';

export { ENGINES, type EngineName };

/** The zone the tests of the product are written for. */
const TIME_ZONE = 'America/New_York';

/** In that zone, and ended with this process. */
const start: Parameters<typeof openFirefox>[1] = (command, args, options = {}) =>
  processWithLines(command, args, { ...options, env: { TZ: TIME_ZONE, ...options.env } });

/** Opens a window of an engine, or says which packages of Debian are missing for it. */
export function installed(name: EngineName): { open: () => Promise<Engine> } | { missing: string } {
  if (name === 'chromium') {
    const path = installedChromium();
    return path ? { open: () => openChromium(path, TIME_ZONE) } : { missing: 'chromium' };
  }
  const found = systemPrograms[name]();
  if ('missing' in found) return { missing: found.missing.join(' ') };
  return {
    open: () => ('path' in found ? openFirefox(found.path, start) : openWebKit({ ...found, port: freePort }, start)),
  };
}
