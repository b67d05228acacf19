import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The shares of a project item in the budgets of its engagement. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table billing_item add column budget_shares jsonb not null default '[]'`.execute(db);
}
