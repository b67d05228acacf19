import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** An approver's decisions on single days and allocations of a timecard. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table billing_item add column line_decisions jsonb not null default '[]'`.execute(db);
}
