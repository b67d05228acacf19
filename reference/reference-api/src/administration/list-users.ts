import { type Kysely, sql } from 'kysely';
import type { ManagedUser } from 'shared-client/schema/administration';
import { cursorOf, placeOf } from '../call/cursor.ts';
import type { Database } from '../storage/database.ts';
import type { UserCondition } from './within-reach.ts';

/** The users (`u`) with their companies (`c`). */
export const usersQuery = (db: Kysely<Database>) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('client as c', 'c.id', 'u.client_id')
    .select(['u.id', 'u.user_name', 'u.first_name', 'u.last_name', 'u.user_type', 'u.supplier_name'])
    .select(['u.seen_at', 'u.disabled_at', 'c.name as company']);

type Row = Awaited<ReturnType<ReturnType<typeof usersQuery>['executeTakeFirstOrThrow']>>;

export const describeUser = (row: Row): ManagedUser => ({
  userId: row.id,
  userName: row.user_name,
  name: `${row.first_name} ${row.last_name}`,
  userType: row.user_type,
  company: row.company,
  supplier: row.supplier_name,
  seenAt: row.seen_at?.toISOString() ?? null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
});

interface ListOptions {
  /** Words of names, user names, companies and suppliers; all have to fit. */
  readonly search: string;
  readonly cursor: string | undefined;
  readonly size: number;
  /** All users if it is absent. */
  readonly within?: UserCondition;
}

const SORT = 'name';

/** A page of users, by name. The next page begins after the last user of this one, even if others have come or gone. */
export async function listUsers(db: Kysely<Database>, { search, cursor, size, within }: ListOptions) {
  let query = usersQuery(db);
  if (within) query = query.where(within);
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const text = sql`concat_ws(' ', u.user_name, u.first_name, u.last_name, u.supplier_name, c.name)`;
    query = query.where(sql<boolean>`${text} ilike ${pattern}`);
  }
  if (cursor !== undefined) {
    const [last, first, id] = placeOf(cursor, SORT, 3);
    query = query.where(
      sql<boolean>`(u.last_name, u.first_name, u.id) > (${String(last)}, ${String(first)}, ${Number(id)})`,
    );
  }
  const rows = await query
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    users: shown.map(describeUser),
    next: last ? cursorOf(SORT, [last.last_name, last.first_name, last.id]) : null,
  };
}
