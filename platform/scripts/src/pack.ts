import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from './main.ts';
import { packPackages } from './pack/pack-packages.ts';
import { cache } from './paths.ts';

/** `npm run pack`: packs the packages that teams in other repositories build with. `-- --to FOLDER` sets the target. */
await main(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  for (const file of packPackages(resolve(values.to ?? join(cache, 'packages')))) console.log(file);
  return 0;
});
