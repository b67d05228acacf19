import { type Kysely, sql } from 'kysely';
import type { InsightWeeks } from 'shared-client/schema/insights';
import { engagementsWithinReach } from '../access/within-reach.ts';
import { dateIn, type Weekday } from '../billing/calendar.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { type InsightRange, weeksUntil } from './insight-range.ts';

/** The weeks of a user's charts until today at their company. They begin with the work weeks of most engagements within reach; Monday without any. */
export async function readRange(
  db: Kysely<Database>,
  user: SignedInUser,
  count: InsightWeeks,
  now: Date,
): Promise<InsightRange> {
  const { time_zone, weekday } = await db
    .selectFrom('client as c')
    .where('c.id', '=', user.clientId)
    .select('c.time_zone')
    .select((of) =>
      of
        .selectFrom('engagement as e')
        .innerJoin('work_period as p', 'p.id', 'e.work_period_id')
        .where(engagementsWithinReach(user))
        .where('e.status', 'in', ['Filled', 'Closed'])
        .where(
          sql<boolean>`(e.end_date is null or e.end_date >= (${now}::timestamptz at time zone c.time_zone)::date - ${7 * count}::integer)`,
        )
        .groupBy('p.day_of_week')
        .select('p.day_of_week')
        .orderBy(sql`count(*)`, 'desc')
        .orderBy('p.day_of_week')
        .limit(1)
        .as('weekday'),
    )
    .executeTakeFirstOrThrow();
  const today = dateIn(time_zone, now);
  const firstWeekday = (weekday ?? 'Monday') as Weekday;
  const weeks = weeksUntil(today, count, firstWeekday);
  return { today, from: weeks[0] as string, firstWeekday, weeks };
}
