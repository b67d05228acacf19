import { changeRegister, isOwnerUnknown, onRegisterChange, readRegister } from './register.ts';
import { clearDeviceData, isSigningOut, WRITING } from './sign-out.ts';

/** Makes a person the owner of this device's data; another person's data are removed, and data that may be another person's. */
export async function claimDevice(userId: string): Promise<void> {
  const { owner } = readRegister();
  person ??= owner;
  if (owner === userId) return;
  if (owner !== null || isOwnerUnknown()) await clearDeviceData();
  changeRegister((register) => ({ ...register, owner: userId }));
  person = userId;
}

/** The owner of this device's data: the id of the user who signed in last and has not signed out. Null if there is none. */
export function deviceOwner(): string | null {
  return readRegister().owner;
}

/** The owner when this page first asked: a page stays with one person. */
let person: string | null = null;

/**
 * Runs a write of personal data. A sign-out in any tab waits for it; once one has begun, nothing is written any more. Browsers without Web
 * Locks have no encryption either, so nothing is written there.
 *
 * @returns false if nothing may be stored; `write` was not run then
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
