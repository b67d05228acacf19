/**
 * Modules that send what waits on this device. Code that stores something to be sent names one, and the portal mounts it on any page. The
 * list is separate from the register, because older builds drop what they do not know in the register.
 */
const SENDERS = 'portal.senders';

/** An exposed module that implements the mount contract: `mfe_timecard/outbox`. */
export const MODULE = /^mfe_[a-z0-9_]+\/[a-z][a-z0-9-]*$/;

/** Adds a module: something waits on this device that it sends. */
export function addSender(module: string): void {
  write([...new Set([...waitingSenders(), module])]);
}

/** Removes a module: nothing waits for it any more. */
export function removeSender(module: string): void {
  write(waitingSenders().filter((one) => one !== module));
}

/** Removes all modules, on sign-out. */
export function removeAllSenders(): void {
  write([]);
}

/** The modules that have something to send. */
export function waitingSenders(): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(SENDERS) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string' && MODULE.test(one)) : [];
  } catch {
    return [];
  }
}

/** Calls back when another tab of this browser adds or removes one. @returns a function that stops listening */
export function onSendersChanged(callback: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === SENDERS) callback();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function write(senders: readonly string[]): void {
  try {
    if (senders.length === 0) localStorage.removeItem(SENDERS);
    else localStorage.setItem(SENDERS, JSON.stringify(senders));
  } catch {
    // Where storage is blocked nothing waits either.
  }
}
