import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import type { ReportedPackage } from './declared-reports.ts';

/** The packages that other teams build with, and the files of their reports. */
export const reportedPackages: readonly (ReportedPackage & { readonly fileOf: (module: string) => string })[] = [
  {
    packageName: 'mfe-widgets',
    importedAs: (module) => `mfe_widgets/${module}`,
    modules: Object.fromEntries(widgets().map((name) => [name, join(name, 'index.ts')])),
    fileOf: (module) => join(repository, 'mfe-widgets', 'api', `${module}.api.md`),
  },
  ...['shared-client', 'shared-session'].map((packageName) => ({
    packageName,
    importedAs: () => packageName,
    // A page has the root once; sub-paths are bundled where they are used.
    modules: { [packageName]: 'index.ts' },
    fileOf: () => join(repository, packageName, 'api', `${packageName}.api.md`),
  })),
];

/** Names of the exposed widgets: the folders of `src/` with an `index.ts`. */
export function widgets(): string[] {
  const sources = join(repository, 'mfe-widgets', 'src');
  return readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(sources, entry.name, 'index.ts')))
    .map((entry) => entry.name)
    .sort();
}
