import { versionName } from '../publish/named-version.ts';
import { recordOf } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { keysFor, ownerOf, readOwners } from './owners.ts';
import { isSigned } from './signature.ts';

/** Whether one of these keys signed the record of a publication. */
export function isSignedRecord(bytes: Buffer, keys: readonly string[]): boolean {
  try {
    const { signature, ...document } = JSON.parse(bytes.toString()) as { signature?: unknown };
    return isSigned('publication', document, signature, keys);
  } catch {
    return false;
  }
}

/** @throws UserError if a version was not published by the owner of its name */
export async function refuseUnsigned(store: Store, versions: readonly (readonly [name: string, version: string])[]) {
  const owners = await readOwners(store);
  if (!owners) return;
  for (const [name, version] of versions) {
    const bytes = await store.read(recordOf(name, version));
    if (bytes && isSignedRecord(bytes, keysFor(owners, name))) continue;
    const owner = ownerOf(owners, name);
    const whose =
      owner === undefined ? 'anybody to whom every name belongs' : `the team ${owner}, to whom ${name} belongs`;
    throw new UserError(`${versionName(name, version)} is not signed by ${whose}. Publish it again with their key.`);
  }
}
