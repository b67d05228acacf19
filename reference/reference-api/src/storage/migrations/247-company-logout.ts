import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** What the company's provider ends a session by, the logout tokens that were used, and until when an account's password is let through. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table session add column company_sid text`.execute(db);
  await sql`create index session_company_sid on session (company_sid) where company_sid is not null`.execute(db);
  await sql`alter table sign_in_attempt add column attempt_sid text`.execute(db);
  await sql`alter table company_identity add column password_open_until timestamptz`.execute(db);
  await sql`create table used_logout_token (
    issuer text not null,
    jti text not null,
    spent_at timestamptz not null,
    primary key (issuer, jti)
  )`.execute(db);
}
