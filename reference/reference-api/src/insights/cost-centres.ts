import { type Kysely, sql } from 'kysely';
import type { Condition } from '../access/within-reach.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { seesCompany, weeksOfReach } from './week-rows.ts';

/** Items (`b`) with hours that are placed on one of the cost centres. */
export const placedOn = (costCentres: readonly string[]): Condition =>
  sql`exists (select from insight_week p where p.of_item = b.id and p.placed_minutes ?| ${[...costCentres]}::text[])`;

/** The cost centres with hours that a user may see, by a `like` pattern in lower case; none for those who see a whole company, as in charts. */
export async function costCentresLike(
  db: Kysely<Database>,
  user: SignedInUser,
  pattern: string,
  most: number,
): Promise<string[]> {
  if (seesCompany(user)) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct p.name from (select w.placed_minutes from ${weeksOfReach(user)}) w, jsonb_object_keys(w.placed_minutes) p(name)
    where lower(p.name) like ${pattern} order by 1 limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ name }) => name);
}
