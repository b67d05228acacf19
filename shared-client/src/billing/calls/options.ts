import type { BillingItemSavePayloadInput } from '../schema/save-lines.ts';
import type { TimecardSavePayloadInput } from '../schema/save-timecard.ts';

export const BILLING = '/wand2/api/billing';
export const ITEMS = `${BILLING}/billing-items`;

export type Signal = { readonly signal?: AbortSignal };
/** The same key twice makes one change and one response: make one a user's action, reuse it for its repetitions. */
export type Change = Signal & { readonly idempotencyKey?: string };

/** A billing item of any type; a timecard's may carry the type its metadata names. */
export type SavePayload = BillingItemSavePayloadInput | TimecardSavePayloadInput;

/** Either one period by a date in it, or a range; dates as `MM/DD/YYYY`. */
export type NotWorkedPeriod =
  | { readonly selectedDate: string }
  | { readonly startDate: string; readonly endDate: string };
