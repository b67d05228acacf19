import { canariesOf, type Manifest } from '../manifest/index.ts';
import { ROOT } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { type StoredRevision, storedRevision } from './history.ts';
import type { Target, Targets } from './record.ts';

/** The version of a name that is live for everyone; `root` is the page's own scripts. */
export function liveVersion({ root, microFrontends }: Manifest, name: string): string | undefined {
  if (name === ROOT) return root?.version;
  return Object.hasOwn(microFrontends, name) ? microFrontends[name]?.version : undefined;
}

/** The candidate of a name, which a share of the sessions gets. */
export function candidateVersion(manifest: Manifest, name: string): string | undefined {
  return canariesOf(manifest).find((one) => one.name === name)?.candidate.version;
}

/**
 * The rollback targets after a revision: the version that was live before, for the names that it changes. All other names keep theirs.
 * @param known the targets of names that the revision itself rolls back
 */
export function targetsAfter(before: StoredRevision, after: Manifest, known: Targets = {}): Targets {
  const names = new Set([ROOT, ...Object.keys(before.manifest.microFrontends), ...Object.keys(after.microFrontends)]);
  const changed = [...names].flatMap((name): [string, Target | null][] => {
    const [was, is] = [liveVersion(before.manifest, name), liveVersion(after, name)];
    if (was === is) return [];
    if (was !== undefined) return [[name, { revision: before.manifest.revision, version: was }]];
    // A retired name keeps its target; a new name has none.
    const kept = before.record?.targets ?? {};
    return Object.hasOwn(kept, name) ? [] : [[name, null]];
  });
  return { ...before.record?.targets, ...Object.fromEntries(changed), ...known };
}

/**
 * The targets of a revision that is about to follow `live`, without those that are no way back: the version that is live itself, because it
 * was retired in between, and versions that were withdrawn since. The version that was live before takes their place.
 * @param withdrawn name → the version that the revision itself withdraws
 */
export async function withoutWithdrawn(
  store: Store,
  live: StoredRevision,
  after: Manifest,
  targets: Targets,
  withdrawn: Readonly<Record<string, string>> = {},
): Promise<Targets> {
  const settled: Record<string, Target | null> = { ...targets };
  for (const [name, target] of Object.entries(targets)) {
    const current = liveVersion(after, name);
    const isOne = withdrawn[name] !== undefined || target?.version === current;
    let earlier: Target | null = target;
    while (isOne && earlier && (earlier.version === current || (await isWithdrawn(earlier))))
      earlier = await targetFrom(store, await storedRevision(store, earlier.revision), name);
    settled[name] = earlier;

    async function isWithdrawn({ revision, version }: Target): Promise<boolean> {
      if (withdrawn[name] === version) return true;
      const later = Array.from({ length: live.manifest.revision - revision }, (_, at) => revision + 1 + at);
      // A revision that cannot be read must not stop a rollback; the doctor reports it.
      const stored = await pooled(later, (number) => storedRevision(store, number).catch(() => undefined));
      return stored.some((one) => one?.record?.withdrawn?.[name] === version);
    }
  }
  return settled;
}

/** Where a rollback of a name leads from a revision; null if there is nothing earlier. */
export async function targetFrom(store: Store, from: StoredRevision, name: string): Promise<Target | null> {
  const { manifest, record } = from;
  const recorded = record?.targets ?? {};
  if (Object.hasOwn(recorded, name)) return recorded[name] ?? null;
  const current = liveVersion(manifest, name);
  for (let number = manifest.revision - 1; number >= 1; number -= 1) {
    const earlier = await storedRevision(store, number);
    const version = liveVersion(earlier.manifest, name);
    if (version !== undefined && version !== current) return { revision: number, version };
  }
  return null;
}
