import { type ActivateOptions, overtake } from '../activate/change.ts';
import { history, revisionsAfter } from '../activate/history.ts';
import { earlierVersions } from '../activate/previous.ts';
import { versionsIn } from '../activate/versions-in.ts';
import { deriveAgain } from '../page/derived.ts';
import { versionName } from '../publish/named-version.ts';
import { folderOf, parsePublication, recordOf, takingOf, tombstoneOf } from '../publish/publication.ts';
import { examineSettings } from '../settings/settings.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { type StoredVersion, spared } from './spared.ts';

export interface PruneOptions extends Pick<ActivateOptions, 'now' | 'development'> {
  /** `NAME@VERSION` to keep at any age, in addition to those that the store's settings keep. */
  readonly named?: readonly string[];
  readonly pageLifeDays?: number | undefined;
  /** Only reports what would be deleted. */
  readonly dry?: boolean;
}

export interface Pruned {
  /** `NAME@VERSION`, sorted. */
  readonly gone: readonly string[];
  readonly stays: readonly { readonly version: string; readonly because: string }[];
}

/** After this time, an unfinished prune or write counts as interrupted. */
const BROKEN_OFF_MS = 3_600_000;

interface Found extends StoredVersion {
  /** Whether a prune has marked it and has not finished. */
  readonly isMarked: boolean;
  /** Without its record it is partly deleted and cannot be kept any more. */
  readonly hasRecord: boolean;
}

/**
 * Deletes published versions that no page can request any more (see {@link spared}), with their source maps. A note is left in their
 * place, so that a rollback to them is rejected with a message.
 *
 * Other processes may publish and activate concurrently. Every version is marked first, and activations look for the mark after reading
 * what is live and before appending. Then a revision that changes nothing is appended: an activation that looked before the mark existed is
 * either in the history by now, and the version stays, or it must look again and is rejected.
 */
export async function prune(store: Store, options: PruneOptions): Promise<Pruned> {
  const { now, named = [], pageLifeDays, dry = false } = options;
  const revisions = await history(store);
  const stored = await storedVersions(store);
  const reasons = spared({
    stored,
    history: revisions,
    fallbackVersions: await earlierVersions(store),
    named,
    kept: await keptBySettings(store),
    now: now(),
    ...(pageLifeDays === undefined ? {} : { pageLifeDays }),
  });
  if (revisions.length === 0) {
    for (const one of stored) if (!reasons.has(keyOf(one))) reasons.set(keyOf(one), 'nothing was activated yet');
  }
  for (const one of stored) if (!one.hasRecord) reasons.delete(keyOf(one));
  const wanted = stored.filter((one) => !reasons.has(keyOf(one)));
  if (!dry) {
    await takeMarksAway(
      store,
      stored.filter((one) => one.isMarked && reasons.has(keyOf(one))),
      now(),
    );
    await take(store, wanted, revisions.at(-1)?.revision ?? 0, options, reasons);
    await store.sweep?.(Date.parse(now()) - BROKEN_OFF_MS);
  }
  const stays = stored.map(keyOf).flatMap((version) => {
    const because = reasons.get(version);
    return because ? [{ version, because }] : [];
  });
  return { gone: wanted.map(keyOf).filter((key) => !reasons.has(key)), stays };
}

function keyOf({ name, version }: StoredVersion): string {
  return versionName(name, version);
}

/** Without readable settings it is unknown which versions to keep, so none is deleted. */
async function keptBySettings(store: Store): Promise<readonly string[]> {
  const examined = await examineSettings(store);
  if ('settings' in examined) return examined.settings.keep;
  throw new UserError(`${examined.wrong}, so it is not known what to keep. "mfe doctor" says how to mend it.`);
}

