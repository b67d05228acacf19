import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Escalations of which the person who is asked as well has no mail yet (docs: reminders#escalation-mail). */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table untold_escalation (
      untold_item_id integer primary key references billing_item on delete cascade,
      untold_to integer not null references app_user on delete cascade,
      escalated_on timestamptz not null
    )`,
    'create index untold_escalation_to on untold_escalation (untold_to)',
    'alter table mail_off drop constraint mail_off_kind_check',
    `alter table mail_off add constraint mail_off_kind_check
      check (kind in ('rejections', 'reminders', 'due', 'digest', 'escalation', 'late', 'report'))`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
