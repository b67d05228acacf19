import { sql } from 'kysely';
import { notifyOfItems } from '../notifications/keep.ts';
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

/** What the last lines of the items' history would have told: of items that still wait, and of decisions. The older half is read. */
export const notifications: Sample = {
  subject: 'notifications',
  async insert(db, now) {
    const { rows } = await sql<Told>`
      select id as "changeId", item as "itemId", kind, case kind when 'item-submitted' then 'approvers' else 'worker' end as to, changed_by as by,
        changed_at as at, reason
      from (
        select c.id, b.id as item, k.kind, c.changed_by, c.changed_at,
          case when c.status = 'Rejected' then coalesce(c.comment, b.rejection_reason) end as reason,
          row_number() over (partition by k.kind, case when c.status = 'Pending' then b.manager_id else b.worker_id end
            order by c.changed_at desc, c.id desc) as place
        from (select distinct on (billing_item_id) * from billing_item_change order by billing_item_id, changed_at desc, id desc) c
        join billing_item b on b.id = c.billing_item_id and b.status = c.status
        join (values ('Pending', 'item-submitted'), ('Approved', 'item-approved'), ('Rejected', 'item-sent-back')) k(status, kind)
          on k.status = c.status
        where c.changed_at between ${new Date(now.getTime() - TOLD_MS)} and ${now}) recent
      where place <= ${MOST} order by at, id`.execute(db);
    for (const { by, at, reason, ...event } of rows)
      await notifyOfItems(db, [event], { at, actorId: null, by, values: reason ? { reason } : {} });
    await sql`
      update notification n set read_at = noted_at + interval '1 hour'
      from (select id, ntile(2) over (partition by reader_id order by noted_at desc, id desc) as half from notification) h
      where h.id = n.id and h.half = 2`.execute(db);
  },
};
