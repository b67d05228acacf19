import * as v from 'valibot';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { decrypt, encrypt, forgetSessionKey, sessionKey } from './session-key.ts';

/** A timecard's unsaved entries, kept on this device. */
export interface Draft {
  /** ISO instant. */
  readonly keptAt: string;
  /** Version of the timecard the entries started from. */
  readonly version: number;
  readonly form: TimecardForm;
}

/** Whether the person signed out in this page: what is typed until it is gone is not kept. */
let signedOut = false;

const DATABASE = 'timecard-drafts';
const STORE = 'drafts';

const draftShape = v.object({
  keptAt: v.string(),
  version: v.number(),
  form: v.looseObject({
    days: v.array(
      v.looseObject({
        key: v.string(),
        workedDate: v.string(),
        spans: v.array(v.unknown()),
        allocations: v.array(v.unknown()),
      }),
    ),
  }),
});

/** Names a timecard's draft: user, engagement and period; the same before and after the first save. */
export function draftName(user: string, engagementId: number, periodStart: string): string {
  return `${user}/${engagementId}/${periodStart}`;
}

/** Keeps a draft. @returns false where this browser keeps none */
export async function keepDraft(name: string, draft: Draft): Promise<boolean> {
  if (signedOut) return false;
  const key = await sessionKey();
  if (!key) return false;
  try {
    const sealed = await encrypt(key, JSON.stringify(draft));
    await run('readwrite', (store) => store.put(sealed, name));
    return true;
  } catch {
    return false;
  }
}

/** The draft of a timecard; `null` when there is none, when it is damaged, or when its session is over (then it is removed). */
export async function readDraft(name: string): Promise<Draft | null> {
  const key = await sessionKey();
  if (!key) return null;
  try {
    const sealed = await run<unknown>('readonly', (store) => store.get(name));
    if (!(sealed instanceof Uint8Array)) return null;
    const text = await decrypt(key, sealed as Uint8Array<ArrayBuffer>);
    const draft = text === null ? null : v.safeParse(draftShape, JSON.parse(text));
    if (draft?.success) return draft.output as unknown as Draft;
    await removeDraft(name);
    return null;
  } catch {
    return null;
  }
}

/** Removes a timecard's draft: it is saved, submitted or given up. */
export async function removeDraft(name: string): Promise<void> {
  await run('readwrite', (store) => store.delete(name)).catch(() => undefined);
}

/** Removes the drafts of every user but the one a draft's name belongs to. */
export async function removeDraftsOfOthers(name: string): Promise<void> {
  const own = name.slice(0, name.indexOf('/') + 1);
  try {
    const names = await run('readonly', (store) => store.getAllKeys());
    for (const key of names) if (!String(key).startsWith(own)) await removeDraft(String(key));
  } catch {
    // Blocked storage holds no drafts.
  }
}

/** Removes every draft and the key: on sign-out. */
export async function removeAllDrafts(): Promise<void> {
  signedOut = true;
  forgetSessionKey();
  await run('readwrite', (store) => store.clear()).catch(() => undefined);
}

function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('The draft database is blocked by another tab.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error);
      };
    };
  });
}
