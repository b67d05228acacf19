import { type Kysely, sql } from 'kysely';
import { DateTime } from 'luxon';
import type { MailedReports, NewMailedReport } from 'shared-client/schema/mailed-reports';
import { forbidden } from '../../call/http-problem.ts';
import { readOwner, zoneOf } from '../../exports/jobs/owner.ts';
import type { SignedInUser } from '../../identity/signed-in-user.ts';
import type { Database } from '../../storage/database.ts';
import { mayReadReport } from './may-read.ts';
import { dueDayOf } from './report-period.ts';

/** The people that are named as possible readers. */
const COLLEAGUES = 50;

const name = (of: 'o' | 't') => sql<string>`${sql.ref(`${of}.first_name`)} || ' ' || ${sql.ref(`${of}.last_name`)}`;

/** The reports of a user's figures and those that they get from others, and who else may get theirs (docs: insights#insights-mail). */
export async function readReports(db: Kysely<Database>, user: SignedInUser): Promise<MailedReports> {
  const rows = await db
    .selectFrom('mailed_report as m')
    .innerJoin('app_user as o', 'o.id', 'm.report_of')
    .innerJoin('app_user as t', 't.id', 'm.report_to')
    .where((eb) => eb.or([eb('m.report_of', '=', user.userId), eb('m.report_to', '=', user.userId)]))
    .select(['m.id as reportId', 'm.frequency', 'm.report_of', 'm.report_to'])
    .select([name('o').as('by'), name('t').as('to')])
    .orderBy('m.id')
    .execute();
  const readers = await readersOf(db, user);
  return {
    reports: rows.map(({ reportId, frequency, report_of, report_to, by, to }) => ({
      ...{ reportId, frequency },
      by: { userId: report_of, name: by },
      to: { userId: report_to, name: to },
      isByReader: report_of === user.userId,
      // Of a colleague whose rights have changed.
      isStopped:
        report_of === user.userId && report_to !== user.userId && !readers.some(({ userId }) => userId === report_to),
    })),
    colleagues: readers.slice(0, COLLEAGUES),
  };
}

/** The users of the company who see all that a user sees. */
async function readersOf(db: Kysely<Database>, user: SignedInUser): Promise<MailedReports['colleagues']> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id as userId', 'user_type as userType', 'client_id as clientId', 'supplier_name as supplierName'])
    .select(['permissions', 'first_name', 'last_name'])
    .where('client_id', '=', user.clientId)
    .where('user_type', '<>', 'Worker')
    .where('id', '<>', user.userId)
    .where('disabled_at', 'is', null)
    .orderBy('last_name')
    .orderBy('id')
    .execute();
  return rows
    .filter((one) => mayReadReport(one, user))
    .map(({ userId, first_name, last_name }) => ({ userId, name: `${first_name} ${last_name}` }));
}

/** Begins, or changes how often it comes. The first report is the next one. @throws HttpProblem 403 for a reader who may not see it */
export async function saveReport(
  db: Kysely<Database>,
  user: SignedInUser,
  { toUserId, frequency }: NewMailedReport,
  now: Date,
): Promise<void> {
  const to = toUserId ?? user.userId;
  const reader = await readOwner(db, to, now);
  if (!reader || !mayReadReport(reader, user)) throw forbidden('This person may not see your figures.');
  const local = DateTime.fromJSDate(now, { zone: await zoneOf(db, to) });
  const [day, monday] = [local, local.startOf('week')].map((date) => date.toISODate() ?? '') as [string, string];
  const sent_for = dueDayOf(frequency, { day, monday });
  await db
    .insertInto('mailed_report')
    .values({ report_of: user.userId, report_to: to, frequency, sent_for })
    .onConflict((conflict) => conflict.columns(['report_of', 'report_to']).doUpdateSet({ frequency, sent_for }))
    .execute();
}

/** Ends a report, by whom it is of or who gets it. Ids of others are not found. @returns whether there was one */
export async function endReport(
  db: Kysely<Database>,
  { userId }: Pick<SignedInUser, 'userId'>,
  id: number,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('mailed_report')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('report_of', '=', userId), eb('report_to', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
