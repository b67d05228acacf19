import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The control total of a payroll batch (docs: exports#payroll-total), so that a list of batches does not read all of their lines. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payroll_batch add column control_total jsonb`.execute(db);
}
