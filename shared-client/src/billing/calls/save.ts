/** Saving and submitting. */
import { api } from 'shared-client';
import * as v from 'valibot';
import { saveResponse, staleVersion } from '../schema/save.ts';
import { type Change, ITEMS, type NotWorkedPeriod, type SavePayload } from './options.ts';

/**
 * saveBillingItem: keeps the item editable.
 * @returns errors of the item and, of a timecard, of its days; success is a billingItemId greater than 0.
 * @throws ConflictError when somebody else changed the item: see {@link serverVersionOf}.
 */
export const saveBillingItem = (payload: SavePayload, options: Change = {}) =>
  api.post(ITEMS, saveResponse, { json: payload, ...options });

/** submitBillingItem: sends the item for approval; afterwards it cannot be modified. Responds like save. */
export const submitBillingItem = (payload: SavePayload, options: Change = {}) =>
  api.post(`${ITEMS}/submit`, saveResponse, { json: payload, ...options });

/** saveEntireNotWork: reports a whole period as not worked; afterwards it cannot be modified. */
export const saveEntireNotWork = (engagementId: number, period: NotWorkedPeriod, options: Change = {}) =>
  api.post(`${ITEMS}/did-not-work`, saveResponse, { query: { engagementId, ...period }, ...options });

/** The version the server has, from a ConflictError's body; undefined when the body carries none. */
export function serverVersionOf(body: unknown): number | undefined {
  const parsed = v.safeParse(staleVersion, body);
  return parsed.success ? parsed.output.version : undefined;
}
