import { type Manifest, stableManifest } from '../manifest/index.ts';
import { ROOT } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { type ActivateOptions, change } from './change.ts';
import { type StoredRevision, storedRevision } from './history.ts';
import type { Target } from './record.ts';
import { candidateVersion, liveVersion, targetFrom } from './targets.ts';

/**
 * Points micro-frontends at what they were before, in a new revision that passes the same check as an activation. Later releases of other
 * micro-frontends stay. A version that was rolled back or aborted does not return.
 * @param to a revision number; by default, each goes to the version that was live before its current one
 */
export async function rollback(
  store: Store,
  names: readonly string[],
  options: ActivateOptions,
  to?: number,
): Promise<Manifest> {
  if (to !== undefined && !Number.isInteger(to)) {
    throw new UserError('A revision is a whole number; "mfe history NAME" lists them.');
  }
  return change(store, options, {
    verb: 'rollback',
    names,
    edit: async (live) => {
      let manifest = live.manifest;
      const targets: Record<string, Target | null> = {};
      const withdrawn: Record<string, string> = {};
      for (const name of names) {
        refuseCandidate(live.manifest, name);
        const current = liveVersion(live.manifest, name);
        const target = await (to === undefined ? earlierOne(store, live, name) : namedOne(store, live, name, to));
        if (target.version === current) continue;
        const earlier = await storedRevision(store, target.revision);
        manifest = restored(manifest, earlier.manifest, name);
        targets[name] = await targetFrom(store, earlier, name);
        if (current !== undefined) withdrawn[name] = current;
      }
      return { manifest, targets, withdrawn };
    },
  });
}

async function earlierOne(store: Store, live: StoredRevision, name: string): Promise<Target> {
  const target = await targetFrom(store, live, name);
  if (target) return target;
  if (liveVersion(live.manifest, name) === undefined) throw new UserError(`${name} was never live.`);
  const retiring = name === ROOT ? '' : ` "mfe retire ${name}" takes it off every page.`;
  throw new UserError(`There is no earlier version of ${name} to go back to.${retiring}`);
}

async function namedOne(store: Store, live: StoredRevision, name: string, revision: number): Promise<Target> {
  const { manifest } = await storedRevision(store, revision);
  const version = liveVersion(manifest, name);
  if (version === undefined) throw new UserError(`${name} was not live in revision ${revision}.`);
  for (let number = revision + 1; number <= live.manifest.revision; number += 1) {
    const { record } = number === live.manifest.revision ? live : await storedRevision(store, number);
    if (record?.withdrawn?.[name] === version && liveVersion(live.manifest, name) !== version) {
      throw new UserError(
        `${name}@${version} was withdrawn in revision ${number}. If it is to be live again, activate it by name.`,
      );
    }
  }
  return { revision, version };
}

function refuseCandidate(live: Manifest, name: string): void {
  const candidate = candidateVersion(live, name);
  if (candidate === undefined) return;
  throw new UserError(
    `${name} has a candidate, ${candidate}. Abort or promote it first: what was live for everyone has not changed since.`,
  );
}

/** The manifest with one name as it was in an earlier one, without the candidate of then. */
function restored(live: Manifest, earlier: Manifest, name: string): Manifest {
  if (name === ROOT) return { ...live, root: stableManifest(earlier).root };
  const { canary: _, ...stable } = earlier.microFrontends[name] as Manifest['microFrontends'][string];
  return { ...live, microFrontends: { ...live.microFrontends, [name]: stable } };
}
