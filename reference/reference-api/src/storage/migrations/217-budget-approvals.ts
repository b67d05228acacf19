import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Budgets are also approved in steps. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['approval_route', 'approval_record']) {
    const constraint = sql.raw(`${table}_kind_check`);
    await sql`alter table ${sql.table(table)} drop constraint ${constraint}`.execute(db);
    await sql`
      alter table ${sql.table(table)} add constraint ${constraint}
        check (kind in ('REQUEST', 'ENGAGEMENT', 'REVISION', 'BUDGET'))`.execute(db);
  }
}
