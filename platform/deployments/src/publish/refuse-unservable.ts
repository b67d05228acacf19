import { isFederationManifest, isNotices } from '../page/documents-of-builds.ts';
import { UserError } from '../user-error.ts';
import type { Build } from './build.ts';
import type { BuiltFile } from './files-below.ts';

/** Files of a store beside a version's own. */
const RESERVED = new Set(['publication.json', 'trial.json', 'pruning.json', 'pruned.json']);

/** @throws UserError if a file of a build has a reserved name of the store, or could not be parsed when the page is written */
export function refuseUnservable(build: Build): void {
  const wrong = [
    ...build.files.map(wrongAmong),
    ...(build.kind === 'root' ? [] : build.standalone.map(wrongInStandalone)),
  ];
  const [first] = wrong.flatMap((one) => one ?? []);
  if (first !== undefined) throw new UserError(`${first} Mend the build and publish it again.`);
  if (!/^[0-9A-Za-z][0-9A-Za-z.+-]*$/.test(build.packageVersion))
    throw new UserError(
      `"${build.packageVersion}" in package.json is no version: it has letters, digits, ".", "+" and "-".`,
    );
}

function wrongAmong({ path, bytes }: BuiltFile): string | undefined {
  if (RESERVED.has(path)) return `The build has a file ${path}, which is a name of the store's own.`;
  if (path.startsWith('standalone/'))
    return `The build has a folder "standalone", where its variant for other hosts goes.`;
  if (/(^|\/)notices\.json$/.test(path) && !isNotices(bytes)) return `${path} of the build is no list of notices.`;
  return undefined;
}

function wrongInStandalone({ path, bytes }: BuiltFile): string | undefined {
  if (path !== 'mf-manifest.json' || isFederationManifest(bytes)) return undefined;
  return `mf-manifest.json of the standalone variant is no manifest of Module Federation.`;
}
