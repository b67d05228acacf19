import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Payroll batches that are being made (docs: exports#payroll-large): how many lines each is to have, and how many are written. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table payroll_making (
      making_batch_id integer primary key references payroll_batch on delete cascade,
      asked_by integer not null,
      expected_lines integer not null,
      written_lines integer
    )`.execute(db);
}
