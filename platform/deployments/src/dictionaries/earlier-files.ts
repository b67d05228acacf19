import { currentRevision, type StoredRevision, storedRevision } from '../activate/history.ts';
import { candidateVersion, liveVersion } from '../activate/targets.ts';
import { folderOf } from '../publish/publication.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { successors } from './successors.ts';

/** Each version that browsers may hold costs a compression of every file. Whoever was away for longer gets the brotli form. */
const VERSIONS = 3;

/** The same file of earlier versions, newest first, each content once. */
export type EarlierFiles = (path: string) => Promise<Buffer[]>;

/** The files of the versions that browsers hold while this one is published: of the candidate, the live one, and those before it. */
export async function earlierFiles(store: Store, name: string, published: string): Promise<EarlierFiles> {
  const versions = (await versionsOfBrowsers(store, name)).filter((version) => version !== published);
  const folders = await Promise.all(versions.map((version) => store.list(folderOf(name, version))));
  const paths = new Map<string, string[]>();
  for (const [at, version] of versions.entries()) {
    const start = folderOf(name, version).length + 1;
    for (const path of folders[at] ?? []) {
      const pattern = successors(path.slice(start));
      if (pattern !== undefined) paths.set(pattern, [...(paths.get(pattern) ?? []), path]);
    }
  }
  return async (path) => {
    const pattern = successors(path);
    const found = pattern === undefined ? [] : (paths.get(pattern) ?? []);
    const read = await Promise.all(found.map((one) => store.read(one)));
    const contents = read.filter((one) => one !== undefined);
    return contents.filter((one, at) => contents.findIndex((other) => other.equals(one)) === at);
  };
}

/** Versions, newest first. Where the history cannot be read they end: that is for `mfe doctor` to report. */
async function versionsOfBrowsers(store: Store, name: string): Promise<string[]> {
  const versions = new Set<string>();
  try {
    let stored: StoredRevision | undefined = await currentRevision(store);
    const candidate = candidateVersion(stored.manifest, name);
    if (candidate !== undefined) versions.add(candidate);
    while (stored && versions.size < VERSIONS) {
      const live = liveVersion(stored.manifest, name);
      if (live !== undefined) versions.add(live);
      stored = await revisionBefore(store, stored, name);
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
  return [...versions];
}

/** The revision that a rollback of the name would lead to. */
async function revisionBefore(
  store: Store,
  { manifest, record }: StoredRevision,
  name: string,
): Promise<StoredRevision | undefined> {
  const targets = record?.targets ?? {};
  const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
  return target && target.revision < manifest.revision ? storedRevision(store, target.revision) : undefined;
}
