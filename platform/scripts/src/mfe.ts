import { mfe } from 'deployments/command';
import { main } from './main.ts';
import { nameChromium } from './test-run/installed-chromium.ts';

nameChromium();
await main(() => mfe(process.argv.slice(2), console.log, console.error));
