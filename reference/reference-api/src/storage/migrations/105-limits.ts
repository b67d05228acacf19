import { type Kysely, sql } from 'kysely';

/** What limits have counted, for every process at once; and the devices that an account has signed in from. */
export async function up(db: Kysely<never>): Promise<void> {
  // Unlogged: a count that a crash forgets harms nobody, and writing it costs half.
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
