import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type InsightDecisions,
  type InsightWeeks,
  type LatePerson,
  WAITING_AGES,
  type WaitingAge,
} from 'shared-client/schema/insights';
import { reachOf } from '../access/may.ts';
import { seenParts } from '../access/within-reach.ts';
import { decidedItems, waitingItems } from '../approvals/reviewed-parts.ts';
import { forbidden } from '../call/http-problem.ts';
import { inOwnName } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import type { InsightRange } from './insight-range.ts';
import { readRange } from './read-range.ts';

const REASONS = 8;
const PEOPLE = 10;

/** What waits for a user and how long decisions took (docs: insights#insights-decisions). @throws HttpProblem 403 for a worker */
export async function readDecisions(
  db: Kysely<Database>,
  user: SignedInUser,
  weeks: InsightWeeks,
  now: Date,
): Promise<InsightDecisions> {
  const reach = reachOf(user, 'review');
  if (reach === 'none') throw forbidden('You may not see what waits for approval.');
  const { today, from, firstWeekday } = await readRange(db, user, weeks, now);
  const zone = await zoneOf(db, user);
  const [waiting, durations, rejections, lateApprovers, lateSubmitters] = await Promise.all([
    readWaiting(db, user, now),
    readDurations(db, user, { from, zone, firstWeekday }),
    readRejections(db, user, { from, zone }),
    readLateApprovers(db, user, { from, now }),
    readLateSubmitters(db, user, from),
  ]);
  const [total, ...ofWeeks] = durations;
  return {
    reach: reach as InsightDecisions['reach'],
    today,
    from,
    waiting: WAITING_AGES.map((age) => ({ age, items: waiting.get(age) ?? 0 })),
    weeks: ofWeeks.map(({ week, ...one }) => ({ weekStartDate: week ?? from, ...one })),
    total: total && total.decisions > 0 ? withoutWeek(total) : null,
    rejections,
    lateApprovers,
    lateSubmitters,
  };
}

interface Duration {
  readonly week: string | null;
  readonly decisions: number;
  readonly medianMinutes: number;
  readonly ninetiethMinutes: number;
}

const withoutWeek = ({ week: _, ...one }: Duration) => one;

const zoneOf = async (db: Kysely<Database>, { clientId }: Pick<SignedInUser, 'clientId'>): Promise<string> =>
  (await db.selectFrom('client').select('time_zone').where('id', '=', clientId).executeTakeFirstOrThrow()).time_zone;

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

/** Full days since the submission; an item without one waits since it was made. */
async function readWaiting(
  db: Kysely<Database>,
  user: SignedInUser,
  now: Date,
): Promise<ReadonlyMap<WaitingAge, number>> {
  const parts = waitingItems(inOwnName(user), {}).map(
    (part) => sql`select coalesce(b.submitted_at, b.created_at) as since from billing_item b where ${part}`,
  );
  const days = sql`extract(epoch from ${now}::timestamptz - since) / 86400`;
  const { rows } = await sql<{ age: WaitingAge; items: number }>`
    select case when ${days} < 1 then '0' when ${days} < 3 then '1-2' when ${days} < 6 then '3-5' else '6-' end as age,
      count(*)::float as items
    from (${union(parts)}) i group by 1`.execute(db);
  return new Map(rows.map(({ age, items }) => [age, items]));
}

interface Since {
  readonly from: string;
  readonly zone: string;
}

/** The whole range first, then its weeks. */
async function readDurations(
  db: Kysely<Database>,
  user: SignedInUser,
  { from, zone, firstWeekday }: Since & Pick<InsightRange, 'firstWeekday'>,
): Promise<Duration[]> {
  const since = sql<Date>`(${from}::date at time zone ${zone})`;
  const parts = decidedItems(inOwnName(user), {}, new Date(0)).map(
    (part) => sql`
    select work_week_start((b.decided_at at time zone ${zone})::date, ${firstWeekday}) as week,
      extract(epoch from b.decided_at - b.submitted_at) / 60 as minutes
    from billing_item b where ${part} and b.decided_at >= ${since} and b.submitted_at <= b.decided_at`,
  );
  const { rows } = await sql<Duration>`
    select week, count(*)::float as decisions,
      coalesce(round(percentile_cont(0.5) within group (order by minutes)), 0)::float as "medianMinutes",
      coalesce(round(percentile_cont(0.9) within group (order by minutes)), 0)::float as "ninetiethMinutes"
    from (${union(parts)}) d group by grouping sets ((), (week)) order by week nulls first`.execute(db);
  return rows;
}

async function readRejections(db: Kysely<Database>, user: SignedInUser, { from, zone }: Since) {
  const parts = seenParts(user).map(
    (part) => sql`
    select c.comment as reason from billing_item b join billing_item_change c on c.billing_item_id = b.id
    where ${part} and c.status = 'Rejected' and c.comment <> '' and c.changed_at >= (${from}::date at time zone ${zone})
      and b.period_end >= ${from}::date - 90`,
  );
  const { rows } = await sql<{ reason: string; items: number }>`
    select reason, count(*)::float as items from (${union(parts)}) r
    group by 1 order by 2 desc, 1 limit ${sql.lit(REASONS)}`.execute(db);
  return rows;
}

/** Approvers of items that are due: decided after the due date, or still waiting after it. */
async function readLateApprovers(
  db: Kysely<Database>,
  user: SignedInUser,
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<LatePerson[]> {
  const due = sql`b.period_end >= ${from} and b.approver_due_at is not null`;
  const parts = seenParts(user).flatMap((part) => [
    sql`
    select b.approver_name as name, coalesce(b.decided_at, b.approved_at) > b.approver_due_at as late
    from billing_item b where ${part} and ${due} and b.status in ('Approved', 'Processed')`,
    sql`
    select e.manager_name as name, b.approver_due_at < ${now}::timestamptz as late
    from billing_item b join engagement e on e.id = b.engagement_id where ${part} and ${due} and b.status = 'Pending'`,
  ]);
  const { rows } = await sql<LatePerson>`
    select null as "userId", name, count(*)::float as items, (count(*) filter (where late))::float as late
    from (${union(parts)}) p where name is not null group by 2
    having count(*) filter (where late) > 0 order by 4 desc, 2 limit ${sql.lit(PEOPLE)}`.execute(db);
  return rows;
}

/** Workers who submitted timecards after the due date. */
async function readLateSubmitters(db: Kysely<Database>, user: SignedInUser, from: string): Promise<LatePerson[]> {
  const parts = seenParts(user).map(
    (part) => sql`
    select b.worker_id, b.submitted_at > b.worker_due_at as late from billing_item b
    where ${part} and b.type = 'TIME' and b.period_end >= ${from} and b.worker_due_at is not null and b.submitted_at is not null`,
  );
  const { rows } = await sql<LatePerson>`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, p.items, p.late
    from (select worker_id, count(*)::float as items, (count(*) filter (where late))::float as late from (${union(parts)}) s
      group by 1 having count(*) filter (where late) > 0 order by 3 desc, 1 limit ${sql.lit(PEOPLE)}) p
    join app_user u on u.id = p.worker_id order by p.late desc, u.id`.execute(db);
  return rows;
}
