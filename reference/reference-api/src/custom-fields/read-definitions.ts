import type { Kysely } from 'kysely';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import type { Database } from '../storage/database.ts';

/** Active definitions by id, in the order of the given ids. */
export async function readDefinitions(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly CustomFieldDefinition[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('custom_field')
    .select(['id', 'definition'])
    .where('id', 'in', [...ids])
    .where('active', '=', true)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row.definition]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
