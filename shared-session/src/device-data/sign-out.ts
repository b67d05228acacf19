import { forgetTexts } from '../translation/kept-texts.ts';
import { changeRegister, inStorage, readRegister } from './register.ts';
import { removeAllSenders } from './senders.ts';

/** Stands while a sign-out is under way: the next page finishes what was interrupted. */
const MARKER = 'portal.signed-out';
/** The session that a sign-out without a connection could not end: the next page does. */
const UNENDED = 'portal.session-ended';
/** Web Lock: writers share it, whoever removes has it alone. */
export const WRITING = 'portal.device-data';
/** A sign-out does not wait longer than this for a write, milliseconds. */
const LONGEST_WRITE_MS = 500;

/** A deliberate sign-out begins: other tabs hear of it, and a page that comes before its end finishes it. */
export function startSignOut(): void {
  inStorage((storage) => storage.setItem(MARKER, new Date().toISOString()));
}

/** Notes that the server has not heard of a sign-out. @param session the session's name, not its secret */
export function leaveSessionToEnd(session: string): void {
  inStorage((storage) => storage.setItem(UNENDED, session));
}

/** Whether this session is to be ended because its person signed out without a connection. The note is gone with the answer. */
export function takeSessionToEnd(session: string): boolean {
  const noted = inStorage((storage) => storage.getItem(UNENDED));
  if (noted !== null) inStorage((storage) => storage.removeItem(UNENDED));
  return noted !== null && noted === session;
}

/**
 * Removes everything that was declared, once what is being written in any tab is there. What could not be removed now is removed by
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
  // Whoever still writes hangs: the person does not wait for it.
  if (!isDone) await removeAll();
}

/** Removes what this tab alone has: the rest of the device belongs to somebody else by now. */
export function clearTabData(): void {
  for (const key of readRegister().sessionKeys) inStorage(() => sessionStorage.removeItem(key));
}

async function removeAll(): Promise<void> {
  const { databases, cookies } = readRegister();
  clearTabData();
  for (const name of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; max-age=0; samesite=strict`;
  }
  await Promise.all(databases.map(deleteDatabase));
  // The places stay known: a tab that hears of the sign-out later removes its own part of them.
  changeRegister((register) => ({ ...register, owner: null, work: [] }));
  removeAllSenders();
  forgetTexts();
  inStorage((storage) => storage.removeItem(MARKER));
}

/** Finishes a sign-out that was interrupted, on the page that comes next. */
export async function finishSignOut(): Promise<void> {
  if (isSigningOut()) await clearDeviceData();
}

/** Whether a sign-out is under way. */
export const isSigningOut = (): boolean => inStorage((storage) => storage.getItem(MARKER)) !== null;

/**
 * Calls back when another tab of this browser signs out. A tab that slept hears of it late: where somebody has signed in since, it is
 * none of theirs. @returns a function that stops listening
 */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    const isLate = readRegister().owner !== null && !isSigningOut();
    if (key === MARKER && newValue !== null && !isLate) callback();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
