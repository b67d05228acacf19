import { type Kysely, sql } from 'kysely';
import { type LateEngagement, NOT_SUBMITTED_AT_ONCE } from 'shared-client/schema/approvals';
import { engagementsWithinReach } from '../access/within-reach.ts';
import { fullName } from '../billing/change-history.ts';
import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { QueuedMessage } from '../messages/queued-message.ts';
import { readRegistration } from '../recovery/registrations.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { userLocale } from '../translations/user-locale.ts';
import { openPeriods, type PeriodOfWorker, type WhoseEngagements } from './open-periods.ts';
import { isLate } from './worker-reminder.ts';
import { askedMail } from './write-mails.ts';

/** The time between two reminders of a worker by hand. */
const PAUSE_MS = 24 * 3_600_000;

/** The engagements looked at in one step. */
const AT_ONCE = 500;

type Reminding = Pick<Services, 'db' | 'now' | 'queue' | 'options'>;

/** The late periods of engagements that a user reviews, by engagement: of given ones, or of as many as are listed. */
async function lateOf(db: Kysely<Database>, user: SignedInUser, now: Date, engagementIds?: readonly number[]) {
  const found: PeriodOfWorker[] = [];
  let after: number | undefined = 0;
  while (after !== undefined && new Set(found.map(({ engagementId }) => engagementId)).size < NOT_SUBMITTED_AT_ONCE) {
    const whose: WhoseEngagements = engagementIds
      ? { within: user, engagementIds }
      : { within: user, after, limit: AT_ONCE };
    const { periods, last }: Awaited<ReturnType<typeof openPeriods>> = await openPeriods(db, whose, now);
    found.push(...periods.filter((period) => isLate(period, now)));
    after = engagementIds ? undefined : last;
  }
  const late = Map.groupBy(found, ({ engagementId }) => engagementId);
  return new Map([...late].slice(0, NOT_SUBMITTED_AT_ONCE));
}

/** Whether workers can be reminded now, by id (docs: reminders#reminder-by-hand). */
async function remindable(
  db: Kysely<Database>,
  workerIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, LateEngagement['remindable']>> {
  const { rows } = await sql<{ id: number; takesMail: boolean; last: Date | null }>`
    select u.id, g.email is not null and f.user_id is null and m.user_id is null as "takesMail", r.reminded_at as last
    from app_user u
    left join recovery_registration g on g.user_id = u.id
    left join refused_address f on f.user_id = u.id and f.address = g.email
    left join mail_off m on m.user_id = u.id and m.kind = 'due'
    left join reminded_worker r on r.worker_id = u.id
    where u.id = any (${workerIds})`.execute(db);
  const isRecent = (last: Date | null) => last !== null && now.getTime() - last.getTime() < PAUSE_MS;
  return new Map(rows.map(({ id, takesMail, last }) => [id, takesMail ? (isRecent(last) ? 'today' : 'yes') : 'off']));
}

/** The engagements of a user whose workers have not submitted a period in time, those with the most periods first. */
export async function readNotSubmitted({ db, now }: Reminding, user: SignedInUser): Promise<LateEngagement[]> {
  const late = await lateOf(db, user, now());
  const workers = [...late.values()].flatMap(([first]) => first?.workerId ?? []);
  const states = await remindable(db, workers, now());
  const engagements: LateEngagement[] = [];
  for (const [engagementId, periods] of late) {
    const [first] = periods;
    if (!first) continue;
    engagements.push({
      ...{ engagementId, workerName: first.worker, title: first.engagement, periods: periods.length },
      remindable: states.get(first.workerId) ?? 'off',
    });
  }
  return engagements.sort((one, other) => other.periods - one.periods || one.engagementId - other.engagementId);
}

/**
 * Reminds the workers of engagements, each with one mail. @returns how many were reminded
 * @throws HttpProblem 404 if one of the engagements is not the user's
 */
export async function remindByHand(
  { db, now, queue, options }: Reminding,
  user: SignedInUser,
  engagementIds: readonly number[],
): Promise<number> {
  const own = await db
    .selectFrom('engagement as e')
    .select('e.id')
    .where(engagementsWithinReach(user))
    .where('e.id', 'in', engagementIds)
    .execute();
  if (own.length < new Set(engagementIds).size) throw notFound('There is no such engagement.');
  const late = await lateOf(db, user, now(), engagementIds);
  const byWorker = Map.groupBy([...late.values()].flat(), ({ workerId }) => workerId);
  const at = now();
  return db.transaction().execute(async (trx) => {
    const states = await remindable(trx, [...byWorker.keys()], at);
    let sent = 0;
    for (const [workerId, periods] of byWorker) {
      if (states.get(workerId) !== 'yes' || !(await noteReminded(trx, workerId, user.userId, at))) continue;
      await queue.add(trx, await messageTo(trx, { options, now: at }, { workerId, by: fullName(user), periods }));
      sent += 1;
    }
    return sent;
  });
}

/** @returns false if another user has reminded the worker meanwhile */
async function noteReminded(trx: Kysely<Database>, workerId: number, by: number, at: Date): Promise<boolean> {
  const values = { reminded_by: by, reminded_at: at };
  const noted = await trx
    .insertInto('reminded_worker')
    .values({ worker_id: workerId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('worker_id')
        .doUpdateSet(values)
        .where('reminded_worker.reminded_at', '<=', new Date(at.getTime() - PAUSE_MS)),
    )
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function messageTo(
  trx: Kysely<Database>,
  writing: { readonly options: Services['options']; readonly now: Date },
  {
    workerId,
    by,
    periods,
  }: { readonly workerId: number; readonly by: string; readonly periods: readonly PeriodOfWorker[] },
): Promise<readonly QueuedMessage[]> {
  const { email } = await readRegistration(trx, workerId);
  const chosen = await trx
    .selectFrom('app_user as u')
    .innerJoin('client as c', 'c.id', 'u.client_id')
    .leftJoin('user_preference as p', 'p.user_id', 'u.id')
    .select(['c.time_zone as zoneOfClient', 'p.time_zone as zone', 'p.time_format as timeFormat'])
    .where('u.id', '=', workerId)
    .executeTakeFirstOrThrow();
  const reader = {
    userId: workerId,
    email,
    locale: await userLocale(trx, workerId),
    zone: chosen.zone ?? chosen.zoneOfClient,
    timeFormat: chosen.timeFormat,
  };
  return askedMail(writing, reader, by, periods);
}
