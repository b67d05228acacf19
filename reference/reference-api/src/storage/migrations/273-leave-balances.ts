import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * The balances of leave over time (docs: insights#insights-balance): a trigger keeps each balance that `accrual` has had, the last one of a day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    `create table leave_balance (
      of_engagement integer not null references engagement on delete cascade,
      leave_kind text not null check (leave_kind in ('Sick', 'PTO')),
      balance_date date not null,
      balance_minutes integer not null,
      primary key (of_engagement, leave_kind, balance_date)
    )`,
    `insert into leave_balance select engagement_id, leave_kind, as_of_date, accrued_minutes from accrual`,
    `create function keep_leave_balance() returns trigger language plpgsql as $$
    begin
      insert into leave_balance values (new.engagement_id, new.leave_kind, new.as_of_date, new.accrued_minutes)
      on conflict (of_engagement, leave_kind, balance_date) do update set balance_minutes = excluded.balance_minutes;
      return null;
    end $$`,
    `create trigger accrual_balance after insert or update on accrual for each row execute function keep_leave_balance()`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
