import * as v from 'valibot';
import { forgetTexts } from '../translation/kept-texts.ts';
import { removeAllSenders } from './senders.ts';

/**
 * The register of what is kept of a person on this device. Whoever keeps something declares where; whoever signs the person out
 * removes it all, whether or not the code that kept it is on the page. The register itself names places, and work by its ids. It
 * lies in local storage, so that every page of the origin and every build read the same one; where storage is blocked nothing
 * is kept and nothing is registered.
 */
const REGISTER = 'portal.device-data';
/** Stands while a sign-out is under way: the next page finishes what was interrupted. */
const MARKER = 'portal.signed-out';
/** Web Lock: writers share it, whoever removes has it alone. */
const WRITING = 'portal.device-data';
/** A sign-out does not wait longer than this for a write, milliseconds. */
const LONGEST_WRITE_MS = 500;

const registerSchema = v.object({
  owner: v.fallback(v.nullable(v.string()), null),
  databases: v.fallback(v.array(v.string()), []),
  sessionKeys: v.fallback(v.array(v.string()), []),
  cookies: v.fallback(v.array(v.string()), []),
  work: v.fallback(
    v.array(
      v.object({
        id: v.string(),
        url: v.string(),
        key: v.string(),
        params: v.record(v.string(), v.union([v.string(), v.number()])),
      }),
    ),
    [],
  ),
});

/** Names of IndexedDB databases, session storage keys and cookies. */
export interface DevicePlaces {
  readonly databases?: readonly string[];
  readonly sessionKeys?: readonly string[];
  readonly cookies?: readonly string[];
}

/** Entries that are kept on this device and nowhere else yet. */
export interface KeptWork {
  readonly id: string;
  /** Where in the portal the person finds them: `#/worker/…`. */
  readonly url: string;
  /** Label key and parameters of what they are. */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type Register = v.InferOutput<typeof registerSchema>;

/** Declares where something of the person is kept, before it is kept there. */
export function declareDeviceData({ databases = [], sessionKeys = [], cookies = [] }: DevicePlaces): void {
  change((register) => ({
    ...register,
    databases: union(register.databases, databases),
    sessionKeys: union(register.sessionKeys, sessionKeys),
    cookies: union(register.cookies, cookies),
  }));
}

/** Registers entries that a sign-out would lose. */
export function keepWork(work: KeptWork): void {
  change((register) => {
    const others = register.work.filter(({ id }) => id !== work.id);
    return { ...register, work: [...others, { ...work, params: { ...work.params } }] };
  });
}

/** The entries are saved or given up. */
export function releaseWork(id: string): void {
  change((register) => ({ ...register, work: register.work.filter((work) => work.id !== id) }));
}

/** Entries that a sign-out would lose; each once, however many tabs have them. */
export function keptWork(): readonly KeptWork[] {
  const byUrl = new Map(read().work.map((work) => [`${work.key} ${JSON.stringify(work.params)}`, work]));
  return [...byUrl.values()];
}

/** A deliberate sign-out begins: other tabs hear of it, and a page that comes before its end finishes it. */
export function startSignOut(): void {
  store((storage) => storage.setItem(MARKER, new Date().toISOString()));
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
  for (const key of read().sessionKeys) store(() => sessionStorage.removeItem(key));
}

async function removeAll(): Promise<void> {
  const { databases, cookies } = read();
  clearTabData();
  for (const name of cookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=; path=/; max-age=0; samesite=strict`;
  }
  await Promise.all(databases.map(deleteDatabase));
  // The places stay known: a tab that hears of the sign-out later removes its own part of them.
  change((register) => ({ ...register, owner: null, work: [] }));
  removeAllSenders();
  forgetTexts();
  store((storage) => storage.removeItem(MARKER));
}

/** Finishes a sign-out that was interrupted, on the page that comes next. */
export async function finishSignOut(): Promise<void> {
  if (store((storage) => storage.getItem(MARKER)) !== null) await clearDeviceData();
}

/** This device is used by this person now; what was kept of another is removed. */
export async function claimDevice(userId: string): Promise<void> {
  const { owner } = read();
  person ??= owner;
  if (owner === userId) return;
  if (owner !== null) await clearDeviceData();
  change((register) => ({ ...register, owner: userId }));
  person = userId;
}

/** Whose this device is: the id of who was signed in last, and has not signed out. Null where nobody is known. */
export function deviceOwner(): string | null {
  return read().owner;
}

/** Whose this device was when this page first asked: a page stays one person's. */
let person: string | null = null;

/**
 * Runs what keeps something of the person of this page. A sign-out in any tab waits for it; once one has begun, nothing is kept any more.
 * Without Web Locks there is no encryption either, and nobody keeps anything.
 *
 * @returns false where nothing may be kept, and `write` was not run
 */
export async function keepOnDevice(write: () => Promise<void>): Promise<boolean> {
  const run = async () => {
    if (!mayKeep()) return false;
    await write();
    return true;
  };
  return navigator.locks ? navigator.locks.request(WRITING, { mode: 'shared' }, run) : run();
}

function mayKeep(): boolean {
  const owner = deviceOwner();
  person ??= owner;
  return owner === person && store((storage) => storage.getItem(MARKER)) === null;
}

/** Calls back when another tab of this browser signs out. @returns a function that stops listening */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === MARKER && newValue !== null) callback();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Calls back when another tab of this browser is used by another person. @returns a function that stops listening */
export function onOtherOwner(userId: string, callback: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    const owner = key === REGISTER ? deviceOwner() : null;
    if (owner !== null && owner !== userId) callback();
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

function read(): Register {
  const text = store((storage) => storage.getItem(REGISTER));
  let written: unknown;
  try {
    written = JSON.parse(text ?? '{}');
  } catch {
    written = {};
  }
  const read = v.safeParse(registerSchema, written);
  return read.success ? read.output : { owner: null, databases: [], sessionKeys: [], cookies: [], work: [] };
}

function change(next: (register: Register) => Register): void {
  store((storage) => storage.setItem(REGISTER, JSON.stringify(next(read()))));
}

/** Local storage, where the browser gives it. */
function store<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

const union = (known: readonly string[], added: readonly string[]) => [...new Set([...known, ...added])];
