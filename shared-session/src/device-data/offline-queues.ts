/**
 * Modules that send what waits on this device. Code that stores something to be sent names one, and the portal mounts it on any page. The
 * list is separate from the register, because older builds drop what they do not know in the register.
 */
const STORAGE_KEY = 'portal.senders';

/** An exposed module that implements the mount contract: `mfe_timecard/outbox`. */
export const MODULE = /^mfe_[a-z0-9_]+\/[a-z][a-z0-9-]*$/;

/** Adds a module: something waits on this device that it sends. */
export function addOfflineQueue(module: string): void {
  write([...new Set([...offlineQueues(), module])]);
}

/** Removes a module: nothing waits for it any more. */
export function removeOfflineQueue(module: string): void {
  write(offlineQueues().filter((one) => one !== module));
}

/** Removes all modules, on sign-out. */
export function removeAllOfflineQueues(): void {
  write([]);
}

/** The modules that have something to send. */
export function offlineQueues(): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string' && MODULE.test(one)) : [];
  } catch {
    return [];
  }
}

/** Calls back when another tab of this browser adds or removes one. @returns a function that stops listening */
export function onOfflineQueuesChanged(callback: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) callback();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function write(queues: readonly string[]): void {
  try {
    if (queues.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(queues));
  } catch {
    // Where storage is blocked nothing waits either.
  }
}
