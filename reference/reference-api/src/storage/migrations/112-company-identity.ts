import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Accounts linked to an external identity provider, by its issuer and subject. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table company_identity (
      issuer text not null,
      subject text not null,
      user_id integer not null references app_user (id) on delete cascade,
      linked_at timestamptz not null,
      used_at timestamptz,
      primary key (issuer, subject),
      unique (issuer, user_id)
    )
  `.execute(db);
}
