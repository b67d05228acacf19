import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Authenticator apps, recovery codes, and sign-ins that wait for one of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table authenticator (
      user_id integer primary key references app_user on delete cascade,
      secret text not null,
      added_at timestamptz not null,
      confirmed_at timestamptz,
      last_step integer not null default 0
    )`.execute(db);
  await sql`
    create table recovery_key (
      user_id integer not null references app_user on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`
    create table sign_in_attempt (
      token_hash text primary key,
      user_id integer not null references app_user on delete cascade,
      code_hash text,
      code_sent_at timestamptz,
      attempts integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db);
}
