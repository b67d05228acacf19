import * as v from 'valibot';
import { type Manifest, manifest } from '../manifest/index.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import { type RevisionRecord, revisionRecord } from './record.ts';

const FOLDER = 'history';

export function pathOf(revision: number): string {
  return `${FOLDER}/${String(revision).padStart(8, '0')}.json`;
}

/** The manifest before the first activation. */
export const emptyManifest: Manifest = {
  schemaVersion: 1,
  revision: 0,
  activatedAt: '1970-01-01T00:00:00.000Z',
  microFrontends: {},
};

/** A revision as the history keeps it. */
export interface StoredRevision {
  readonly manifest: Manifest;
  /** Absent in revisions from before records. */
  readonly record?: RevisionRecord | undefined;
}

/** The schema of a revision's file: the manifest, and the record beside it. */
export const revisionFile = v.strictObject({ ...manifest.entries, record: v.optional(revisionRecord) });

interface Seen extends StoredRevision {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Caches the newest known revision of a store: the search continues from there, and the same bytes are parsed once. */
const lastSeen = new WeakMap<Store, Seen>();

/** The newest revision; the empty manifest if nothing has been activated yet. */
export async function currentManifest(store: Store): Promise<Manifest> {
  return (await currentRevision(store)).manifest;
}

/** The newest revision with its record. A listing may be older than what was written, so the search goes on from there. */
export async function currentRevision(store: Store): Promise<StoredRevision> {
  const known = lastSeen.get(store)?.path;
  // Without its bytes it was deleted to fall back one revision.
  const bytes = known === undefined ? undefined : await store.read(known);
  if (bytes) return newestAfter(store, known, bytes);
  lastSeen.delete(store);
  const listed = (await revisionPaths(store)).at(-1);
  return newestAfter(store, listed, listed === undefined ? undefined : await store.read(listed));
}

async function newestAfter(store: Store, path?: string, bytes?: Buffer): Promise<StoredRevision> {
  let [newest, found] = [path, bytes];
  for (let number = numberOf(path) + 1; ; number += 1) {
    const next = await store.read(pathOf(number));
    if (!next) break;
    [newest, found] = [pathOf(number), next];
  }
  return newest ? seen(store, newest, found) : { manifest: emptyManifest };
}

/** 0 without one. */
const numberOf = (path = ''): number => Number(/(\d+)\.json$/.exec(path)?.[1] ?? 0);

function seen(store: Store, path: string, bytes: Buffer | undefined): StoredRevision {
  const known = lastSeen.get(store);
  if (bytes && known?.path === path && known.bytes.equals(bytes)) return known;
  const parsed = parseStored(bytes, path);
  if (bytes) lastSeen.set(store, { path, bytes, ...parsed });
  return parsed;
}

/** The newest revision that is known without reading the store; 0 if the store was never read. */
export function revisionSeen(store: Store): number {
  return lastSeen.get(store)?.manifest.revision ?? 0;
}

/** Paths of the history's files, oldest first. */
export async function revisionPaths(store: Store, after?: string): Promise<string[]> {
  return (await store.list(FOLDER, after)).filter((path) => /^history\/\d{8,}\.json$/.test(path));
}

export async function revision(store: Store, number: number): Promise<Manifest> {
  return (await storedRevision(store, number)).manifest;
}

/** An earlier revision with its record. @throws UserError if it is not there or broken */
export async function storedRevision(store: Store, number: number): Promise<StoredRevision> {
  const bytes = await store.read(pathOf(number));
  if (!bytes) throw new UserError(`Revision ${number} is not in the history of ${store.location}.`);
  return parseStored(bytes, pathOf(number));
}

/** The revision in one of the history's files. */
export async function storedAt(store: Store, path: string): Promise<StoredRevision> {
  return parseStored(await store.read(path), path);
}

/** The revisions after the given one, oldest first. */
export async function revisionsAfter(store: Store, number: number): Promise<Manifest[]> {
  const later: Manifest[] = [];
  for (let next = number + 1; ; next += 1) {
    const bytes = await store.read(pathOf(next));
    if (!bytes) return later;
    later.push(parseRevision(bytes, pathOf(next)));
  }
}

/** Every revision, oldest first. */
export async function history(store: Store): Promise<Manifest[]> {
  const revisions: Manifest[] = [];
  for (const path of await revisionPaths(store)) revisions.push(parseRevision(await store.read(path), path));
  return revisions;
}

/**
 * Appends the revision that follows `before`. Returns false if another activation was faster: creating the next revision's
 * file is the swap, and the file of a revision can be created only once.
 */
export async function append(store: Store, next: Manifest, record?: RevisionRecord): Promise<boolean> {
  const path = pathOf(next.revision);
  const bytes = Buffer.from(`${JSON.stringify({ ...next, record })}\n`);
  const appended = await store.create(path, bytes);
  if (appended) lastSeen.set(store, { path, bytes, manifest: next, record });
  return appended;
}

/** @throws UserError that names the file and the field */
export function parseRevision(bytes: Buffer | undefined, path: string): Manifest {
  return parseStored(bytes, path).manifest;
}

function parseStored(bytes: Buffer | undefined, path: string): StoredRevision {
  let value: unknown;
  try {
    value = JSON.parse(bytes?.toString() ?? '');
  } catch {
    throw new UserError(
      `${path} in the store is not JSON, as far as it was read (${bytes?.length ?? 0} bytes). Look whether "mfe doctor" finds it broken as well; then restore it from a backup.`,
    );
  }
  const result = v.safeParse(revisionFile, value);
  if (result.success) {
    const { record, ...manifest } = result.output;
    return { manifest, record };
  }
  const issue = result.issues[0];
  throw new UserError(`${path} in the store is broken at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}
