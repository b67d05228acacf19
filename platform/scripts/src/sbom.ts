import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { main } from './main.ts';
import { repository } from './paths.ts';
import { cycloneDx, type LicensedPackage } from './sbom/cyclone-dx.ts';

/** `npm run sbom`: prints the software bill of materials (CycloneDX) of the shipped product, from the installed packages. */
await main(async () => {
  const { name, version, packageManager } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const listed = spawnSync('npx', ['--yes', packageManager, 'licenses', 'list', '--json', '--prod', '--recursive'], {
    cwd: repository,
    maxBuffer: 64 * 2 ** 20,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new UserError(`pnpm could not list the licenses: ${listed.stderr || listed.error}`);
  const byLicense = JSON.parse(listed.stdout) as Record<string, LicensedPackage[]>;
  console.log(JSON.stringify(cycloneDx({ name, version }, Object.values(byLicense).flat()), null, 2));
  return 0;
});
