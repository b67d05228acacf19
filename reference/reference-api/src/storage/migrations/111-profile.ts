import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** A user's formats for times and numbers, and their time zone; null follows the language and the device. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table user_preference
      add column time_format text check (time_format in ('12', '24')),
      add column number_format text
        check (number_format in ('comma-point', 'point-comma', 'space-comma', 'apostrophe-point')),
      add column time_zone text
  `.execute(db);
}
