import type { Transaction } from 'kysely';
import { storeDays } from '../../billing/save/save-days.ts';
import { type StoredItem, storeChange } from '../../billing/save/store-item.ts';
import type { Database } from '../../storage/database.ts';
import { json } from '../../storage/json.ts';
import type { Placed } from './placed.ts';

/** Stores the allocations of a timecard as its next version. The amounts of its days do not change. */
export async function storeAllocations(
  trx: Transaction<Database>,
  item: StoredItem & { readonly worker_id: number },
  { days, allocations, byShift, now }: Placed & { readonly now: Date },
): Promise<StoredItem> {
  const saved = await storeChange(trx, item, { cost_allocations: json([...allocations]) });
  await storeDays(trx, { itemId: item.id, workerId: item.worker_id, days, byShift, now });
  return saved;
}
