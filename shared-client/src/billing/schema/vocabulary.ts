import * as v from 'valibot';

/** The closed lists (docs: billing-items#billing-item-types, billing-items#statuses). */

export const BILLING_ITEM_TYPES = ['ADJUSTMENT', 'BENEFIT', 'EXPENSE', 'PROJECT', 'TIME'] as const;
export const billingItemType = v.picklist(BILLING_ITEM_TYPES);
export type BillingItemType = v.InferOutput<typeof billingItemType>;

export const RATE_APPLICATIONS = [
  'HOURLY',
  'HOURLY_STRAIGHT',
  'DAILY',
  'DAILY_PRORATE',
  'DAILY_TIERED',
  'WEEKLY',
  'VARIABLE',
  'PROJECT_BASED',
  'ANNUAL_SALARY',
  'WEEKLY_STAFFING',
  'BIWEEKLY_STAFFING',
  'MONTHLY',
  'PER_UNIT',
] as const;
export const rateApplication = v.picklist(RATE_APPLICATIONS);
export type RateApplication = v.InferOutput<typeof rateApplication>;

/** The kinds of rejection: an item that is sent back may be corrected and submitted again, a refused one may not. */
export const REJECTION_KINDS = ['SENT_BACK', 'REFUSED'] as const;
export const rejectionKind = v.picklist(REJECTION_KINDS);
export type RejectionKind = v.InferOutput<typeof rejectionKind>;

export const BILLING_ITEM_STATUSES = ['Saved', 'Pending', 'Approved', 'Rejected', 'Processed'] as const;
export const billingItemStatus = v.picklist(BILLING_ITEM_STATUSES);
export type BillingItemStatus = v.InferOutput<typeof billingItemStatus>;

export const STATUS_REASONS = [
  'Failed Approval Routing',
  'Pending Approval Routing',
  'Pending Extension Approval',
  'Pending Invoicing',
  'Pending Manager Approval',
  'Pending MSP Review',
  'Rejected Extension Approval',
  'Did Not Work',
  'Draft',
] as const;
export const statusReason = v.picklist(STATUS_REASONS);
export type StatusReason = v.InferOutput<typeof statusReason>;

/** A request of the leave system about a timecard (docs: leave#leave-banners). */
export const TAFW_UPDATES = ['TIME_REVIEW_NEEDED', 'ALLOCATION_NEEDED', 'AUTO_TIMECARD_CREATED'] as const;
export const tafwUpdate = v.picklist(TAFW_UPDATES);
export type TafwUpdate = v.InferOutput<typeof tafwUpdate>;

export const DAY_OFF_TYPES = ['Undefined', 'Voluntary', 'Sick', 'Other'] as const;
export const dayOffType = v.picklist(DAY_OFF_TYPES);
export type DayOffType = v.InferOutput<typeof dayOffType>;

export const MEAL_BREAK_MISSED_TYPES = ['Voluntary', 'Involuntary'] as const;
export const mealBreakMissedType = v.picklist(MEAL_BREAK_MISSED_TYPES);
export type MealBreakMissedType = v.InferOutput<typeof mealBreakMissedType>;

/** Span types every engagement knows; multi-rate types of the engagement come on top, so a span's type stays a text. */
export const SPAN_TYPES = ['Labor', 'Lunch', 'Paid Break', 'Sick', 'PTO', 'Unpaid Leave'] as const;
