import { type Kysely, sql } from 'kysely';
import type { EngagementTimeEntry, EngagementTimeEntryPage } from 'shared-client/schema/engagements';
import { hoursOf } from 'shared-validators/timecard';
import { seenParts } from '../access/within-reach.ts';
import { countsOf, periodAt, scopeOf, sumOf } from '../billing/counts/scope.ts';
import { countListed, inOrder, NEWEST_FIRST, oneOf, readPage } from '../billing/read/listed-page.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { listEngagements } from './list-engagements.ts';

/** A page of periods, newest first: every existing timecard, and the current period of each open engagement without one. */
export async function listTimeEntries(
  db: Kysely<Database>,
  user: SignedInUser,
  { pageNo = 0, pageSize = 20 }: { pageNo?: number | undefined; pageSize?: number | undefined },
  now: Date,
): Promise<EngagementTimeEntryPage> {
  const size = Math.max(1, pageSize);
  const engagements = await listEngagements(db, user, {}, now);
  const missing = engagements.content
    .filter((one) => one.status === 'Filled' && !one.closedDateOutOfBounds && one.billingItemId === 0)
    .map(
      (one): EngagementTimeEntry => ({
        engagementId: one.id,
        reqName: one.reqName,
        jobTitle: one.jobTitle,
        billingItemId: 0,
        periodStartDate: one.periodStartDate,
        periodEndDate: one.periodEndDate,
        status: null,
        hoursWorked: 0,
        daysWorked: 0,
      }),
    );
  const scope = scopeOf(user);
  const counts = scope === undefined ? undefined : countsOf(db, scope).where('n.type', '=', 'TIME');
  const listed = { parts: seenParts(user), where: [sql<boolean>`b.type = 'TIME'`], usesEngagement: false };
  const first = pageNo * size;
  const ofMissing = missing.slice(first, first + size);
  const before = Math.max(0, first - missing.length);
  const begins = counts && before > 0 ? await periodAt(counts, before) : undefined;
  const [page, counted] = await Promise.all([
    readPage(db, {
      ...listed,
      where: [...listed.where, ...(begins ? [sql<boolean>`b.period_end <= ${begins.periodEnd}`] : [])],
      keys: NEWEST_FIRST,
      size: size - ofMissing.length,
      offset: begins?.offset ?? before,
    }),
    counts ? counts.select(sumOf('items').as('items')).executeTakeFirstOrThrow() : countListed(db, listed),
  ]);
  const found = await db
    .selectFrom('billing_item as b')
    .innerJoin('engagement as e', 'e.id', 'b.engagement_id')
    .select(['b.id', 'b.engagement_id', 'e.req_name', 'e.job_title', 'b.period_start', 'b.period_end', 'b.status'])
    .select(['b.worked_minutes', 'b.days_worked', 'e.hour_decimal_precision'])
    .where('b.id', '=', oneOf(page.map(({ id }) => id)))
    .execute();
  const rows = inOrder(page, found);
  const total = Number(counted.items) + missing.length;
  return {
    content: [
      ...ofMissing,
      ...rows.map((row) => ({
        engagementId: row.engagement_id,
        reqName: row.req_name,
        jobTitle: row.job_title,
        billingItemId: row.id,
        periodStartDate: row.period_start,
        periodEndDate: row.period_end,
        status: row.status,
        hoursWorked: hoursOf(row.worked_minutes, row.hour_decimal_precision),
        daysWorked: row.days_worked,
      })),
    ],
    totalElements: total,
    totalPages: Math.ceil(total / size),
    number: pageNo,
    size,
  };
}
