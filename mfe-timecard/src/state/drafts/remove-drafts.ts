import { removeDatabase, type StoreLocation } from 'shared-session/device-database';
import { stopKeeping } from '../device/signed-out.ts';
import { forgetSessionKey } from './session-key.ts';

/** The store of the drafts. */
export const DRAFTS: StoreLocation = { database: 'timecard-drafts', store: 'drafts' };

/** Removes every draft and the key, and stores none from now on. Called on sign-out, on every page. */
export async function removeAllDrafts(): Promise<void> {
  stopKeeping();
  await Promise.all([forgetSessionKey(), removeDatabase(DRAFTS.database)]);
}
