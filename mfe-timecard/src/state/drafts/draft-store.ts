import * as v from 'valibot';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { ask, type Place } from './database.ts';
import { decrypt, encrypt, forgetSessionKey, sessionKey } from './session-key.ts';
import { livingTabs, thisTab } from './tab.ts';

/** A timecard's unsaved entries, kept on this device. */
export interface Draft {
  /** ISO instant. */
  readonly keptAt: string;
  /** Version of the timecard the entries started from. */
  readonly version: number;
  readonly form: TimecardForm;
}

/** What a timecard's opening finds on this device. */
export interface FoundDrafts {
  /** This tab's own from before, and those of tabs that are gone, newest first. */
  readonly drafts: readonly (Draft & { readonly record: string })[];
  /** Whether a tab that lives has unsaved entries of the same timecard. */
  readonly elsewhere: boolean;
}

/** Whether the person signed out in this page: what is typed until it is gone is not kept. */
let signedOut = false;

const DRAFTS: Place = { database: 'timecard-drafts', store: 'drafts' };

const draftShape = v.object({
  keptAt: v.string(),
  version: v.number(),
  form: v.looseObject({
    days: v.array(
      v.looseObject({
        key: v.string(),
        workedDate: v.string(),
        spans: v.array(v.unknown()),
        shiftLines: v.array(v.unknown()),
        units: v.array(v.unknown()),
        allocations: v.array(v.looseObject({ multiRates: v.array(v.unknown()), leave: v.array(v.unknown()) })),
      }),
    ),
    allocations: v.array(v.looseObject({ multiRates: v.array(v.unknown()), leave: v.array(v.unknown()) })),
  }),
});

/** The user id when the server could not name the user. Such drafts belong to anyone with the session's key. */
export const UNKNOWN_USER = 'worker';

/** Names a timecard's drafts: user, engagement and period; the same before and after the first save. */
export function draftName(user: string, engagementId: number, periodStart: string): string {
  return `${user}/${engagementId}/${periodStart}`;
}

/** Keeps this tab's draft of a timecard. @returns false where this browser keeps none */
export async function keepDraft(name: string, draft: Draft): Promise<boolean> {
  if (signedOut) return false;
  const key = await sessionKey();
  if (!key) return false;
  try {
    const sealed = await encrypt(key, JSON.stringify(draft));
    const record = `${name}/${await thisTab()}`;
    await ask(DRAFTS, 'readwrite', (store) => store.put(sealed, record));
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a timecard's drafts. This tab's own is laid aside: what is typed from now on does not overwrite it. One that is damaged,
 * or whose session is over, is removed.
 */
export async function findDrafts(name: string): Promise<FoundDrafts> {
  try {
    const { left, elsewhere } = await recordsOf(name);
    const key = await sessionKey();
    const own = `${name}/${await thisTab()}`;
    const read = await Promise.all(left.map((record) => readDraft(record, key)));
    const drafts = await Promise.all(
      read.flatMap((draft) => (draft ? [draft.record === own ? layAside(draft) : draft] : [])),
    );
    return { drafts: drafts.sort((one, other) => (one.keptAt < other.keptAt ? 1 : -1)), elsewhere };
  } catch {
    return { drafts: [], elsewhere: false };
  }
}

async function readDraft(record: string, key: CryptoKey | null): Promise<FoundDrafts['drafts'][number] | null> {
  const sealed = await ask<unknown>(DRAFTS, 'readonly', (store) => store.get(record));
  if (!key || !(sealed instanceof Uint8Array)) return null;
  const text = await decrypt(key, sealed as Uint8Array<ArrayBuffer>);
  const draft = text === null ? null : v.safeParse(draftShape, JSON.parse(text));
  if (draft?.success) return { ...(draft.output as unknown as Draft), record };
  await removeDraft(record);
  return null;
}

/** Marks, in a record's name, a draft that a tab found and has not decided on. */
const ASIDE = '~';

async function layAside<T extends { record: string; keptAt: string }>(draft: T): Promise<T> {
  const sealed = await ask<unknown>(DRAFTS, 'readonly', (store) => store.get(draft.record));
  const record = `${draft.record}${ASIDE}${draft.keptAt}`;
  await ask(DRAFTS, 'readwrite', (store) => store.put(sealed, record));
  await removeDraft(draft.record);
  return { ...draft, record };
}

/** Records of a timecard that are this tab's or nobody's any more, and whether another tab that lives has one. */
async function recordsOf(name: string): Promise<{ left: string[]; elsewhere: boolean }> {
  const tab = await thisTab();
  const living = await livingTabs();
  const unknown = UNKNOWN_USER + name.slice(name.indexOf('/'));
  const keys = await Promise.all(
    [...new Set([name, unknown])].map((one) =>
      ask(DRAFTS, 'readonly', (store) => store.getAllKeys(IDBKeyRange.bound(`${one}/`, `${one}/\uffff`))),
    ),
  );
  const records = keys.flat().map(String);
  const left = records.filter((record) => {
    // The tab stands behind user, engagement and period.
    const [owner = ''] = record.slice(record.lastIndexOf('/') + 1).split(ASIDE);
    return owner === tab || !living.has(owner);
  });
  return { left, elsewhere: left.length < records.length };
}

/** Removes one draft by its record. */
export async function removeDraft(record: string): Promise<void> {
  await ask(DRAFTS, 'readwrite', (store) => store.delete(record)).catch(() => undefined);
}

/** The timecard is saved, submitted or given up: its drafts are removed, but for those of other tabs that live. */
export async function removeDrafts(name: string): Promise<void> {
  try {
    await Promise.all((await recordsOf(name)).left.map(removeDraft));
  } catch {
    // Blocked storage holds no drafts.
  }
}

/** Removes the drafts of every user but the one a draft's name belongs to. */
export async function removeDraftsOfOthers(name: string): Promise<void> {
  const own = name.slice(0, name.indexOf('/') + 1);
  try {
    const records = await ask(DRAFTS, 'readonly', (store) => store.getAllKeys());
    if (own === `${UNKNOWN_USER}/`) return;
    for (const record of records.map(String))
      if (!record.startsWith(own) && !record.startsWith(`${UNKNOWN_USER}/`)) await removeDraft(record);
  } catch {
    // Blocked storage holds no drafts.
  }
}

/** Removes every draft and the key: on sign-out. */
export async function removeAllDrafts(): Promise<void> {
  signedOut = true;
  await Promise.all([forgetSessionKey(), ask(DRAFTS, 'readwrite', (store) => store.clear()).catch(() => undefined)]);
}
