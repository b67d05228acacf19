import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The counts of limits, shared by all processes, and the devices from which an account has signed in. */
export async function up(db: Kysely<never>): Promise<void> {
  // Unlogged: losing a count in a crash harms nobody, and writing takes half the time.
  await sql`
    create unlogged table limit_count (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index limit_count_end on limit_count (ends_at)`.execute(db);
  await sql`
    create table known_device (
      device_hash text not null,
      user_id integer not null references app_user on delete cascade,
      seen_at timestamptz not null,
      primary key (device_hash, user_id)
    )`.execute(db);
  await sql`create index known_device_user on known_device (user_id)`.execute(db);
}
