import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Escalation (docs: reminders#escalation): who is asked as well when an item waits too long, by company, and when that was done. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table escalation (
      escalation_client_id integer primary key references client,
      after_days integer not null check (after_days between 1 and 60),
      next_user_id integer not null references app_user on delete cascade
    )`,
    'alter table billing_item add column escalated_at timestamptz',
    'alter table billing_item_change add column escalated_to text',
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
