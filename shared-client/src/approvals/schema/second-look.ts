import * as v from 'valibot';
import { attachment } from '../../billing/schema/billing-item-detail.ts';
import { billingItemType } from '../../billing/schema/vocabulary.ts';
import { date, flag, hours, list, text } from '../../billing/schema/wire.ts';
import { approvalDecision } from './decision.ts';

/** A stretch of time on the clock of the item's client, `HH:mm`; an end before its start is on the next date. */
export const clockSpan = v.object({ startTime: v.string(), endTime: v.string() });
export type ClockSpan = v.InferOutput<typeof clockSpan>;

/** A day of the item's period with time here or elsewhere. */
export const comparedDay = v.object({
  workedDate: date,
  /** The hours of the item's engagement, and the times that they consist of, if it has any. */
  hours,
  spans: list(clockSpan),
  /** The hours of the worker's other engagements. */
  hoursElsewhere: hours,
  /** Another engagement has the day, marked as worked instead of hours. */
  dayElsewhere: flag,
});
export type ComparedDay = v.InferOutput<typeof comparedDay>;

/** Another engagement of the worker in the same period. */
export const engagementElsewhere = v.object({
  /** Null for the engagements that the reader may not see, which are one row together. */
  billingItemId: v.nullable(v.number()),
  jobTitle: text,
  reqName: text,
  clientName: text,
  hours,
  days: v.number(),
});
export type EngagementElsewhere = v.InferOutput<typeof engagementElsewhere>;

/** Time that this engagement and another one both count, on the clock of the item's client. */
export const overlapElsewhere = v.object({
  ...clockSpan.entries,
  /** The date of its start. */
  workedDate: date,
  hours,
  /** The other engagement's; null if the reader may not see it. */
  jobTitle: text,
});
export type OverlapElsewhere = v.InferOutput<typeof overlapElsewhere>;

/** An earlier decision on an item of the same engagement. */
export const pastDecision = v.object({
  billingItemId: v.number(),
  type: billingItemType,
  periodStartDate: date,
  periodEndDate: date,
  decision: approvalDecision,
  reason: text,
  by: text,
  /** In whose name; null for their own. */
  byFor: text,
  /** ISO instant. */
  at: v.string(),
});
export type PastDecision = v.InferOutput<typeof pastDecision>;

/** Response of `GET …/items/{id}/second-look`. */
export const secondLook = v.object({
  /** Of the item's engagement in the period. */
  hours,
  /** Of the worker's other engagements, as far as the reader may know them. */
  hoursElsewhere: hours,
  hoursTogether: hours,
  /** Hours that this engagement and another one both count. */
  hoursTwice: hours,
  days: list(comparedDay),
  engagements: list(engagementElsewhere),
  overlaps: list(overlapElsewhere),
  /** There is more time elsewhere, whose hours the reader may not know. */
  hasMoreElsewhere: flag,
  /** The last three on the engagement, the newest first. */
  decisions: list(pastDecision),
  attachments: list(attachment),
});
export type SecondLook = v.InferOutput<typeof secondLook>;
