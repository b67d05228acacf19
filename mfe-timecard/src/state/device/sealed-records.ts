import { declareDeviceData, keepOnDevice } from 'shared-session/device-data';
import { runRequest } from 'shared-session/device-database';
import { decrypt, encrypt } from '../drafts/session-key.ts';
import { DEVICE_RECORDS, deviceKey } from './device-key.ts';
import { isSignedOut } from './signed-out.ts';

/** Stores a value of a person. @throws if this device stores nothing: storage is blocked or full, or the person signed out */
export async function keepRecord(user: string, name: string, value: unknown): Promise<void> {
  if (isSignedOut()) throw new Error('The person signed out: nothing is kept.');
  declareDeviceData({ databases: [DEVICE_RECORDS.database] });
  const isKept = await keepOnDevice(async () => {
    const sealed = await encrypt(await deviceKey(), JSON.stringify(value));
    await runRequest(DEVICE_RECORDS, 'readwrite', (store) => store.put(sealed, `${user}/${name}`));
  });
  if (!isKept) throw new Error('A tab signs out: nothing is kept.');
}

/**
 * A value of a person; undefined if there is none, or it can no longer be read because its key is gone.
 *
 * @throws if it cannot be read now: it may exist and must not be overwritten
 */
export async function readRecord(user: string, name: string): Promise<unknown> {
  const sealed = await runRequest<unknown>(DEVICE_RECORDS, 'readonly', (store) => store.get(`${user}/${name}`));
  if (!(sealed instanceof Uint8Array)) return undefined;
  const text = await decrypt(await deviceKey(), sealed as Uint8Array<ArrayBuffer>);
  return text === null ? undefined : JSON.parse(text);
}
