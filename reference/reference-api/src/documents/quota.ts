import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';

/** The storage of one user for one billing item, or without a saved item: more than any item needs. */
const MOST_FILES = 30;
const MOST_BYTES = 100_000_000;

/** Whether a user may store one more file for an item (0: not saved yet). Concurrent uploads cannot exceed the limit. */
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
