import { declareDeviceData, keepOnDevice } from 'shared-session/device-data';
import { ask, type Place } from '../drafts/database.ts';
import { decrypt, encrypt } from '../drafts/session-key.ts';
import { isSignedOut } from './signed-out.ts';

/**
 * What a person needs without a connection, and what waits for one. Unlike a draft it outlives the browser's session, because what
 * waits to be sent must: its key cannot be read out of the browser, lies beside it, and goes with it when the person signs out.
 */
const DEVICE_RECORDS: Place = { database: 'timecard-offline', store: 'records' };
const KEY = 'key';

async function deviceKey(): Promise<CryptoKey> {
  // Two tabs that open at once must not make two keys.
  return navigator.locks ? navigator.locks.request(`${DEVICE_RECORDS.database}-key`, heldKey) : heldKey();
}

async function heldKey(): Promise<CryptoKey> {
  const known = await ask<unknown>(DEVICE_RECORDS, 'readonly', (store) => store.get(KEY));
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await ask(DEVICE_RECORDS, 'readwrite', (store) => store.put(made, KEY));
  return made;
}

/** Keeps a value of a person. @throws where this device keeps nothing: storage is blocked or full, or the person signed out */
export async function keepRecord(user: string, name: string, value: unknown): Promise<void> {
  if (isSignedOut()) throw new Error('The person signed out: nothing is kept.');
  declareDeviceData({ databases: [DEVICE_RECORDS.database] });
  const isKept = await keepOnDevice(async () => {
    const sealed = await encrypt(await deviceKey(), JSON.stringify(value));
    await ask(DEVICE_RECORDS, 'readwrite', (store) => store.put(sealed, `${user}/${name}`));
  });
  if (!isKept) throw new Error('A tab signs out: nothing is kept.');
}

/** A value of a person; undefined where there is none, or it cannot be read. */
export async function readRecord(user: string, name: string): Promise<unknown> {
  try {
    const sealed = await ask<unknown>(DEVICE_RECORDS, 'readonly', (store) => store.get(`${user}/${name}`));
    if (!(sealed instanceof Uint8Array)) return undefined;
    const text = await decrypt(await deviceKey(), sealed as Uint8Array<ArrayBuffer>);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
