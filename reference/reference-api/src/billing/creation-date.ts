import type { ErrorItem } from 'shared-client/schema/billing';
import type { Engagement } from '../engagements/read-engagement.ts';
import { addDays, dateIn, daysBetween } from './calendar.ts';
import { type Period, workedDatesOf } from './period.ts';
import { issue } from './rules/validation-issue.ts';

/** How long after its end a period may still be entered for the first time. */
export const DAYS_TO_ENTER = 90;

/**
 * Whether a billing item may be created for a period (docs: saving#creation-date): not before the period
 * begins, not outside the engagement, not longer than 90 days after its end.
 */
export function checkNewTimecard(
  engagement: Pick<Engagement, 'start_date' | 'end_date' | 'timeZone' | 'status' | 'req_name'>,
  period: Period,
  now: Date,
): ErrorItem[] {
  const today = dateIn(engagement.timeZone, now);
  if (engagement.status === 'Cancelled') {
    return [issue('ERR_BILLING_ENGAGEMENT_CANCELLED', 'This engagement was cancelled. No time can be entered.')];
  }
  if (workedDatesOf(period, engagement).length === 0) {
    return [
      issue('ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT', `This date is outside of the engagement ${engagement.req_name}.`, {
        value: 'selectedDate',
        params: [engagement.req_name, engagement.start_date, engagement.end_date ?? ''],
      }),
    ];
  }
  if (period.start > addDays(today, 14)) {
    return [
      issue('ERR_BILLING_DATE_IN_FUTURE', 'Time cannot be entered this far ahead yet.', {
        value: 'selectedDate',
        params: [period.start],
      }),
    ];
  }
  if (daysBetween(period.end, today) > DAYS_TO_ENTER) {
    return [
      issue('ERR_BILLING_DATE_TOO_OLD', `Time older than ${DAYS_TO_ENTER} days can no longer be entered.`, {
        value: 'selectedDate',
        params: [DAYS_TO_ENTER, period.end],
      }),
    ];
  }
  return [];
}
