import { type Kysely, sql } from 'kysely';

/** What the sample data remembers of rows it may leave alone; empty in production. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table sample_mark (name text primary key, mark text not null)`.execute(db);
}
