import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The key for decoy contacts where none is registered, so that they stay the same when the portal's secret is replaced. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table decoy_key (value text not null)`.execute(db);
  await sql`insert into decoy_key (value) values (gen_random_uuid()::text || gen_random_uuid()::text)`.execute(db);
}
