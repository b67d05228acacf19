import { type Kysely, sql } from 'kysely';
import type { AdministrationRequest } from 'shared-client/schema/administration';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { answersOf, requestState } from './request-rules.ts';
import { refusalOf } from './rights.ts';
import { usersWithinReach } from './within-reach.ts';

/** The longest list. Older requests are in the audit. */
const SHOWN = 50;

const nameOf = (table: string) =>
  sql<string | null>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

/** The requests (`r`) about users (`u`) within an administrator's reach. */
const requestsQuery = (db: Kysely<Database>, administrator: SignedInUser) =>
  db
    .selectFrom('administration_request as r')
    .innerJoin('app_user as u', 'u.id', 'r.subject_id')
    .leftJoin('app_user as a', 'a.id', 'r.asked_by')
    .leftJoin('app_user as b', 'b.id', 'r.answered_by')
    .select(['r.id', 'r.action', 'r.factors', 'r.grounds', 'r.asked_by', 'r.asked_at', 'r.lapses_at', 'r.outcome'])
    .select(['u.id as userId', 'u.user_name as userName', 'u.user_type as userType', 'u.permissions'])
    .select([nameOf('u').as('name'), nameOf('a').as('askedBy'), nameOf('b').as('answeredBy')])
    .where(usersWithinReach(administrator));

type Row = Awaited<ReturnType<ReturnType<typeof requestsQuery>['executeTakeFirstOrThrow']>>;

function describe(row: Row, administrator: SignedInUser, now: Date): AdministrationRequest {
  const asked = { askedBy: row.asked_by, lapsesAt: row.lapses_at, outcome: row.outcome };
  const reader = { userId: administrator.userId, mayChangeUser: refusalOf(administrator, row) === null };
  return {
    requestId: row.id,
    userId: row.userId,
    userName: row.userName,
    name: row.name ?? '',
    action: row.action,
    factors: [...row.factors],
    reason: row.grounds,
    askedBy: row.askedBy ?? '',
    askedAt: row.asked_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    state: requestState(asked, now),
    answeredBy: row.answeredBy,
    mayAnswer: answersOf(asked, reader, now),
  };
}

/** The newest requests that an administrator sees, open ones first; only about one user, if one is given. */
export async function readRequests(
  db: Kysely<Database>,
  administrator: SignedInUser,
  { now, openOf }: { readonly now: Date; readonly openOf?: number },
): Promise<AdministrationRequest[]> {
  const isOpen = sql<boolean>`r.outcome is null and r.lapses_at > ${now}`;
  let query = requestsQuery(db, administrator);
  if (openOf !== undefined) query = query.where('r.subject_id', '=', openOf).where(isOpen);
  const rows = await query.orderBy(isOpen, 'desc').orderBy('r.id', 'desc').limit(SHOWN).execute();
  return rows.map((row) => describe(row, administrator, now));
}

/** One request; undefined if it is about a user out of reach. */
export async function readRequest(
  db: Kysely<Database>,
  administrator: SignedInUser,
  id: number,
  now: Date,
): Promise<AdministrationRequest | undefined> {
  const row = await requestsQuery(db, administrator).where('r.id', '=', id).executeTakeFirst();
  return row && describe(row, administrator, now);
}
