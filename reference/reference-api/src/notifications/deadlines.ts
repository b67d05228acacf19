import { type Kysely, sql } from 'kysely';
import { openPeriods, type PeriodOfWorker } from '../reminders/open-periods.ts';
import type { OpenPeriod, WorkersDay } from '../reminders/worker-reminder.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { type NewNotification, notify, SUBJECT_OF_ITEM } from './keep.ts';

const DAY = 86_400_000;
/** The engagements looked at in one step. */
const AT_ONCE = 500;

/** The same of the periods without a timecard. One that is begun afterwards is not noted again. */
export async function noteMissingPeriods({
  db,
  now,
  lifecycle,
}: Pick<Services, 'db' | 'now' | 'lifecycle'>): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined && !lifecycle.isDraining) {
    const at = now();
    const { periods, last }: Awaited<ReturnType<typeof openPeriods>> = await openPeriods(
      db,
      { after, limit: AT_ONCE },
      at,
      missingAround,
    );
    await notify(
      db,
      periods.map((period) => missingNotification(period, at)),
    );
    after = last;
  }
}

/** The periods without a timecard that are due within a day, or were since yesterday. */
const missingAround = <P extends OpenPeriod & { readonly isBegun?: boolean }>(
  periods: readonly P[],
  { isLeave, hasEnded }: WorkersDay,
  now: Date,
): readonly P[] =>
  isLeave || hasEnded
    ? []
    : periods.filter(({ due, isBegun }) => !isBegun && due !== null && Math.abs(due.getTime() - now.getTime()) <= DAY);

function missingNotification(
  { workerId, engagementId, engagement, start, end, due }: PeriodOfWorker,
  at: Date,
): NewNotification {
  const instant = due ?? at;
  const kind = instant > at ? 'period-due' : 'period-late';
  return {
    ...{ readerId: workerId, kind, at },
    values: {
      ...{ engagementId, periodStart: start, periodEnd: end },
      ...{ dueAt: instant.toISOString(), subject: engagement },
    },
    once: `${kind} ${engagementId} ${start} ${Math.floor(instant.getTime() / 1000)}`,
  };
}

/**
 * Notes due dates within the next day, and those that have passed since yesterday: of a timecard to its worker, and of all that waits for the
 * same instant to each approver. Each is noted once, whatever number of processes look.
 */
export async function noteDeadlines(db: Kysely<Database>, now: Date): Promise<void> {
  const [from, until] = [new Date(now.getTime() - DAY), new Date(now.getTime() + DAY)];
  await sql`
    insert into notification (reader_id, event_kind, event_values, noted_at, about_item_id, once)
    select b.worker_id, d.kind, jsonb_build_object('billingItemId', b.id, 'engagementId', b.engagement_id,
      'periodStart', b.period_start, 'periodEnd', b.period_end, 'dueAt', b.worker_due_at, 'subject', ${SUBJECT_OF_ITEM}), ${now}, b.id,
      d.kind || ' ' || b.engagement_id || ' ' || b.period_start || ' ' || extract(epoch from b.worker_due_at)::bigint
    from billing_item b
    join engagement g on g.id = b.engagement_id
    cross join lateral (select case when b.worker_due_at > ${now} then 'period-due' else 'period-late' end as kind) d
    where b.worker_due_at between ${from} and ${until}
      and (b.status = 'Saved' or b.status = 'Rejected' and b.rejection_kind is distinct from 'REFUSED')
    on conflict (reader_id, once) do nothing`.execute(db);
  await sql`
    insert into notification (reader_id, event_kind, event_values, noted_at, once)
    select r.reader, r.kind, jsonb_build_object('count', count(*), 'dueAt', r.due), ${now},
      r.kind || ' ' || extract(epoch from r.due)::bigint
    from (
      select a.reader, b.approver_due_at as due,
        case when b.approver_due_at > ${now} then 'approval-due' else 'approval-late' end as kind
      from billing_item b
      cross join lateral (
        select w::integer as reader from jsonb_array_elements_text(b.waits_for) w where b.waits_for is not null
        union select b.manager_id where b.waits_for is null
      ) a
      where b.status = 'Pending' and b.approver_due_at between ${from} and ${until} and a.reader is not null
        and a.reader is distinct from b.submitted_by_id
    ) r
    group by r.reader, r.kind, r.due
    on conflict (reader_id, once) do nothing`.execute(db);
}
