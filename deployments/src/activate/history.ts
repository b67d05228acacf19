import * as v from 'valibot';
import { type Manifest, manifest } from '../manifest/index.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

const FOLDER = 'history';

export function pathOf(revision: number): string {
  return `${FOLDER}/${String(revision).padStart(8, '0')}.json`;
}

/** Before anything was activated. */
export const emptyManifest: Manifest = {
  schemaVersion: 1,
  revision: 0,
  activatedAt: '1970-01-01T00:00:00.000Z',
  microFrontends: {},
};

/** Store → path of the newest revision it was seen to have: listing goes on from there, however long the history is. */
const lastSeen = new WeakMap<Store, string>();

/** The newest revision; the empty manifest where none was activated yet. */
export async function currentManifest(store: Store): Promise<Manifest> {
  const known = lastSeen.get(store);
  const newest = (await revisionPaths(store, known)).at(-1) ?? known;
  if (!newest) return emptyManifest;
  const bytes = await store.read(newest);
  if (!bytes) {
    // Somebody took it away to fall back one revision.
    lastSeen.delete(store);
    return currentManifest(store);
  }
  lastSeen.set(store, newest);
  return parseRevision(bytes, newest);
}

/** Paths of the history's files, oldest first. */
export async function revisionPaths(store: Store, after?: string): Promise<string[]> {
  return (await store.list(FOLDER, after)).filter((path) => /^history\/\d{8,}\.json$/.test(path));
}

export async function revision(store: Store, number: number): Promise<Manifest> {
  const bytes = await store.read(pathOf(number));
  if (!bytes) throw new Refusal(`Revision ${number} is not in the history of ${store.address}.`);
  return parseRevision(bytes, pathOf(number));
}

/** Every revision, oldest first. */
export async function history(store: Store): Promise<Manifest[]> {
  const revisions: Manifest[] = [];
  for (const path of await revisionPaths(store)) revisions.push(parseRevision(await store.read(path), path));
  return revisions;
}

/**
 * Appends the revision that follows `before`. Answers false when somebody else's activation was faster: creating the
 * next revision's file is the swap, and the file of a revision can be created only once.
 */
export async function append(store: Store, next: Manifest): Promise<boolean> {
  return store.create(pathOf(next.revision), Buffer.from(`${JSON.stringify(next, undefined, 2)}\n`));
}

/** @throws Refusal that names the file and the field */
export function parseRevision(bytes: Buffer | undefined, path: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(bytes?.toString() ?? '');
  } catch {
    throw new Refusal(
      `${path} in the store is not JSON. Restore it from a backup or remove it to fall back one revision.`,
    );
  }
  const result = v.safeParse(manifest, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Refusal(`${path} in the store is broken at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