/** Recorded versions, and the remains of versions whose prune was interrupted. */
async function storedVersions(store: Store): Promise<Found[]> {
  const paths = (await store.list('mfe')).filter((path) =>
    /^mfe\/[^/]+\/[^/]+\/(publication|pruning)\.json$/.test(path),
  );
  const versions = new Map(
    paths.map((path) => {
      const [, name = '', version = ''] = path.split('/');
      return [versionName(name, version), { name, version }];
    }),
  );
  const found = await pooled([...versions.values()], async ({ name, version }): Promise<Found> => {
    const record = recordOf(name, version);
    const bytes = await store.read(record);
    const publishedAt = bytes && parsePublication(bytes, record).publishedAt;
    const isMarked = paths.includes(takingOf(name, version));
    return { name, version, publishedAt, isMarked, hasRecord: bytes !== undefined };
  });
  // A version without either has just been deleted by a concurrent prune.
  const there = found.filter(({ isMarked, hasRecord }) => isMarked || hasRecord);
  return there.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Deletes versions, and adds the reason for each one that stays after all. */
async function take(
  store: Store,
  wanted: readonly Found[],
  known: number,
  options: PruneOptions,
  reasons: Map<string, string>,
): Promise<void> {
  const marked: Found[] = [];
  for (const one of wanted) {
    if (await mark(store, one, options.now())) marked.push(one);
    else reasons.set(keyOf(one), 'is being taken away by another prune');
  }
  if (marked.length === 0) return;
  await overtake(store, options);
  const since = new Set((await revisionsAfter(store, known)).flatMap(versionsIn));
  const fallbacks = versionsIn(await earlierVersions(store));
  const kept = await keptBySettings(store);
  for (const one of marked) {
    const key = keyOf(one);
    if (since.has(key)) reasons.set(key, 'has just been activated');
    else if (fallbacks.includes(key) && one.hasRecord) reasons.set(key, 'is the fallback for what is live');
    else if (kept.includes(key) && one.hasRecord) reasons.set(key, 'is kept by the settings');
    if (reasons.has(key)) await store.remove(takingOf(one.name, one.version));
    else await takeFiles(store, one, options.now());
  }
  // The documents that were written meanwhile name none of the marked versions as a fallback, also not those that stay.
  await deriveAgain(store, options);
}

/** @returns whether this prune may delete it: no other one is at it, or the other one was interrupted */
async function mark(store: Store, one: StoredVersion, at: string): Promise<boolean> {
  const path = takingOf(one.name, one.version);
  const bytes = Buffer.from(`${JSON.stringify({ at })}\n`);
  if (await store.create(path, bytes)) return true;
  if (!(await hasBrokenOff(store, one, at))) return false;
  await store.replace(path, bytes);
  return true;
}

/** Unmarks versions that an interrupted prune has marked and that must be kept by now. */
async function takeMarksAway(store: Store, versions: readonly StoredVersion[], at: string): Promise<void> {
  for (const one of versions)
    if (await hasBrokenOff(store, one, at)) await store.remove(takingOf(one.name, one.version));
}

async function hasBrokenOff(store: Store, { name, version }: StoredVersion, at: string): Promise<boolean> {
  const begun = /"at":"([^"]+)"/.exec(String(await store.read(takingOf(name, version))))?.[1] ?? '';
  // An unreadable mark was left by a crash.
  return !(Date.parse(at) - Date.parse(begun) < BROKEN_OFF_MS);
}

/** The record is deleted first, which makes the version invisible. The mark is deleted last, when the version cannot look complete. */
async function takeFiles(store: Store, { name, version }: StoredVersion, at: string): Promise<void> {
  const [taking, tombstone] = [takingOf(name, version), tombstoneOf(name, version)];
  await store.remove(recordOf(name, version));
  const files = [...(await store.list(folderOf(name, version))), ...(await store.list(`maps/${name}/${version}`))];
  await pooled(
    files.filter((path) => path !== taking && path !== tombstone),
    (path) => store.remove(path),
  );
  await store.replace(tombstone, Buffer.from(`${JSON.stringify({ prunedAt: at })}\n`));
  await store.remove(taking);
}
