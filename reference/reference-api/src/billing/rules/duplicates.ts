import type { ErrorItem } from 'shared-client/schema/billing';
import { overlap, rangeOf } from 'shared-validators/timecard';
import type { WorkedDay } from '../timecard/worked-day.ts';
import type { OtherEntry } from './timecard.ts';
import { issue } from './validation-issue.ts';

/**
 * `blockDupDateTimeEntry`: the same time of the same day is not paid twice. Times are compared with those of other timecards, worked days
 * with submitted worked days.
 */
export function duplicateErrors(day: WorkedDay, others: readonly OtherEntry[], hasExplicitDates: boolean): ErrorItem[] {
  const sameDay = others.filter((other) => other.workedDate === day.workedDate);
  const times = day.timeEntrySpanDtos.flatMap((span, index) => {
    const range = span.timeEntrySpanType === 'Lunch' ? undefined : rangeOf(span, day.workedDate, hasExplicitDates);
    const clash = range && sameDay.find((other) => other.ranges.some((taken) => overlap(range, taken)));
    return clash ? [duplicateTime(index, clash)] : [];
  });
  const clash = day.daily ? sameDay.find((other) => other.daily && other.isSubmitted) : undefined;
  return clash ? [...times, duplicateDay(clash)] : times;
}

/** Dates with two entries, in a timecard of days, not of shifts. */
export function repeatedDays(days: readonly WorkedDay[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { workedDate } of days) {
    if (seen.has(workedDate)) repeated.add(workedDate);
    seen.add(workedDate);
  }
  return repeated;
}

const duplicateTime = (index: number, other: OtherEntry) =>
  issue(
    'ERR_BILLING_EDIT_DUPLICATE_DATE_TIME',
    `Line ${index + 1}: you already entered this time for engagement ${other.engagementId}.`,
    { value: `timeEntrySpanDtos[${index}]`, params: [index + 1, other.engagementId, other.billingItemId] },
  );

/** The text of the duplicate-day banner (docs: add-time#duplicate-day). */
export const duplicateDay = (other?: OtherEntry) =>
  issue('ERR_BILLING_EDIT_DUPLICATE_DATE', 'You already submitted time for this day.', {
    params: other ? [other.engagementId, other.billingItemId] : [],
  });
