import { currentManifest, history } from '../activate/history.ts';
import { previousManifest } from '../activate/previous.ts';
import { folderOf, parsePublication, recordOf, tombstoneOf } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { type StoredVersion, spared, versionsIn } from './spared.ts';

export interface PruneOptions {
  /** The clock, ISO 8601. */
  readonly now: () => string;
  /** `NAME@VERSION` to leave alone whatever their age. */
  readonly named?: readonly string[];
  readonly pageLifeDays?: number | undefined;
  /** Only says what would go. */
  readonly dry?: boolean;
}

export interface Pruned {
  /** `NAME@VERSION`, sorted. */
  readonly gone: readonly string[];
  readonly stays: readonly { readonly version: string; readonly because: string }[];
}

/**
 * Takes away published versions that nobody can ask for any more (see {@link spared}); their source maps go with them. What is left in
 * their place says when they went, so that a rollback to them is refused in a sentence.
 */
export async function prune(
  store: Store,
  { now, named = [], pageLifeDays, dry = false }: PruneOptions,
): Promise<Pruned> {
  const stored = await storedVersions(store);
  const reasons = spared({
    stored,
    history: await history(store),
    standIns: await previousManifest(store),
    named,
    now: now(),
    ...(pageLifeDays === undefined ? {} : { pageLifeDays }),
  });
  const gone: string[] = [];
  for (const { name, version } of stored) {
    const key = `${name}@${version}`;
    if (reasons.has(key)) continue;
    if (dry || (await take(store, name, version, now()))) gone.push(key);
    else reasons.set(key, 'has just been activated');
  }
  const stays = stored
    .map(({ name, version }) => `${name}@${version}`)
    .flatMap((version) => {
      const because = reasons.get(version);
      return because ? [{ version, because }] : [];
    });
  return { gone, stays };
}

async function storedVersions(store: Store): Promise<StoredVersion[]> {
  const records = (await store.list('mfe')).filter((path) => /^mfe\/[^/]+\/[^/]+\/publication\.json$/.test(path));
  const found: StoredVersion[] = [];
  await pooled(records, async (path) => {
    const bytes = await store.read(path);
    if (!bytes) return;
    const { name, version, publishedAt } = parsePublication(bytes, path);
    found.push({ name, version, publishedAt });
  });
  return found.sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}

/**
 * Without its record nobody can activate a version, so that goes first; who activated it a moment before keeps it.
 * @returns whether it is gone
 */
async function take(store: Store, name: string, version: string, at: string): Promise<boolean> {
  const record = recordOf(name, version);
  const bytes = await store.read(record);
  await store.replace(tombstoneOf(name, version), Buffer.from(`${JSON.stringify({ prunedAt: at })}\n`));
  await store.remove(record);
  if (versionsIn(await currentManifest(store)).includes(`${name}@${version}`)) {
    if (bytes) await store.create(record, bytes);
    await store.remove(tombstoneOf(name, version));
    return false;
  }
  const files = [...(await store.list(folderOf(name, version))), ...(await store.list(`maps/${name}/${version}`))];
  await pooled(
    files.filter((path) => path !== tombstoneOf(name, version)),
    (path) => store.remove(path),
  );
  return true;
}
