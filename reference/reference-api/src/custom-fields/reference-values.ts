import { type Kysely, type Selectable, sql } from 'kysely';
import type { ReferenceListValue } from 'shared-client/schema/custom-fields';
import type { Database } from '../storage/database.ts';
import { likePattern } from './search-key.ts';
import type { ReferenceValueTable } from './tables.ts';

/** "Reference-list search page size 200 in the custom-field service" (docs: custom-fields#reference-page-size). */
export const PAGE_SIZE = 200;

/** A stored value for a response: its path through the levels as hpStr1 to hpStr11. */
export function listValueOf(row: Selectable<ReferenceValueTable>): ReferenceListValue {
  const level = (index: number) => row.path[index] ?? null;
  return {
    id: row.id,
    value: row.value,
    dateActive: row.date_active,
    dateInactive: row.date_inactive,
    hpStr1: level(0),
    hpStr2: level(1),
    hpStr3: level(2),
    hpStr4: level(3),
    hpStr5: level(4),
    hpStr6: level(5),
    hpStr7: level(6),
    hpStr8: level(7),
    hpStr9: level(8),
    hpStr10: level(9),
    hpStr11: level(10),
  };
}

/** A query for the values of a list. */
export interface ValueQuery {
  readonly searchKey?: string | undefined;
  readonly where?: 'anywhere' | 'start';
  readonly withWildCards?: boolean | undefined;
  /** Only values that are valid on this date: from the active date, before the inactive date; either may be open. */
  readonly on?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A page of values by name. */
export async function findValues(
  db: Kysely<Database>,
  listId: number,
  { searchKey, where = 'anywhere', withWildCards, on, page = 0, pageSize = PAGE_SIZE }: ValueQuery,
): Promise<ReferenceListValue[]> {
  let query = db.selectFrom('reference_value').selectAll().where('list_id', '=', listId);
  if (searchKey) query = query.where('search_key', 'like', likePattern(searchKey, where, withWildCards));
  if (on) query = query.where(offeredOn(on));
  const rows = await query
    .orderBy(sql`search_key collate "C"`)
    .orderBy('id')
    .limit(Math.max(1, pageSize))
    .offset(page * pageSize)
    .execute();
  return rows.map(listValueOf);
}

/** "A reference value is valid for a worked date if the date is on or after the active date and before the inactive." */
const offeredOn = (date: string) =>
  sql<boolean>`(date_active is null or date_active <= ${date}::date)
    and (date_inactive is null or date_inactive > ${date}::date)`;
