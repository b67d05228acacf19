import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

export interface BuiltFile {
  /** Relative to the build's folder, with "/". */
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * The files of a build, by path.
 * @throws UserError that names a symbolic link: its target may not belong to the build, and would become public
 */
export function filesBelow(folder: string): BuiltFile[] {
  return pathsBelow(folder, '')
    .sort()
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }));
}

function pathsBelow(folder: string, parent: string): string[] {
  return readdirSync(join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
    const path = `${parent}${entry.name}`;
    if (entry.isSymbolicLink())
      throw new UserError(
        `${join(folder, path)} is a symbolic link. A build is published as files: build a copy instead.`,
      );
    if (entry.isDirectory()) return pathsBelow(folder, `${path}/`);
    return entry.isFile() ? [path] : [];
  });
}
