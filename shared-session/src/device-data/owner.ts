import { changeRegister, onRegisterChange, readRegister } from './register.ts';
import { clearDeviceData, isSigningOut, WRITING } from './sign-out.ts';

/** This device is used by this person now; what was kept of another is removed. */
export async function claimDevice(userId: string): Promise<void> {
  const { owner } = readRegister();
  person ??= owner;
  if (owner === userId) return;
  if (owner !== null) await clearDeviceData();
  changeRegister((register) => ({ ...register, owner: userId }));
  person = userId;
}

/** Whose this device is: the id of who was signed in last, and has not signed out. Null where nobody is known. */
export function deviceOwner(): string | null {
  return readRegister().owner;
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
  return owner === person && !isSigningOut();
}

/** Calls back when another tab of this browser is used by another person. @returns a function that stops listening */
export function onOtherOwner(userId: string, callback: () => void): () => void {
  return onRegisterChange(() => {
    const owner = deviceOwner();
    if (owner !== null && owner !== userId) callback();
  });
}
