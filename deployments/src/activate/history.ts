import * as v from 'valibot';
import { type Manifest, manifest } from '../manifest/index.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

const FOLDER = 'history';

function pathOf(revision: number): string {
  return `${FOLDER}/${String(revision).padStart(8, '0')}.json`;
}

/** Before anything was activated. */
export const emptyManifest: Manifest = {
  schemaVersion: 1,
  revision: 0,
  activatedAt: '1970-01-01T00:00:00.000Z',
  microFrontends: {},
};

/** The newest revision; the empty manifest where none was activated yet. */
export async function currentManifest(store: Store): Promise<Manifest> {
  const paths = await store.list(FOLDER);
  const newest = paths.at(-1);
  return newest ? parseRevision(await store.read(newest), newest) : emptyManifest;
}

export async function revision(store: Store, number: number): Promise<Manifest> {
  const bytes = await store.read(pathOf(number));
  if (!bytes) throw new Refusal(`Revision ${number} is not in the history of ${store.address}.`);
  return parseRevision(bytes, pathOf(number));
}

/** Every revision, oldest first. */
export async function history(store: Store): Promise<Manifest[]> {
  const revisions: Manifest[] = [];
  for (const path of await store.list(FOLDER)) revisions.push(parseRevision(await store.read(path), path));
  return revisions;
}

/**
 * Appends the revision that follows `before`. Answers false when somebody else's activation was faster: creating the
 * next revision's file is the swap, and the file of a revision can be created only once.
 */
export async function append(store: Store, next: Manifest): Promise<boolean> {
  return store.create(pathOf(next.revision), Buffer.from(`${JSON.stringify(next, undefined, 2)}\n`));
}

function parseRevision(bytes: Buffer | undefined, path: string): Manifest {
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
