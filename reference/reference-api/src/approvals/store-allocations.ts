import type { Transaction } from 'kysely';
import { storeDays } from '../billing/save-days.ts';
import { type StoredItem, storeChange } from '../billing/store-item.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';
import type { Placed } from './placed.ts';

/** Writes the allocations of a timecard, as its next version. What its days come to is as it was. */
export async function storeAllocations(
  trx: Transaction<Database>,
  item: StoredItem & { readonly worker_id: number },
  { days, allocations, byShift, now }: Placed & { readonly now: Date },
): Promise<StoredItem> {
  const saved = await storeChange(trx, item, { cost_allocations: json([...allocations]) });
  await storeDays(trx, { itemId: item.id, workerId: item.worker_id, days, byShift, now });
  return saved;
}
