import { mfe } from 'deployments/command';
import { main } from './main.ts';
import { storeFolder } from './paths.ts';
import { nameChromium } from './test-run/installed-chromium.ts';

nameChromium();
// Beside a portal that was started with DATA_DIR, its store is meant.
process.env.STORE ||= storeFolder();
await main(() => mfe(process.argv.slice(2), console.log, console.error));
