import { type Kysely, sql } from 'kysely';
import type { InsightHours } from 'shared-client/schema/insights';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';

type Worker = Pick<SignedInUser, 'userId'>;

/** The present balances of a worker's leave. */
export const readLeave = (db: Kysely<Database>, { userId }: Worker): Promise<InsightHours['leave']> =>
  db
    .selectFrom('accrual as a')
    .innerJoin('engagement as e', 'e.id', 'a.engagement_id')
    .where('e.worker_id', '=', userId)
    .select([
      'a.leave_kind as kind',
      'e.req_name as reqName',
      'a.accrued_minutes as minutes',
      'a.as_of_date as asOfDate',
    ])
    .orderBy('e.id')
    .orderBy('a.leave_kind')
    .execute();

/** The balances since a day, and those with which it began (docs: insights#insights-balance). */
export async function readBalances(
  db: Kysely<Database>,
  { userId }: Worker,
  from: string,
): Promise<InsightHours['balances']> {
  const { rows } = await sql<InsightHours['balances'][number]>`
    select l.leave_kind as kind, e.req_name as "reqName", l.balance_date as date, l.balance_minutes as minutes
    from engagement e join leave_balance l on l.of_engagement = e.id
    where e.worker_id = ${userId} and l.balance_date >= coalesce((
      select max(o.balance_date) from leave_balance o
      where o.of_engagement = e.id and o.leave_kind = l.leave_kind and o.balance_date < ${from}), '-infinity')
    order by l.balance_date, e.id, l.leave_kind`.execute(db);
  return rows;
}
