import { type Kysely, sql } from 'kysely';
import type { InsightWeeks } from 'shared-client/schema/insights';
import { engagementsWithinReach } from '../access/within-reach.ts';
import { addDays, type Weekday } from '../billing/calendar.ts';
import { todayOf } from '../delegates/read-delegations.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { type InsightRange, weeksUntil } from './insight-range.ts';

/** The weekday on which the work weeks of most engagements within a user's reach begin; Monday without any. */
async function firstWeekdayOf(db: Kysely<Database>, user: SignedInUser, since: string): Promise<Weekday> {
  const found = await db
    .selectFrom('engagement as e')
    .innerJoin('work_period as p', 'p.id', 'e.work_period_id')
    .where(engagementsWithinReach(user))
    .where('e.status', 'in', ['Filled', 'Closed'])
    .where((eb) => eb.or([eb('e.end_date', 'is', null), eb('e.end_date', '>=', since)]))
    .groupBy('p.day_of_week')
    .select('p.day_of_week')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('p.day_of_week')
    .limit(1)
    .executeTakeFirst();
  return (found?.day_of_week ?? 'Monday') as Weekday;
}

/** The weeks of a user's charts until today at their company. */
export async function readRange(
  db: Kysely<Database>,
  user: SignedInUser,
  count: InsightWeeks,
  now: Date,
): Promise<InsightRange> {
  const today = await todayOf(db, user, now);
  const firstWeekday = await firstWeekdayOf(db, user, addDays(today, -7 * count));
  const weeks = weeksUntil(today, count, firstWeekday);
  return { today, from: weeks[0] as string, firstWeekday, weeks };
}
