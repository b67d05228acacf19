import type { Kysely } from 'kysely';
import { type LateEngagement, NOT_SUBMITTED_AT_ONCE } from 'shared-client/schema/approvals';
import { engagementsWithinReach } from '../access/within-reach.ts';
import { fullName } from '../billing/change-history.ts';
import { notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { mailReader } from './addressee.ts';
import { openPeriods, type PeriodOfWorker, type WhoseEngagements } from './open-periods.ts';
import { noteReminded, remindableNow } from './reminded-once.ts';
import { isLate, mentioned, type OpenPeriod, type WorkersDay } from './worker-reminder.ts';
import { askedMail } from './write-mails.ts';

/** The engagements looked at in one step. */
const AT_ONCE = 500;

type Reminding = Pick<Services, 'db' | 'now' | 'queue' | 'options'>;

/** The late periods, on any day: the list says why nobody is reminded of one. */
const lateOnes = <P extends OpenPeriod>(periods: readonly P[], _day: WorkersDay, now: Date): P[] =>
  mentioned(periods, now).filter((period) => isLate(period, now));

/** The late periods of engagements that a user reviews, by engagement: of given ones, or of as many as are listed. */
async function lateOf(db: Kysely<Database>, user: SignedInUser, now: Date, engagementIds?: readonly number[]) {
  const found: PeriodOfWorker[] = [];
  let after: number | undefined = 0;
  while (after !== undefined && new Set(found.map(({ engagementId }) => engagementId)).size < NOT_SUBMITTED_AT_ONCE) {
    const whose: WhoseEngagements = engagementIds
      ? { within: user, engagementIds }
      : { within: user, after, limit: AT_ONCE };
    const { periods, last }: Awaited<ReturnType<typeof openPeriods>> = await openPeriods(db, whose, now, lateOnes);
    found.push(...periods);
    after = engagementIds ? undefined : last;
  }
  const late = Map.groupBy(found, ({ engagementId }) => engagementId);
  return new Map([...late].slice(0, NOT_SUBMITTED_AT_ONCE));
}

/** Why nobody is reminded of a period on this day; undefined on any other. */
function whyNot({ isDayOff, isLeave, hasEnded }: WorkersDay): LateEngagement['remindable'] | undefined {
  if (hasEnded) return 'ended';
  return isDayOff ? 'day-off' : isLeave ? 'leave' : undefined;
}

/** The engagements of a user whose workers have not submitted a period in time, those with the most periods first. */
export async function readNotSubmitted({ db, now }: Reminding, user: SignedInUser): Promise<LateEngagement[]> {
  const late = await lateOf(db, user, now());
  const workers = [...late.values()].flatMap(([first]) => first?.workerId ?? []);
  const states = await remindableNow(db, 'worker', workers, now());
  const engagements: LateEngagement[] = [];
  for (const [engagementId, periods] of late) {
    const [first] = periods;
    if (!first) continue;
    engagements.push({
      ...{ engagementId, workerName: first.worker, title: first.engagement, periods: periods.length },
      remindable: whyNot(first.day) ?? states.get(first.workerId) ?? 'off',
    });
  }
  return engagements.sort((one, other) => other.periods - one.periods || one.engagementId - other.engagementId);
}

/**
 * Reminds the workers of engagements, each with one mail about all that they have not submitted to the user in time, because another one would
 * have to wait a day. @returns how many were reminded
 * @throws HttpProblem 404 if one of the engagements is not the user's
 */
export async function remindByHand(
  { db, now, queue, options }: Reminding,
  user: SignedInUser,
  engagementIds: readonly number[],
): Promise<number> {
  const own = await db
    .selectFrom('engagement as e')
    .select(['e.id', 'e.worker_id'])
    .where(engagementsWithinReach(user))
    .where('e.id', 'in', engagementIds)
    .execute();
  if (own.length < new Set(engagementIds).size) throw notFound('There is no such engagement.');
  const theirs = await db
    .selectFrom('engagement as e')
    .select('e.id')
    .where(engagementsWithinReach(user))
    .where(
      'e.worker_id',
      'in',
      own.map(({ worker_id }) => worker_id),
    )
    .execute();
  const late = await lateOf(
    db,
    user,
    now(),
    theirs.map(({ id }) => id),
  );
  const remindable = [...late.values()].flat().filter(({ day }) => whyNot(day) === undefined);
  const byWorker = Map.groupBy(remindable, ({ workerId }) => workerId);
  for (const [workerId, periods] of byWorker)
    if (!periods.some(({ engagementId }) => engagementIds.includes(engagementId))) byWorker.delete(workerId);
  const at = now();
  return db.transaction().execute(async (trx) => {
    const states = await remindableNow(trx, 'worker', [...byWorker.keys()], at);
    let sent = 0;
    for (const [workerId, periods] of byWorker) {
      if (states.get(workerId) !== 'yes') continue;
      if (!(await noteReminded(trx, 'worker', { userId: workerId, by: user.userId, at }))) continue;
      const reader = await mailReader(trx, workerId);
      await queue.add(trx, askedMail({ options, now: at }, reader, fullName(user), periods));
      sent += 1;
    }
    return sent;
  });
}
