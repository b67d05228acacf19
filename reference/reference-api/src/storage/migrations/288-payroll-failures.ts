import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** How often the next part of a large batch could not be written, one try after the other (docs: exports#payroll-stopped). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payroll_making add column failures integer not null default 0`.execute(db);
}
