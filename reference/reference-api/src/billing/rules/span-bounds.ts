import type { ErrorItem } from 'shared-client/schema/billing';
import { MINUTES_PER_DAY } from 'shared-validators/clock';
import { lengthOf, overlap, rangeOf } from '../span-time.ts';
import type { WorkedDay } from '../worked-day.ts';
import { spanMinutes } from './day-totals.ts';
import { issue } from './validation-issue.ts';

/**
 * Where spans may lie: within the 24 hours from the work period's start, not empty, not over one another. 00:00, the
 * default (docs: time-entry#time-day-length), means that no start is set: then the 24 hours count from the day's first span, and
 * 22:00 to 06:30 is one night. On shift templates the dates are explicit and an end before its start is an error instead
 * of the next morning.
 */
export function spanBoundErrors(day: WorkedDay, workDayStart: number, hasExplicitDates: boolean): ErrorItem[] {
  const complete = day.timeEntrySpanDtos.flatMap((span, index) => {
    const range = rangeOf(span, day.workedDate, hasExplicitDates);
    return range ? [{ span, index, range }] : [];
  });
  const firstStart = Math.min(...complete.map(({ range }) => range.start));
  const dayStart = workDayStart > 0 ? workDayStart : firstStart;
  const startsOnItsDate = firstStart >= 0 && firstStart < workDayStart + MINUTES_PER_DAY;
  const errors = complete.flatMap(({ index, range }) => {
    const value = `timeEntrySpanDtos[${index}]`;
    const length = lengthOf(range);
    if (length === 0) return [zeroDuration(value)];
    if (length < 0) return [startAfterEnd(value)];
    if (hasExplicitDates) return length > MINUTES_PER_DAY ? [above24()] : [];
    if (!startsOnItsDate || range.start < dayStart || range.start >= dayStart + MINUTES_PER_DAY) {
      return [startOutOfBounds(value)];
    }
    return range.end > dayStart + MINUTES_PER_DAY ? [endOutOfBounds(value)] : [];
  });
  const overlapping = complete.filter(({ span, range }, place) =>
    complete.some(
      (other, otherPlace) =>
        otherPlace < place &&
        other.span.timeEntrySpanType !== 'Lunch' &&
        span.timeEntrySpanType !== 'Lunch' &&
        overlap(range, other.range),
    ),
  );
  return [
    ...errors,
    ...overlapping.map(({ index }) =>
      issue(
        'ERR_BILLING_EDIT_TIME_SPAN_OVERLAP',
        `Line ${index + 1}: this time overlaps another entry of the same day. Please correct one of them.`,
        { value: `timeEntrySpanDtos[${index}]`, params: [index + 1] },
      ),
    ),
    ...(spanMinutes(day, hasExplicitDates) > MINUTES_PER_DAY ? [above24()] : []),
  ];
}

const startOutOfBounds = (value: string) =>
  issue(
    'ERR_BILLING_EDIT_TIME_SPAN_START_END_TIME',
    'The start time selected is before the work period start time or after the time span end time. Please refer to work period',
    { value },
  );

const endOutOfBounds = (value: string) =>
  issue(
    'ERR_BILLING_EDIT_TIME_SPAN_END_TIME',
    'The end time selected is after the end of the work period day. Please refer to work period',
    { value },
  );

const startAfterEnd = (value: string) =>
  issue(
    'ERR_BILLING_TIME_START_PRIOR_TO_END',
    'The Start time must be prior to the End time if the shift ends on the same day.',
    { value },
  );

const zeroDuration = (value: string) =>
  issue(
    'ERR_BILLING_TIME_SPAN_START_END_TIME',
    'The start time selected is before the work period start time or after the time span end time. Please refer to work period',
    { value },
  );

/** More than a day has. */
export const above24 = () =>
  issue('ERR_BILLING_TOTAL_HOURS_ABOVE_24', 'The total hours per day should be less than or equal to 24.');
