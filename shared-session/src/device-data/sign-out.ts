import { forgetTexts } from '../translation/stored-texts.ts';
import { removeAllOfflineQueues } from './offline-queues.ts';
import { isPersonal, PERSONAL_DATABASES, PERSONAL_LOCAL_KEYS } from './personal-places.ts';
import { emptyRegister, inStorage, readRegister, registerText } from './register.ts';

/** Set while a sign-out is under way, so that the next page can finish one that was interrupted. */
const MARKER = 'portal.signed-out';
/** The session that a sign-out without a connection could not end. The next page ends it. */
const UNENDED = 'portal.session-ended';
/** Web Lock: shared by writes, exclusive for the removal. */
export const WRITING = 'portal.device-data';
/** A sign-out does not wait longer than this for a write, milliseconds. */
const LONGEST_WRITE_MS = 500;

/** Starts a sign-out. Other tabs are notified, and the next page finishes it if this one cannot. */
export function startSignOut(): void {
  inStorage((storage) => storage.setItem(MARKER, new Date().toISOString()));
}

/** Notes that a sign-out has not reached the server. @param session the session's name, not its secret */
export function leaveSessionToEnd(session: string): void {
  inStorage((storage) => storage.setItem(UNENDED, session));
}

/** Whether this session is to be ended because its person signed out without a connection. Reading removes the note. */
export function takeSessionToEnd(session: string): boolean {
  const noted = inStorage((storage) => storage.getItem(UNENDED));
  if (noted !== null) inStorage((storage) => storage.removeItem(UNENDED));
  return noted !== null && noted === session;
}

/**
 * Removes everything that was declared, after waiting for writes under way in any tab. Data that cannot be removed now are removed by
 * {@link finishSignOut}.
 */
export async function clearDeviceData(): Promise<void> {
  if (!navigator.locks) return removeAll();
  let isDone = false;
  const signal = AbortSignal.timeout(LONGEST_WRITE_MS);
  await navigator.locks
    .request(WRITING, { signal }, () => {
      isDone = true;
      return removeAll();
    })
    .catch((error: unknown) => {
      if (isDone) throw error;
    });
  // A write that still runs hangs, and the user does not wait for it.
  if (!isDone) await removeAll();
}

/** Removes only this tab's data: the rest of the device belongs to another person by now. */
export function clearTabData(): void {
  const register = registerText();
  inStorage(() => {
    const found = Object.keys(sessionStorage).filter((key) => isPersonal(key, register));
    for (const key of found) sessionStorage.removeItem(key);
  });
}

async function removeAll(): Promise<void> {
  const register = registerText();
  clearTabData();
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    if (isPersonal(name, register)) document.cookie = `${name}=; path=/; max-age=0; samesite=strict`;
  }
  const found = (await existingDatabases()).filter((name) => isPersonal(name, register));
  await Promise.all([...new Set([...PERSONAL_DATABASES, ...readRegister().databases, ...found])].map(deleteDatabase));
  emptyRegister();
  removeAllOfflineQueues();
  forgetTexts();
  inStorage((storage) => {
    for (const key of [...PERSONAL_LOCAL_KEYS, MARKER]) storage.removeItem(key);
  });
}

/** The names of this origin's databases, where the browser tells them. */
async function existingDatabases(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/** Finishes a sign-out that was interrupted, on the page that comes next. */
export async function finishSignOut(): Promise<void> {
  if (isSigningOut()) await clearDeviceData();
}

/** Whether a sign-out is under way. */
export const isSigningOut = (): boolean => inStorage((storage) => storage.getItem(MARKER)) !== null;

/**
 * Calls back when another tab of this browser signs out. A tab that slept is notified late; if a user has signed in since, the
 * notification is ignored. @returns a function that stops listening
 */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    const isLate = readRegister().owner !== null && !isSigningOut();
    if (key === MARKER && newValue !== null && !isLate) callback();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Where storage is blocked there are no databases. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    } catch {
      resolve();
    }
  });
}
