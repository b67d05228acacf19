import type { Kysely } from 'kysely';
import type { Database } from '../../storage/database.ts';

/** Makes engagements of the sample data, their items and the days of these, those of this worker. */
export async function giveEngagements(db: Kysely<Database>, workerId: number, engagementIds: number[]): Promise<void> {
  await db.updateTable('engagement').set({ worker_id: workerId }).where('id', 'in', engagementIds).execute();
  await db
    .updateTable('billing_item')
    .set({ worker_id: workerId })
    .where('engagement_id', 'in', engagementIds)
    .execute();
  await db
    .updateTable('billing_item_detail as d')
    .from('billing_item as b')
    .set({ worker_id: workerId })
    .whereRef('b.id', '=', 'd.billing_item_id')
    .where('b.engagement_id', 'in', engagementIds)
    .execute();
}
