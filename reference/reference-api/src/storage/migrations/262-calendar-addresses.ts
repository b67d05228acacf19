import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The private address of a person's calendar, of which only the hash is stored (docs: notifications#calendar-address). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table calendar_address (
    person_id integer primary key references app_user on delete cascade,
    address_hash text not null unique,
    made_at timestamptz not null
  )`.execute(db);
}
