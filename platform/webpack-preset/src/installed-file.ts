import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file of a package that is installed for another one, as links leave it; undefined if there is none. `NODE_PATH`, which pnpm's commands set
 * to what is installed for others, is not looked at: a build must not depend on who starts it.
 */
export function installedFile(directory: string, packageName: string, path: string): string | undefined {
  const file = join(directory, 'node_modules', packageName, path);
  if (existsSync(file)) return file;
  const above = dirname(directory);
  return above === directory ? undefined : installedFile(above, packageName, path);
}

/** The folder in which a package is installed for another one; undefined if it is not installed. */
export function installedFolder(directory: string, packageName: string): string | undefined {
  const manifest = installedFile(directory, packageName, 'package.json');
  return manifest && dirname(manifest);
}
