import { type KeptWork, ownerOf, type Register, registerOf } from './read-register.ts';

/**
 * The register of a person's data on this device. Code that stores something declares where; a sign-out removes all of it, whether or not
 * that code is on the page. The register itself holds only the places, and ids of unsaved work. It is in local storage, so that every page
 * of the origin and every build read the same one. If storage is blocked, nothing is stored and nothing is registered.
 */
const REGISTER = 'portal.device-data';

/** Names of IndexedDB databases, session storage keys and cookies. */
export interface DevicePlaces {
  readonly databases?: readonly string[];
  readonly sessionKeys?: readonly string[];
  readonly cookies?: readonly string[];
}

/** Declares where personal data will be stored. Call it before storing them. */
export function declareDeviceData({ databases = [], sessionKeys = [], cookies = [] }: DevicePlaces): void {
  changeRegister((register) => ({
    ...register,
    databases: union(register.databases, databases),
    sessionKeys: union(register.sessionKeys, sessionKeys),
    cookies: union(register.cookies, cookies),
  }));
}

/** Registers entries that a sign-out would lose. */
export function keepWork(work: KeptWork): void {
  changeRegister((register) => {
    const others = register.work.filter(({ id }) => id !== work.id);
    return { ...register, work: [...others, { ...work, params: { ...work.params } }] };
  });
}

/** Removes entries from the register: they were saved or discarded. */
export function releaseWork(id: string): void {
  changeRegister((register) => ({ ...register, work: register.work.filter((work) => work.id !== id) }));
}

/** Entries that a sign-out would lose; each once, however many tabs have them. */
export function keptWork(): readonly KeptWork[] {
  const byUrl = new Map(readRegister().work.map((work) => [`${work.key} ${JSON.stringify(work.params)}`, work]));
  return [...byUrl.values()];
}

/** Calls back when another tab has changed the register. @returns a function that stops listening */
export function onRegisterChange(callback: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === REGISTER) callback();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** The register as it stands; an empty one where it is damaged or storage is blocked. */
export const readRegister = (): Register => registerOf(parsedRegister());

/** Whether something is registered of which nobody can say whose it is: the register is damaged, or in a format of another version. */
export const isOwnerUnknown = (): boolean => registerText() !== '' && ownerOf(parsedRegister()) === undefined;

/** The register's text; empty if there is none. */
export const registerText = (): string => inStorage((storage) => storage.getItem(REGISTER)) ?? '';

function parsedRegister(): unknown {
  try {
    return JSON.parse(registerText() || '{}');
  } catch {
    return {};
  }
}

/** Empties the register, fields of other versions included. Other tabs still remove their own part of what it names. */
export function emptyRegister(): void {
  const { databases, sessionKeys, cookies } = readRegister();
  changeRegister(() => ({ owner: null, databases, sessionKeys, cookies, work: [] }));
}

/** Changes the register. */
export function changeRegister(next: (register: Register) => Register): void {
  inStorage((storage) => storage.setItem(REGISTER, JSON.stringify(next(readRegister()))));
}

/** Runs something with local storage, if the browser allows it. */
export function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

const union = (known: readonly string[], added: readonly string[]) => [...new Set([...known, ...added])];
