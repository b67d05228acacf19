import { runRequest, type StoreLocation } from 'shared-session/device-database';

/** Where what a person needs on this device lies, and its key beside it. */
export const DEVICE_RECORDS: StoreLocation = { database: 'timecard-offline', store: 'records' };
const KEY = 'key';

/**
 * The key of what outlives the browser's session: it cannot be read out of the browser, and goes when the person signs out.
 *
 * @throws where this browser keeps none, or it cannot be read now
 */
export async function deviceKey(): Promise<CryptoKey> {
  // Two tabs that open at once must not make two keys.
  return navigator.locks ? navigator.locks.request(`${DEVICE_RECORDS.database}-key`, heldKey) : heldKey();
}

async function heldKey(): Promise<CryptoKey> {
  const known = await runRequest<unknown>(DEVICE_RECORDS, 'readonly', (store) => store.get(KEY));
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await runRequest(DEVICE_RECORDS, 'readwrite', (store) => store.put(made, KEY));
  return made;
}
