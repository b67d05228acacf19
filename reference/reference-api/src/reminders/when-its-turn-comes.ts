import { type Kysely, sql } from 'kysely';
import type { ReminderKind } from 'shared-client/schema/account';
import type { MessageChannel } from '../messages/message-gateway.ts';
import type { Database } from '../storage/database.ts';
import { untilDaytime } from './reminder-time.ts';
import { waitingItems } from './waiting-items.ts';

/** A reminder in the queue. */
export interface QueuedReminder {
  readonly kind: ReminderKind;
  readonly userId: number;
  readonly channel: MessageChannel;
  readonly to: string;
  /** When it was written. */
  readonly since: Date;
}

interface Reader {
  readonly zone: string;
  readonly address: string | null;
  readonly isOff: boolean;
  readonly hasSubmitted: boolean;
}

/**
 * What becomes of a reminder when its turn comes, which may be hours after it was written (docs: reminders#reminder-meanwhile). It is `unwanted`
 * if its person has gone, has another address, or takes none of them any more; if they have submitted time since; or if nothing waits now. At
 * night there, also after a change of the zone, it waits.
 *
 * @returns `unwanted`, or the milliseconds that it has to wait; 0 to send it
 */
export async function whenItsTurnComes(
  db: Kysely<Database>,
  { kind, userId, channel, to, since }: QueuedReminder,
  now: Date,
): Promise<'unwanted' | number> {
  const { rows } = await sql<Reader>`
    select coalesce(p.time_zone, c.time_zone) as zone,
      case when ${channel} = 'email' then case when f.user_id is null then g.email end when r.by_sms then g.mobile end as address,
      ${channel} = 'email' and exists (select from mail_off m where m.user_id = u.id and m.kind = ${kind}) as "isOff",
      ${kind} = 'due' and exists (
        select from billing_item b where b.worker_id = u.id and b.type = 'TIME' and b.submitted_at >= ${since}) as "hasSubmitted"
    from app_user u
    join client c on c.id = u.client_id
    join recovery_registration g on g.user_id = u.id
    left join user_preference p on p.user_id = u.id
    left join reminder_choice r on r.user_id = u.id
    left join refused_address f on f.user_id = u.id and f.address = g.email
    where u.id = ${userId} and u.disabled_at is null`.execute(db);
  const [reader] = rows;
  if (!reader || reader.address !== to || reader.isOff || reader.hasSubmitted) return 'unwanted';
  if (kind === 'digest' && (await waitingItems(db, [userId], now)).length === 0) return 'unwanted';
  return untilDaytime(reader.zone, now);
}
