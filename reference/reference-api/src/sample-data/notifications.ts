import { sql, type Transaction } from 'kysely';
import { delegated } from '../delegates/change-delegations.ts';
import { type NewNotification, notify, notifyOfItems } from '../notifications/keep.ts';
import { waitsAnew } from '../records/change-record.ts';
import type { Database } from '../storage/database.ts';
import type { Sample } from './sample.ts';

/** The history of which people were told. */
const TOLD_MS = 14 * 86_400_000;
/** The most that one person was told of one kind. */
const MOST = 4;

interface Told {
  readonly changeId: number;
  readonly itemId: number;
  readonly kind: 'item-submitted' | 'item-approved' | 'item-sent-back';
  readonly to: 'approvers' | 'worker';
  readonly by: string;
  readonly at: Date;
  readonly reason: string | null;
}

/**
 * What people would have been told: by the last lines of the items' history, of those that still wait and of decisions, of the records that wait for
 * them, and of who has named them as delegate. The older half is read.
 */
export const notifications: Sample = {
  subject: 'notifications',
  async insert(db, now) {
    const { rows } = await sql<Told>`
      select id as "changeId", item as "itemId", kind, case kind when 'item-submitted' then 'approvers' else 'worker' end as to, changed_by as by,
        changed_at as at, reason
      from (
        select c.id, b.id as item, k.kind, c.changed_by, c.changed_at,
          case when c.status = 'Rejected' then coalesce(c.comment, b.rejection_reason) end as reason,
          row_number() over (partition by k.kind, case when b.status = 'Pending' then coalesce(b.waits_for, to_jsonb(b.manager_id)) else to_jsonb(b.worker_id) end
            order by c.changed_at desc, c.id desc) as place
        from (select distinct on (billing_item_id) * from billing_item_change order by billing_item_id, changed_at desc, id desc) c
        join billing_item b on b.id = c.billing_item_id
          and (b.status = c.status or b.status = 'Pending' and c.status_reason = 'Pending Approval Routing')
        join (values ('Pending', 'item-submitted'), ('Approved', 'item-approved'), ('Rejected', 'item-sent-back')) k(status, kind)
          on k.status = b.status
        where c.changed_at between ${new Date(now.getTime() - TOLD_MS)} and ${now}) recent
      where place <= ${MOST} order by at, id`.execute(db);
    for (const { by, at, reason, ...event } of rows)
      await notifyOfItems(db, [event], { at, actorId: null, by, values: reason ? { reason } : {} });
    await notify(db, [...(await ofRecords(db)), ...(await ofDelegates(db, now))]);
    await sql`
      update notification n set read_at = noted_at + interval '1 hour'
      from (select id, ntile(2) over (partition by reader_id order by noted_at desc, id desc) as half from notification) h
      where h.id = n.id and h.half = 2`.execute(db);
  },
};

async function ofRecords(db: Transaction<Database>): Promise<NewNotification[]> {
  const rows = await db.selectFrom('approval_record').selectAll().where('status', '=', 'Pending').execute();
  return rows.flatMap((row) =>
    waitsAnew({ ...row, status: 'Draft' }, { status: 'Pending' }, row.waits_from ?? row.submitted_at ?? row.created_at),
  );
}

async function ofDelegates(db: Transaction<Database>, now: Date): Promise<NewNotification[]> {
  const rows = await db
    .selectFrom('delegation as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .select(['d.delegate_id', 'd.start_date', 'd.end_date', 'd.created_at', 'u.first_name', 'u.last_name'])
    .where('d.created_at', '>', new Date(now.getTime() - TOLD_MS))
    .execute();
  return rows.map(({ first_name: firstName, last_name: lastName, ...row }) =>
    delegated(
      { firstName, lastName },
      { delegateId: row.delegate_id, startDate: row.start_date, endDate: row.end_date },
      row.created_at,
    ),
  );
}
