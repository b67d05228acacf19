import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the repository. */
export const repository = resolve(import.meta.dirname, '..', '..', '..');

/** May be deleted at any time: build stamps, build logs, stores of tests. */
export const cache = join(repository, '.cache');

/**
 * The packages that are built and published: every micro-frontend (it has a `micro-frontend.json`), and root-config, which is
 * published as the page's own entries.
 */
export const publishedPackages: readonly string[] = [...microFrontendPackages(), 'root-config'];

function microFrontendPackages(): string[] {
  return readdirSync(repository)
    .filter((packageName) => existsSync(join(repository, packageName, 'micro-frontend.json')))
    .sort();
}

/** The folder of the portal's data: DATA_DIR, or `.data`. */
export function dataFolder(): string {
  return resolve(process.env.DATA_DIR || '.data');
}

/** The portal's store, in that folder. */
export function storeFolder(): string {
  return join(dataFolder(), 'store');
}
