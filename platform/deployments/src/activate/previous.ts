import type { Manifest } from '../manifest/index.ts';
import { takingOf, tombstoneOf } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { currentRevision, revision, type StoredRevision, storedRevision } from './history.ts';

/** The number of revisions that are searched back for a version; a version that has been live for longer is known to work. */
const REVISIONS = 50;
/** Revisions read at a time: an object store's latency is the cost. */
const AT_A_TIME = 10;

/**
 * The manifest that a browser without a last-known-good one falls back to when the newest version cannot be loaded: the earlier versions
 * ({@link earlierVersions}) whose files `mfe prune` has left.
 */
export async function previousManifest(store: Store, live?: Manifest): Promise<Manifest> {
  const earlier = await earlierVersions(store, live);
  const isThere = await pooled(Object.entries(earlier.microFrontends), async ([name, { version }]) => {
    const notes = [takingOf(name, version), tombstoneOf(name, version)];
    return (await Promise.all(notes.map((path) => store.read(path)))).every((note) => note === undefined);
  });
  const there = Object.entries(earlier.microFrontends).filter((_, at) => isThere[at]);
  return { ...earlier, microFrontends: Object.fromEntries(there) };
}

/**
 * The manifest with each micro-frontend in the version that was live before the current one. A micro-frontend without an earlier version is
 * left out, and unreadable revisions are skipped. A version that was rolled back is no fallback: the record of a revision says where each
 * name would go back to, and only names without an entry are searched for.
 */
export async function earlierVersions(store: Store, live?: Manifest): Promise<Manifest> {
  const { manifest: newest, record } = await storedOf(store, live);
  const recorded = record?.targets ?? {};
  const waiting = new Set(Object.keys(newest.microFrontends));
  const microFrontends: Record<string, Manifest['microFrontends'][string]> = {};

  function take(earlier: Manifest): void {
    for (const name of waiting) takeOne(earlier, name);
  }

  function takeOne(earlier: Manifest, name: string): void {
    const one = Object.hasOwn(earlier.microFrontends, name) ? earlier.microFrontends[name] : undefined;
    if (!one || one.version === newest.microFrontends[name]?.version) return;
    const { canary: _, ...stable } = one;
    microFrontends[name] = stable;
    waiting.delete(name);
  }

  for (const name of [...waiting]) {
    if (!Object.hasOwn(recorded, name)) continue;
    const target = recorded[name];
    const earlier = target && (await revision(store, target.revision).catch(() => undefined));
    if (earlier) takeOne(earlier, name);
    waiting.delete(name);
  }

  const oldest = Math.max(1, newest.revision - REVISIONS);
  for (let number = newest.revision - 1; number >= oldest && waiting.size > 0; number -= AT_A_TIME) {
    const numbers = Array.from({ length: Math.min(AT_A_TIME, number - oldest + 1) }, (_, at) => number - at);
    const read = await Promise.all(numbers.map((one) => revision(store, one).catch(() => undefined)));
    for (const earlier of read) if (earlier) take(earlier);
  }
  return { ...newest, microFrontends };
}

async function storedOf(store: Store, live: Manifest | undefined): Promise<StoredRevision> {
  if (!live) return currentRevision(store);
  const stored = await storedRevision(store, live.revision).catch(() => undefined);
  return { manifest: live, record: stored?.record };
}
