import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** Items are listed by supplier and by cost centre (docs: api#api-list-names). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index billing_item_listed_supplier on billing_item (item_supplier, period_end desc, id desc)`.execute(
    db,
  );
  await sql`create index insight_week_placed on insight_week using gin (placed_minutes)`.execute(db);
}
