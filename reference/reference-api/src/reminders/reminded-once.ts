import { type Kysely, sql } from 'kysely';
import type { ReminderKind } from 'shared-client/schema/account';
import type { Remindable } from 'shared-client/schema/approvals';
import type { Database } from '../storage/database.ts';

/** The time between two reminders of a person by hand. */
const PAUSE_MS = 24 * 3_600_000;

/** As whom a person is reminded, which is noted in a table for each. */
export type Side = 'worker' | 'approver';

/** The kind of mail that is turned off to be reminded no more. */
const KINDS: Readonly<Record<Side, ReminderKind>> = { worker: 'due', approver: 'digest' };

const of = (side: Side) => ({ table: sql.table(`reminded_${side}`), person: sql.ref(`${side}_id`) });

/** Whether people can be reminded now, by id, on a day that is not off (docs: reminders#reminder-by-hand). */
export async function remindableNow(
  db: Kysely<Database>,
  side: Side,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Extract<Remindable, 'yes' | 'today' | 'off'>>> {
  const { table, person } = of(side);
  const { rows } = await sql<{ id: number; takesMail: boolean; last: Date | null }>`
    select u.id, g.email is not null and f.user_id is null and m.user_id is null as "takesMail", r.reminded_at as last
    from app_user u
    left join recovery_registration g on g.user_id = u.id
    left join refused_address f on f.user_id = u.id and f.address = g.email
    left join mail_off m on m.user_id = u.id and m.kind = ${KINDS[side]}
    left join ${table} r on r.${person} = u.id
    where u.id = any (${userIds})`.execute(db);
  const isRecent = (last: Date | null) => last !== null && now.getTime() - last.getTime() < PAUSE_MS;
  return new Map(rows.map(({ id, takesMail, last }) => [id, takesMail ? (isRecent(last) ? 'today' : 'yes') : 'off']));
}

/** Notes a reminder. @returns false if another user has reminded the person meanwhile */
export async function noteReminded(
  trx: Kysely<Database>,
  side: Side,
  { userId, by, at }: { readonly userId: number; readonly by: number; readonly at: Date },
): Promise<boolean> {
  const { table, person } = of(side);
  const { rows } = await sql`
    insert into ${table} as r (${person}, reminded_by, reminded_at) values (${userId}, ${by}, ${at})
    on conflict (${person}) do update set reminded_by = excluded.reminded_by, reminded_at = excluded.reminded_at
    where r.reminded_at <= ${new Date(at.getTime() - PAUSE_MS)}
    returning reminded_at`.execute(trx);
  return rows.length > 0;
}
