import { type Kysely, sql, type Transaction } from 'kysely';
import type { NotificationValues } from 'shared-client/schema/notifications';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

/** What an item `b` of an engagement `g` is told as, so that two events of one sentence are told apart (docs: notifications#notification-subject). */
export const SUBJECT_OF_ITEM = sql<string>`g.job_title || ' · ' || b.id`;

/** An event of one person. */
export interface NewNotification {
  readonly readerId: number;
  readonly kind: string;
  readonly values?: NotificationValues;
  readonly at: Date;
  readonly recordId?: number;
  /** The hash of the browser that it is about, which is not told. */
  readonly fromDevice?: string;
  readonly once?: string;
}

/** Stores notifications in the transaction of their event. One with a `once` that its reader has is left out. */
export async function notify(trx: Kysely<Database>, events: readonly NewNotification[]): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('notification')
    .values(
      events.map(({ readerId, kind, values = {}, at, recordId, fromDevice, once }) => ({
        reader_id: readerId,
        event_kind: kind,
        event_values: json(values),
        noted_at: at,
        about_record_id: recordId ?? null,
        from_device: fromDevice ?? null,
        once: once ?? null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['reader_id', 'once']).doNothing())
    .execute();
}

/** An event of a billing item. */
export interface ItemEvent {
  readonly itemId: number;
  readonly kind: string;
  /** Its worker; the approvers that it waits for, of its route, or its manager; or one person. */
  readonly to: 'worker' | 'approvers' | { readonly readerId: number };
  /** The line of the history; a notification goes with it. */
  readonly changeId?: number | undefined;
}

interface OfItems {
  readonly at: Date;
  /** The acting user, who is not told about what they did. */
  readonly actorId: number | null;
  /** The name of the acting user. */
  readonly by: string;
  readonly values?: NotificationValues;
}

/** Stores notifications about billing items, in the transaction of their event: one statement for any number of items. */
export async function notifyOfItems(
  trx: Transaction<Database>,
  events: readonly ItemEvent[],
  { at, actorId, by, values = {} }: OfItems,
): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into notification (reader_id, event_kind, event_values, noted_at, about_item_id, about_change_id)
    select r.reader, e.kind, jsonb_strip_nulls(jsonb_build_object('billingItemId', b.id, 'version', b.version, 'type', b.type,
      'engagementId', b.engagement_id, 'timecardId', case when b.type = 'TIME' then b.id end,
      'periodStart', b.period_start, 'periodEnd', b.period_end, 'worker', w.first_name || ' ' || w.last_name, 'by', ${by}::text,
      'subject', ${SUBJECT_OF_ITEM}))
      || ${JSON.stringify(values)}::jsonb, ${at}, b.id, e.change
    from jsonb_to_recordset(${JSON.stringify(
      events.map(({ itemId, kind, to, changeId = null }) => ({
        ...{ item: itemId, kind, change: changeId },
        ...(typeof to === 'string' ? { to_whom: to } : { reader: to.readerId }),
      })),
    )}::jsonb) as e(item integer, kind text, to_whom text, reader integer, change integer)
    join billing_item b on b.id = e.item
    join engagement g on g.id = b.engagement_id
    join app_user w on w.id = b.worker_id
    cross join lateral (
      select e.reader
      union select b.worker_id where e.to_whom = 'worker'
      union select a::integer from jsonb_array_elements_text(b.waits_for) a where e.to_whom = 'approvers' and b.waits_for is not null
      union select b.manager_id where e.to_whom = 'approvers' and b.waits_for is null
    ) r
    where r.reader is not null and r.reader is distinct from ${actorId}::integer`.execute(trx);
}

/** Marks as read what told approvers that items wait, once they are decided. */
export async function settleWaiting(trx: Kysely<Database>, itemIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update notification set read_at = ${now}
    where event_kind in ('item-submitted', 'item-escalated') and read_at is null and about_item_id in (
      select i::integer from jsonb_array_elements_text(${JSON.stringify(itemIds)}::jsonb) i)`.execute(trx);
}

/** Removes what was noted of an event that was taken back before anybody was told. */
export async function forgetUntold(
  trx: Kysely<Database>,
  of: { readonly itemId: number; readonly kind: string } | { readonly recordId: number },
  now: Date,
): Promise<void> {
  const untold = trx.deleteFrom('notification').where('noted_at', '>', now);
  await ('recordId' in of
    ? untold.where('about_record_id', '=', of.recordId)
    : untold.where('about_item_id', '=', of.itemId).where('event_kind', '=', of.kind)
  ).execute();
}
