import { type Kysely, sql } from 'kysely';

export const effect = 'addition';

/** The pieces of piece work of an item, for lists: those of its days, otherwise those of the days' allocations. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table billing_item add column units_worked numeric not null default 0`.execute(db);
  await sql`
    update billing_item b set units_worked = pieces.units
    from (
      select billing_item_id, sum(coalesce(
        nullif((select sum((p ->> 'unitsWorked')::numeric) from jsonb_array_elements(content #> '{timeEntry,pieceTypes}') p), 0),
        (select sum((p ->> 'unitsWorked')::numeric) from jsonb_array_elements(content -> 'billingCostAllocation') p),
        0
      )) as units
      from billing_item_detail group by billing_item_id
    ) pieces
    where pieces.billing_item_id = b.id and pieces.units > 0`.execute(db);
}
