import * as v from 'valibot';
import { date, flag, list, text } from '../../billing/schema/wire.ts';
import { approvalCardType } from './card.ts';
import { recordsOwner } from './filter.ts';

/** Amounts of one currency. */
export const currencyAmount = v.object({ currency: v.string(), amount: v.number() });
export type CurrencyAmount = v.InferOutput<typeof currencyAmount>;

/** The items of one kind that wait. */
export const approvalCard = v.object({
  type: approvalCardType,
  count: v.number(),
  hours: v.number(),
  amounts: list(currencyAmount),
});
export type ApprovalCard = v.InferOutput<typeof approvalCard>;

/** A period of something that waits. */
export const waitingPeriod = v.object({
  type: approvalCardType,
  periodStartDate: date,
  periodEndDate: date,
  count: v.number(),
});
export type WaitingPeriod = v.InferOutput<typeof waitingPeriod>;

/** A person the reader is a delegate of, and until when. */
export const principal = v.object({ userId: v.number(), name: v.string(), endDate: date });
export type Principal = v.InferOutput<typeof principal>;

/** Response of `GET /wand2/api/billing/approvals/summary`. */
export const approvalSummary = v.object({
  cards: list(approvalCard),
  /** Decisions of the last seven days. */
  recentCount: v.number(),
  /** When the item that waits longest was submitted; an ISO instant. */
  oldestSubmittedAt: text,
  /** The periods of what waits, latest first, 60 a kind at most. */
  periods: list(waitingPeriod),
  /** The people the reader is a delegate of today, and whose waiting items the reader may see and decide on. */
  standsInFor: list(principal),
  /** Whether the reader may decide at all; in another's name, whether that person may. */
  mayDecide: flag,
  /** The records that are counted, and whether the reader may also see those of the whole company. */
  records: v.optional(recordsOwner, 'own'),
  hasCompanyRecords: v.optional(v.boolean(), false),
  /** When it was read; an ISO instant. Send it back when a batch is made of what waits. */
  asOf: v.optional(v.string(), ''),
});
export type ApprovalSummary = v.InferOutput<typeof approvalSummary>;
