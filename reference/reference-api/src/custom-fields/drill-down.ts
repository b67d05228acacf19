import { type Kysely, sql } from 'kysely';
import type { DrillDownItem, DrillDownPath, ReferenceListValue } from 'shared-client/schema/custom-fields';
import type { Database } from '../storage/database.ts';
import { listValueOf, PAGE_SIZE } from './reference-values.ts';

/** The names chosen so far: the levels, or hstr1 to hstr3 up to the first empty one. */
export function chosenPath({ levels, hstr1, hstr2, hstr3 }: DrillDownPath): string[] {
  if (levels.length > 0) return levels;
  const names: string[] = [];
  for (const name of [hstr1, hstr2, hstr3]) {
    if (!name) break;
    names.push(name);
  }
  return names;
}

const below = (path: readonly string[]) =>
  sql<boolean>`path[1:${path.length}::integer] = ${sql.val([...path])}::text[]`;

/** The choices one level below a path, by name: "id 0 means a final selectable value, 1 means it has children". */
export async function levelItems(
  db: Kysely<Database>,
  listId: number,
  path: readonly string[],
): Promise<DrillDownItem[]> {
  const place = path.length + 1;
  const { rows } = await sql<{ name: string; has_children: boolean }>`
    select path[${place}::integer] as name, bool_or(cardinality(path) > ${place}::integer) as has_children
    from reference_value
    where list_id = ${listId} and cardinality(path) >= ${place}::integer and ${below(path)}
    group by 1 order by 1`.execute(db);
  return rows.map((row) => ({ name: row.name, id: row.has_children ? 1 : 0 }));
}

/** The value with exactly this path; undefined while levels are missing. */
export async function valueAt(
  db: Kysely<Database>,
  listId: number,
  path: readonly string[],
): Promise<ReferenceListValue | undefined> {
  const row = await db
    .selectFrom('reference_value')
    .selectAll()
    .where('list_id', '=', listId)
    .where(sql<boolean>`path = ${sql.val([...path])}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return row && listValueOf(row);
}

/** The values below a path, at most one page. */
export async function valuesBelow(
  db: Kysely<Database>,
  listId: number,
  path: readonly string[],
): Promise<ReferenceListValue[]> {
  const rows = await db
    .selectFrom('reference_value')
    .selectAll()
    .where('list_id', '=', listId)
    .where(below(path))
    .orderBy('path')
    .limit(PAGE_SIZE)
    .execute();
  return rows.map(listValueOf);
}
