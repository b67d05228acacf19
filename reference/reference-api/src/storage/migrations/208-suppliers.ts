import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/**
 * A supplier's user belongs to a supplier, like an engagement, and an item stores its submitter by id, because names are not unique. Items
 * submitted earlier belong to their worker.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table app_user add column supplier_name text`.execute(db);
  await sql`alter table billing_item add column submitted_by_id integer references app_user (id)`.execute(db);
  await sql`
    update billing_item set submitted_by_id = worker_id
    where submitted_at is not null and type not in ('ADJUSTMENT', 'BENEFIT')`.execute(db);
}
