import type { Manifest } from '../manifest/index.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { type StoredRevision, storedRevision } from './history.ts';
import { liveVersion } from './targets.ts';

/** The number of aborted versions that a revision carries on; a file of the history stays small. */
const KEPT = 200;

/**
 * The aborted versions after a revision: NAME@VERSION → the revision that aborted its trial. A version that is live for everybody since is
 * none of them any more.
 */
export function abortedAfter(
  { record }: StoredRevision,
  after: Manifest,
  withdrawn: Readonly<Record<string, string>>,
): Record<string, number> {
  const now = Object.entries(withdrawn).map(([name, version]) => [`${name}@${version}`, after.revision] as const);
  const all = Object.entries({ ...record?.aborted, ...Object.fromEntries(now) }).filter(([key]) => {
    const at = key.lastIndexOf('@');
    return liveVersion(after, key.slice(0, at)) !== key.slice(at + 1);
  });
  return Object.fromEntries(all.sort(([, one], [, other]) => one - other).slice(-KEPT));
}

/**
 * Rejects versions whose trial was aborted, with the reason of that.
 * @param again the names of which the user says that they go live nevertheless
 */
export async function refuseAborted(
  store: Store,
  { record }: StoredRevision,
  versions: readonly (readonly [name: string, version: string])[],
  again: readonly string[],
): Promise<void> {
  for (const [name, version] of versions) {
    const number = record?.aborted?.[`${name}@${version}`];
    if (number === undefined || again.includes(name)) continue;
    const { manifest, record: then } = await storedRevision(store, number);
    const who = then?.by === undefined ? '' : ` by ${then.by}`;
    const why = then?.message === undefined ? 'No reason was given' : `"${then.message}"`;
    throw new UserError(
      `${name}@${version} was a candidate, and was aborted in revision ${number} (${manifest.activatedAt}${who}). ${why}. ` +
        `Try it for a share of the sessions first, or say that it goes live for everybody nevertheless: --again ${name}.`,
    );
  }
}
