import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * For the sums of a year (docs: insights#insights-hours): the weeks of a supplier by an index, their days with overtime or without a meal by
 * another one, and what is placed on cost centres as text, which is grouped in a fifth of the time that jsonb takes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    'alter table insight_week add column placed_text text generated always as (placed_minutes::text) stored',
    'create index insight_week_supplier on insight_week (in_client, in_supplier, week_start)',
    `create index insight_week_days on insight_week (in_client, in_supplier, week_start) include (overtime_by_day, no_meal_by_day)
      where overtime_by_day <> '{0,0,0,0,0,0,0}'::integer[] or no_meal_by_day <> '{0,0,0,0,0,0,0}'::integer[]`,
  ];
  for (const text of statements) await sql.raw(text).execute(db);
}
