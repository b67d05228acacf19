import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directoryStore, publish, readBuild } from 'deployments';
import { buildPackages } from './build-packages.ts';
import { keepVersion } from './keep/kept-versions.ts';
import { main } from './main.ts';
import { publishedPackages, repository } from './paths.ts';

/**
 * `npm run keep`, after a release: adds the current builds to the last three published ones of each name, with which
 * `e2e/tests/wide/contracts-in-time.spec.ts` tests every later build. Commit the files that it writes below `e2e/contracts`.
 */
await main(async () => {
  await buildPackages(console.log);
  const folder = await mkdtemp(join(tmpdir(), 'portal-keep-'));
  try {
    const store = directoryStore(folder);
    for (const packageName of publishedPackages) {
      const { publication } = await publish(store, readBuild(join(repository, packageName)));
      const { name, version } = publication;
      const isNew = await keepVersion(store, name, version);
      console.log(isNew ? `Kept ${name}@${version}.` : `${name}@${version} is kept already.`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 0;
});
