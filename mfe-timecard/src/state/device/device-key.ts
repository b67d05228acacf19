import { runRequest, type StoreLocation } from 'shared-session/device-database';

/** The store for records of a person on this device, and for their key. */
export const DEVICE_RECORDS: StoreLocation = { database: 'timecard-offline', store: 'records' };
const KEY = 'key';

/**
 * The key for records that outlive the browser's session. It cannot be read out of the browser, and is removed when the person signs out.
 *
 * @throws if this browser stores none, or it cannot be read now
 */
export async function deviceKey(): Promise<CryptoKey> {
  const known = await storedKey();
  if (known) return known;
  // Two tabs that open at the same time must not create two keys.
  return navigator.locks ? navigator.locks.request(`${DEVICE_RECORDS.database}-key`, makeKey) : makeKey();
}

async function storedKey(): Promise<CryptoKey | null> {
  const known = await runRequest<unknown>(DEVICE_RECORDS, 'readonly', (store) => store.get(KEY));
  return known instanceof CryptoKey ? known : null;
}

/** Creates the key, unless another tab has just done so. */
async function makeKey(): Promise<CryptoKey> {
  const known = await storedKey();
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await runRequest(DEVICE_RECORDS, 'readwrite', (store) => store.put(made, KEY));
  return made;
}
