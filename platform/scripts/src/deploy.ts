import { parseArgs } from 'node:util';
import { buildPackages } from './build-packages.ts';
import { deployPackages } from './deployment/deploy-packages.ts';
import { main } from './main.ts';
import { storeFolder } from './paths.ts';
import { nameChromium } from './test-run/installed-chromium.ts';

/**
 * `npm run deploy`: builds what changed, publishes and activates it in the local store, for production, and starts nothing. `--removes
 * NAME`, `--strands NAME` and `--try URL` work as in `mfe activate`.
 */
await main(async () => {
  const several = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ options: { removes: several, strands: several, try: { type: 'string' } } });
  nameChromium();
  await buildPackages(console.log);
  const store = storeFolder();
  await deployPackages(store, console.log, 'production', { ...values, tryUrl: values.try });
  console.log(`Everything is live in ${store}.`);
  return 0;
});
