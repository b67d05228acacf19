import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { installedChromium } from '../../platform/scripts/src/test-run/installed-chromium.ts';
import { walkBySeed } from './random-walks.ts';
import { serveForWalks } from './walked-portal.ts';

/** `npm run soak -- --person` runs it on the present builds: walks with new seeds for some minutes, or that of one seed. */
const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const executablePath = installedChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const portal = await serveForWalks();
const options = { browser, portal, folder: join(import.meta.dirname, '..', '..', '.cache', 'soak') };
const until = Date.now() + Number(values.minutes ?? 30) * 60_000;
let count = 0;
let failed = 0;
do {
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const says = await walkBySeed(options, seed);
  if (says) console.log(says);
  count += 1;
  failed += says ? 1 : 0;
} while (values.seed === undefined && Date.now() < until);
console.log(`${count} walks: ${failed} failures${failed ? `, in ${options.folder}` : ''}.`);
await browser.close();
await portal.close();
process.exitCode = failed ? 1 : 0;
