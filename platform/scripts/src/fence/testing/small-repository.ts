import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { writeFiles } from './write-files.ts';

const PACKAGES = [
  'mfe-shell',
  'mfe-timecard',
  'mfe-widgets',
  'shared-client',
  'shared-session',
  'platform/deployments',
];

/** The common part of every small repository: packages that depend on one another like ours, with a module in each. */
const COMMON: Readonly<Record<string, unknown>> = {
  'tsconfig.json': { compilerOptions: { paths: { 'mfe_widgets/*': ['./mfe-widgets/src/*/index.ts'] } } },
  ...Object.fromEntries(
    PACKAGES.map((folder) => [
      `${folder}/package.json`,
      {
        name: basename(folder),
        exports: { '.': './src/index.ts', './schema/*': './src/*/schema.ts', './*': './src/*/index.ts' },
      },
    ]),
  ),
  'mfe-timecard/src/domain/hours.ts': 'export const hours = 8;',
  'mfe-widgets/src/button/index.ts': 'export const button = 1;',
  'shared-client/src/index.ts': 'export const client = 1;',
  'shared-client/src/billing/schema.ts': 'export const billing = 1;',
  'shared-session/src/index.ts': 'export const session = 1;',
  'shared-session/src/state/index.ts': 'export const state = 1;',
  'platform/deployments/src/index.ts': 'export const deployments = 1;',
  'platform/deployments/src/manifest/index.ts': 'export const manifest = 1;',
};

export interface SmallRepository {
  readonly folder: string;
  readonly files: readonly string[];
}

/** A repository in its own folder with these files in addition to the common ones. */
export async function smallRepository(files: Readonly<Record<string, unknown>>): Promise<SmallRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'fence-'));
  const all = { ...COMMON, ...files };
  await writeFiles(folder, all);
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const one of PACKAGES) await symlink(join(folder, one), join(folder, 'node_modules', basename(one)));
  return { folder, files: Object.keys(all) };
}
