import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from './main.ts';
import { checkPacked } from './pack/check-packed.ts';
import { packPackages } from './pack/pack-packages.ts';
import { cache } from './paths.ts';

/**
 * `npm run pack`: packs the packages that teams in other repositories build with. `-- --to FOLDER` sets the target,
 * `--check` runs publint and are-the-types-wrong on each and prints its size.
 */
await main(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, check: { type: 'boolean' } } });
  const files = packPackages(resolve(values.to ?? join(cache, 'packages')));
  for (const line of values.check ? checkPacked(files) : files) console.log(line);
  return 0;
});
