import type { Kysely } from 'kysely';
import type { PreviousPeriodDetails } from 'shared-client/schema/billing';
import { isLeaveSystemEntry } from 'shared-validators/timecard';
import { may } from '../../access/may.ts';
import { readEngagement } from '../../engagements/read-engagement.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { periodBefore, periodOf, workedDatesOf } from '../period.ts';
import { daysInHours } from '../timecard/worked-day.ts';
import { readDays } from './read-item.ts';

/**
 * The days for "Copy From Previous Period": those of the timecard that was submitted for the previous period. If there is no such timecard
 * the list is empty, and the page says that copying works after the next submittal.
 */
export async function readPreviousPeriod(
  db: Kysely<Database>,
  user: SignedInUser,
  { engagementId, selectedDate }: { engagementId: number; selectedDate: string },
): Promise<PreviousPeriodDetails> {
  const engagement = await readEngagement(db, user, engagementId);
  const period = periodBefore(engagement.workPeriod, periodOf(engagement.workPeriod, selectedDate));
  const found = await db
    .selectFrom('billing_item')
    .select(['id', 'approvers'])
    .where('engagement_id', '=', engagement.id)
    .where('period_start', '=', period.start)
    .where('type', '=', 'TIME')
    .where('status', 'in', ['Pending', 'Approved', 'Processed'])
    .executeTakeFirst();
  const item = found && may(user, 'see', { ...engagement, approvers: found.approvers }) ? found : undefined;
  const days = item ? await readDays(db, item.id) : [];
  const leave = await db
    .selectFrom('leave_day')
    .select('leave_date')
    .where('engagement_id', '=', engagement.id)
    .where('leave_date', '>=', period.start)
    .where('leave_date', '<=', period.end)
    .where('full_day_off', '=', true)
    .where('canceled', '=', false)
    .execute();
  const daysOff = new Set(leave.map((day) => day.leave_date));
  const dates = workedDatesOf(period, engagement).filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));
  const hasOwnEntries = days.some((day) => day.timeEntrySpanDtos.some((span) => !isLeaveSystemEntry(span)));
  return {
    entireWorkPeriodCeridian: !hasOwnEntries && dates.length > 0 && dates.every((date) => daysOff.has(date)),
    detailItems: daysInHours(days, engagement.hour_decimal_precision),
    previousBillingItemId: item?.id ?? null,
  };
}
