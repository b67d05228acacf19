import * as v from 'valibot';
import { billingItemStatus } from './vocabulary.ts';
import { list, number, text } from './wire.ts';

/** Error item (docs: errors#error-item). `params` fill the placeholders {0}, {1} … of the token's text. */
export const errorItem = v.object({
  value: text,
  errorText: text,
  errorToken: text,
  params: list(v.union([v.string(), v.number()])),
});
export type ErrorItem = v.InferOutput<typeof errorItem>;

/** Errors of one day, or of one shift (`workedDate` then carries the shift number as text, as `shiftNumber` does). */
export const billingItemDetailErrors = v.object({
  workedDate: text,
  shiftNumber: number,
  errors: list(errorItem),
  costAllocationErrors: list(errorItem),
});
export type BillingItemDetailErrors = v.InferOutput<typeof billingItemDetailErrors>;

/** Response of save, submit and did-not-work. Success means billingItemId greater than 0. */
export const saveResponse = v.object({
  billingItemId: v.nullish(v.number(), 0),
  /** The item's new version; null when nothing was changed. */
  version: number,
  status: v.optional(v.nullable(billingItemStatus), null),
  errors: list(errorItem),
  billingItemDetailErrors: list(billingItemDetailErrors),
});
export type SaveResponse = v.InferOutput<typeof saveResponse>;

/** Body of the 409 that returns a stale save: the version the server has now. */
export const staleVersion = v.object({ version: v.number(), message: text });
export type StaleVersion = v.InferOutput<typeof staleVersion>;

/** Response of the validation calls (did-not-work GET and the creation-date calls). */
export const validationResult = v.object({
  errors: list(errorItem),
  billingItemDetailErrors: list(billingItemDetailErrors),
});
export type ValidationResult = v.InferOutput<typeof validationResult>;
