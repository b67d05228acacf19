import type { ErrorItem } from 'shared-client/schema/billing';
import type { Engagement } from '../../engagements/read-engagement.ts';
import { addDays, dateIn, daysBetween } from '../calendar.ts';
import type { Period } from '../period.ts';
import { issue } from '../rules/validation-issue.ts';

/** The number of days after the end of a period in which it may be entered for the first time. */
export const DAYS_TO_ENTER = 90;
/** The number of days before the start of a period from which it may be entered. */
export const DAYS_AHEAD = 14;

type Dated = Pick<Engagement, 'start_date' | 'end_date' | 'status' | 'req_name'>;

/**
 * Whether a billing item may be created for a period (docs: saving#creation-date): not before the period starts, not outside the
 * engagement, not more than 90 days after its end.
 */
export function checkNewTimecard(
  engagement: Dated & Pick<Engagement, 'timeZone'>,
  period: Period,
  now: Date,
): ErrorItem[] {
  return checkNewTimecardOn(engagement, period, dateIn(engagement.timeZone, now));
}

/** The same for a given day at the client. */
export function checkNewTimecardOn(engagement: Dated, period: Period, today: string): ErrorItem[] {
  if (engagement.status === 'Cancelled') {
    return [issue('ERR_BILLING_ENGAGEMENT_CANCELLED', 'This engagement was cancelled. No time can be entered.')];
  }
  if (!hasDayOf(engagement, period)) {
    return [
      issue('ERR_BILLING_DATE_OUTSIDE_ENGAGEMENT', `This date is outside of the engagement ${engagement.req_name}.`, {
        value: 'selectedDate',
        params: [engagement.req_name, engagement.start_date, engagement.end_date ?? ''],
      }),
    ];
  }
  if (period.start > addDays(today, DAYS_AHEAD)) {
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

/** Whether a day of the period is within the engagement. */
function hasDayOf({ start_date, end_date }: Dated, { start, end }: Period): boolean {
  const [first, last] = [start > start_date ? start : start_date, end_date !== null && end_date < end ? end_date : end];
  return first <= last;
}
