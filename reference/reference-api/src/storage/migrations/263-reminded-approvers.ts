import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The last reminder by hand of each approver (docs: reminders#reminder-approver-by-hand). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table reminded_approver (
      approver_id integer primary key references app_user on delete cascade,
      reminded_by integer references app_user on delete set null,
      reminded_at timestamptz not null
    )`.execute(db);
}
