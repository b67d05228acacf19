import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Marks of rows that a restore of the sample data may leave alone; empty in production. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table sample_mark (name text primary key, mark text not null)`.execute(db);
}
