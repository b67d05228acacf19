import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';

/** What one person may keep with one billing item, or with none that is saved: more than any item has, less than a disk. */
const MOST_FILES = 30;
const MOST_BYTES = 100_000_000;

/** Whether a person may keep one more file with an item (0: none yet). Of many uploads at once no more get through. */
export async function fitsQuota(
  trx: Transaction<Database>,
  { ownerId, billingItemId, size }: { ownerId: number; billingItemId: number; size: number },
): Promise<boolean> {
  await trx.selectFrom('app_user').select('id').where('id', '=', ownerId).forUpdate().execute();
  const kept = await trx
    .selectFrom('stored_file')
    .select((e) => [e.fn.countAll<number>().as('files'), e.fn.sum<number | null>('size').as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('billing_item_id', '=', billingItemId)
    .executeTakeFirstOrThrow();
  return Number(kept.files) < MOST_FILES && Number(kept.bytes ?? 0) + size <= MOST_BYTES;
}
