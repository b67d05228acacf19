import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Reminders (docs: reminders): the choices of a person, the days on which it was found out whether to remind them, and refused addresses. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table reminder_choice (
      user_id integer primary key references app_user on delete cascade,
      remind_hour integer not null default 8 check (remind_hour between 7 and 20),
      digest text not null default 'daily' check (digest in ('daily', 'weekly')),
      by_sms boolean not null default false
    )`,
    `create table reminder_day (
      user_id integer primary key references app_user on delete cascade,
      -- Days and Mondays of the person's time zone.
      considered_on date not null,
      considered_week date
    )`,
    `create table refused_address (
      user_id integer primary key references app_user on delete cascade,
      address text not null,
      refusal text not null,
      refused_at timestamptz not null
    )`,
    'alter table mail_off drop constraint mail_off_kind_check',
    `alter table mail_off add constraint mail_off_kind_check check (kind in ('rejections', 'reminders', 'due', 'digest', 'late'))`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
