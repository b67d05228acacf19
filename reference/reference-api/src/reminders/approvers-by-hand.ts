import { type Kysely, sql } from 'kysely';
import { type LateApprover, NOT_SUBMITTED_AT_ONCE } from 'shared-client/schema/approvals';
import { dateIn } from '../billing/calendar.ts';
import { fullName } from '../billing/change-history.ts';
import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { mailReader } from './addressee.ts';
import { digestOf } from './approver-digest.ts';
import { daysOff } from './days-off.ts';
import { noteReminded, remindableNow } from './reminded-once.ts';
import { waitingItems } from './waiting-items.ts';
import { askedToDecideMail } from './write-mails.ts';

type Reminding = Pick<Services, 'db' | 'now' | 'queue' | 'options'>;
type Late = Pick<LateApprover, 'userId' | 'name' | 'lateItems'>;

/** The other people for whom items of a user's company have waited past their due date, the longest list first. */
async function lateOf(db: Kysely<Database>, user: SignedInUser, now: Date): Promise<readonly Late[]> {
  const { rows } = await sql<Late>`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, count(*)::integer as "lateItems"
    from billing_item b
    cross join lateral (
      select w::integer as person from jsonb_array_elements_text(b.waits_for) w where b.waits_for is not null
      union select b.manager_id where b.waits_for is null
    ) a
    join app_user u on u.id = a.person and u.disabled_at is null and u.permissions @> '["BILLING_APPROVE"]'
    where b.item_client_id = ${user.clientId} and b.status = 'Pending' and b.approver_due_at < ${now}
      and u.id <> ${user.userId} and u.id is distinct from b.submitted_by_id
    group by u.id order by "lateItems" desc, u.id limit ${NOT_SUBMITTED_AT_ONCE}`.execute(db);
  return rows;
}

async function isDayOff(db: Kysely<Database>, { clientId }: SignedInUser, now: Date): Promise<boolean> {
  const { time_zone } = await db
    .selectFrom('client')
    .select('time_zone')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return (await daysOff(db, [{ clientId, day: dateIn(time_zone, now) }])).size > 0;
}

/** Who has not decided in time at the company of a user (docs: reminders#reminder-approver-by-hand). */
export async function readLateApprovers({ db, now }: Reminding, user: SignedInUser): Promise<LateApprover[]> {
  const at = now();
  const late = await lateOf(db, user, at);
  const isOff = await isDayOff(db, user, at);
  const ids = late.map(({ userId }) => userId);
  const states = await remindableNow(db, 'approver', ids, at);
  return late.map((one) => ({ ...one, remindable: isOff ? 'day-off' : (states.get(one.userId) ?? 'off') }));
}

/**
 * Reminds approvers of what they have not decided in time, each with one mail; nobody on a day off. @returns how many were reminded
 * @throws HttpProblem 404 if one of them is not late at the user's company
 */
export async function remindApprovers(
  { db, now, queue, options }: Reminding,
  user: SignedInUser,
  approverIds: readonly number[],
): Promise<number> {
  const at = now();
  const late = new Set((await lateOf(db, user, at)).map(({ userId }) => userId));
  if (approverIds.some((id) => !late.has(id))) throw notFound('This person has nothing that is late.');
  if (await isDayOff(db, user, at)) return 0;
  const asked = [...new Set(approverIds)];
  const waiting = Map.groupBy(await waitingItems(db, asked, at), ({ readerId }) => readerId);
  return db.transaction().execute(async (trx) => {
    const states = await remindableNow(trx, 'approver', asked, at);
    let sent = 0;
    for (const userId of asked) {
      const own = (waiting.get(userId) ?? []).filter(({ principal, due }) => principal === null && due && due < at);
      const digest = digestOf(own, at);
      if (!digest || states.get(userId) !== 'yes') continue;
      if (!(await noteReminded(trx, 'approver', { userId, by: user.userId, at }))) continue;
      await queue.add(
        trx,
        askedToDecideMail({ options, now: at }, await mailReader(trx, userId), fullName(user), digest),
      );
      sent += 1;
    }
    return sent;
  });
}
