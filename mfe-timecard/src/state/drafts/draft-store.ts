import { declareDeviceData, deviceOwner, keepOnDevice, keepWork, releaseWork } from 'shared-session/device-data';
import { runRequest } from 'shared-session/device-database';
import { draftTabs } from 'shared-session/draft-tabs';
import { DEVICE_RECORDS, deviceKey } from '../device/device-key.ts';
import { isSignedOut } from '../device/signed-out.ts';
import { KEPT_TIMECARD, OFFLINE_QUEUE } from '../outbox/may-wait.ts';
import { type Draft, isReadable, readDraft, type UnreadableDraft, writeDraft } from './draft-format.ts';
import { DRAFTS } from './remove-drafts.ts';
import { DRAFT_KEY_PLACES, decrypt, encrypt, sessionKey, sessionKeyOfOldBuilds } from './session-key.ts';

export const tabs = draftTabs('timecard');

/** The user id if the server could not name the user. Such drafts belong to anyone with the session's key. */
export const UNKNOWN_USER = 'worker';

/** Names a timecard's drafts: user, engagement and period; the same before and after the first save. */
export function draftName(user: string, engagementId: number, periodStart: string): string {
  return `${user}/${engagementId}/${periodStart}`;
}

/** The lifetime of a stored draft: until its person signs out, or until the browser's session ends. */
export type KeptFor = 'device' | 'session';

/** Stores this tab's draft of a timecard. @returns its lifetime; false if this browser stores none */
export async function keepDraft(name: string, draft: Draft): Promise<KeptFor | false> {
  if (isSignedOut()) return false;
  try {
    declarePlaces();
    const record = `${name}/${await tabs.own()}`;
    // If no shell has claimed the device, as in a foreign host, there is no sign-out either, so the key ends with the session.
    const isOwned = deviceOwner() === name.slice(0, name.indexOf('/'));
    const isKept = await keepOnDevice(async () => {
      const key = isOwned ? await deviceKey() : await sessionKey();
      if (!key) throw new Error('This browser keeps no key.');
      const sealed = await encrypt(key, writeDraft(draft));
      await runRequest(DRAFTS, 'readwrite', (store) => store.put(sealed, record));
      registerWork(name, record);
    });
    return isKept && (isOwned ? 'device' : 'session');
  } catch {
    return false;
  }
}

/** Declares where drafts and their key are stored, so that signing out can remove them. */
export function declarePlaces(): void {
  const { databases, ...places } = DRAFT_KEY_PLACES;
  declareDeviceData({ ...places, databases: [DRAFTS.database, DEVICE_RECORDS.database, ...databases] });
}

/** Registers a draft as work that a sign-out would lose. On a foreign page there is no URL that leads to it. */
export function registerWork(name: string, record: string): void {
  const url = window.location.hash;
  const [, id = '', date = ''] = name.split('/');
  if (url.startsWith('#/'))
    keepWork({ id: record, url, key: KEPT_TIMECARD, params: { id, date }, saver: OFFLINE_QUEUE });
}

/**
 * The keys that a draft may be encrypted with: the device's, this session's, and that of older builds.
 * @throws if one cannot be read now
 */
export async function readingKeys(): Promise<readonly CryptoKey[]> {
  // Without an owner nothing is stored under the device's key, so a foreign host gets no database for it.
  const own = deviceOwner() === null ? null : await deviceKey();
  const keys = [own, await sessionKey(), await sessionKeyOfOldBuilds()];
  return keys.filter((key) => key !== null);
}

/** Opens a record. One that no key opens is removed and unregistered, because its session is over. */
export async function openDraft(record: string, keys: readonly CryptoKey[]): Promise<Draft | UnreadableDraft | null> {
  const sealed = await runRequest<unknown>(DRAFTS, 'readonly', (store) => store.get(record));
  if (!(sealed instanceof Uint8Array)) return null;
  for (const key of keys) {
    const text = await decrypt(key, sealed as Uint8Array<ArrayBuffer>);
    if (text !== null) return readDraft(text);
  }
  await removeDraft(record);
  return null;
}

/** Marks, in a record's name, a draft that a tab has found and the person has not decided on. */
export const ASIDE = '~';

/** The tab that wrote a record: its name follows user, engagement and period. */
export function tabOf(record: string): string {
  return record.slice(record.lastIndexOf('/') + 1).split(ASIDE)[0] ?? '';
}

/** Records of a timecard that belong to this tab or to closed tabs, and whether another open tab has one. */
export async function recordsOf(name: string): Promise<{ left: string[]; elsewhere: boolean }> {
  const tab = await tabs.own();
  const living = await tabs.living();
  const unknown = UNKNOWN_USER + name.slice(name.indexOf('/'));
  const keys = await Promise.all(
    [...new Set([name, unknown])].map((one) =>
      // The range includes the bare name: older builds stored one draft for all tabs.
      runRequest(DRAFTS, 'readonly', (store) => store.getAllKeys(IDBKeyRange.bound(one, `${one}/\uffff`))),
    ),
  );
  const records = keys.flat().map(String);
  const left = records.filter((record) => {
    const owner = tabOf(record);
    return owner === tab || !living.has(owner);
  });
  return { left, elsewhere: left.length < records.length };
}

/** Removes this tab's draft since the timecard was opened. Drafts that were found then and not decided on stay. */
export async function removeOwnDraft(name: string): Promise<void> {
  await removeDraft(`${name}/${await tabs.own()}`);
}

/** Removes one draft by its record. */
export async function removeDraft(record: string): Promise<void> {
  releaseWork(record);
  await runRequest(DRAFTS, 'readwrite', (store) => store.delete(record)).catch(() => undefined);
}

/** Removes the drafts of a timecard for which `isGone` is true, except those of other open tabs. */
export async function removeDraftsThat(name: string, isGone: (draft: Draft) => boolean): Promise<void> {
  try {
    const keys = await readingKeys();
    for (const record of (await recordsOf(name)).left) {
      const draft = await openDraft(record, keys);
      if (draft && isReadable(draft) && isGone(draft)) await removeDraft(record);
    }
  } catch {
    // Blocked storage holds no drafts.
  }
}

/** Removes the drafts of all users other than the one in the draft's name, and those of this user that no key opens any more. */
export async function tidyDrafts(name: string): Promise<void> {
  const own = name.slice(0, name.indexOf('/') + 1);
  try {
    const records = await runRequest(DRAFTS, 'readonly', (store) => store.getAllKeys());
    if (own === `${UNKNOWN_USER}/`) return;
    const keys = await readingKeys();
    for (const record of records.map(String)) {
      if (record.startsWith(own)) await openDraft(record, keys);
      else if (!record.startsWith(`${UNKNOWN_USER}/`)) await removeDraft(record);
    }
  } catch {
    // Blocked storage holds no drafts.
  }
}
