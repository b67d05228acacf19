import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Kinds of mail that a user has turned off; all other kinds are sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table mail_off (
      user_id integer not null references app_user (id) on delete cascade,
      kind text not null check (kind in ('rejections', 'reminders')),
      primary key (user_id, kind)
    )
  `.execute(db);
}
