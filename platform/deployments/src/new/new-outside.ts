import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { UserError } from '../user-error.ts';
import { fillTemplates } from './fill-template.ts';
import { checkedRoute } from './new-micro-frontend.ts';
import { templateNames } from './template-names.ts';

export interface NewOutside {
  /** `mfe-notes` */
  readonly packageName: string;
  /** `/notes` */
  readonly route: string;
  /** The folder in which the package's own folder is written. */
  readonly parent: string;
  /** A folder with packed packages (`npm run pack`), to be installed in the place of the registry's. */
  readonly packages?: string | undefined;
}

/**
 * Writes a micro-frontend for a repository of its own: it builds, tests and deploys with packed packages.
 * @returns the paths written, relative to the package
 * @throws UserError if the name or the route is not valid, or if a packed package is missing
 */
export async function writeOutside({ packageName, route, parent, packages }: NewOutside): Promise<string[]> {
  const names = templateNames(packageName, checkedRoute(route));
  const folder = join(parent, packageName);
  if (existsSync(folder)) throw new UserError(`${packageName} exists already. Choose another name.`);
  const packed = packages === undefined ? [] : packedFiles(packages);
  const written = await fillTemplates(['micro-frontend', 'outside'], folder, names);
  if (packages === undefined) return written;
  const file = join(folder, 'package.json');
  await writeFile(file, withPackedFiles(await readFile(file, 'utf8'), packed, relative(folder, packages)));
  return written;
}

/** A `package.json` whose dependencies of the given packed files are those files. */
export function withPackedFiles(manifest: string, packed: readonly string[], folder: string): string {
  const parsed = JSON.parse(manifest) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  for (const file of packed) {
    const name = file.replace(/-\d[^-]*\.tgz$/, '');
    for (const dependencies of [parsed.dependencies, parsed.devDependencies])
      if (Object.hasOwn(dependencies, name)) dependencies[name] = `file:${folder}/${file}`;
  }
  return `${JSON.stringify(parsed, null, 2)}\n`;
}

function packedFiles(folder: string): string[] {
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => /-\d[^-]*\.tgz$/.test(name)) : [];
  if (found.length > 0) return found;
  throw new UserError(`${folder} holds no packed packages. In the portal's repository: npm run pack -- --to ${folder}`);
}
