import type { Kysely } from 'kysely';
import type { Delegation, Delegations, Person } from 'shared-client/schema/delegates';
import { delegationState } from 'shared-validators/delegation';
import { dateIn } from '../billing/calendar.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { mayLend } from './delegated-permissions.ts';

type User = Pick<SignedInUser, 'userId' | 'userType' | 'clientId' | 'permissions'>;

const CANDIDATES = 20;

/** The current day at the user's company. */
export async function todayOf(db: Kysely<Database>, { clientId }: Pick<User, 'clientId'>, now: Date): Promise<string> {
  const client = await db.selectFrom('client').select('time_zone').where('id', '=', clientId).executeTakeFirstOrThrow();
  return dateIn(client.time_zone, now);
}

/** A user's delegates, and the people the user is a delegate of. */
export async function readDelegations(db: Kysely<Database>, user: User, now: Date): Promise<Delegations> {
  const today = await todayOf(db, user, now);
  const own = await delegationsQuery(db)
    .where((e) => e.or([e('d.user_id', '=', user.userId), e('d.delegate_id', '=', user.userId)]))
    .execute();
  return {
    today,
    mayLend: [...mayLend(user)],
    named: own.filter((row) => row.user_id === user.userId).map((row) => describe(row, user, today)),
    standsInFor: own.filter((row) => row.user_id !== user.userId).map((row) => describe(row, user, today)),
  };
}

/** A delegation by a user. */
export async function readDelegation(
  db: Kysely<Database>,
  user: User,
  id: number,
  now: Date,
): Promise<Delegation | undefined> {
  const row = await delegationsQuery(db).where('d.id', '=', id).where('d.user_id', '=', user.userId).executeTakeFirst();
  return row && describe(row, user, await todayOf(db, user, now));
}

const delegationsQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('delegation as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .innerJoin('app_user as w', 'w.id', 'd.delegate_id')
    .selectAll('d')
    .select(['u.first_name as ownFirst', 'u.last_name as ownLast', 'w.first_name as first', 'w.last_name as last'])
    .orderBy('d.end_date', 'desc')
    .orderBy('d.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof delegationsQuery>['execute']>>[number];

function describe(row: Row, { userId }: Pick<User, 'userId'>, today: string): Delegation {
  const isNamed = row.user_id === userId;
  const period = { startDate: row.start_date, endDate: row.end_date };
  return {
    delegationId: row.id,
    version: row.version,
    person: isNamed
      ? { userId: row.delegate_id, name: `${row.first} ${row.last}` }
      : { userId: row.user_id, name: `${row.ownFirst} ${row.ownLast}` },
    permissions: row.permissions,
    ...period,
    state: delegationState({ ...period, isEnded: row.ended_at !== null }, today),
  };
}

/** The possible delegates of a user: people with the same company and type of account. */
export const candidatesQuery = (db: Kysely<Database>, { userId, userType, clientId }: User) =>
  db
    .selectFrom('app_user')
    .select(['id as userId', 'first_name', 'last_name'])
    .where('client_id', '=', clientId)
    .where('user_type', '=', userType)
    .where('id', '<>', userId)
    .where('disabled_at', 'is', null);

/** The candidates whose name contains every word. */
export async function findCandidates(db: Kysely<Database>, user: User, search: string): Promise<Person[]> {
  let query = candidatesQuery(db, user);
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((e) => e.or([e('first_name', 'ilike', pattern), e('last_name', 'ilike', pattern)]));
  }
  const rows = await query.orderBy('last_name').orderBy('first_name').orderBy('id').limit(CANDIDATES).execute();
  return rows.map(({ userId, first_name, last_name }) => ({ userId, name: `${first_name} ${last_name}` }));
}
