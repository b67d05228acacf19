import type { Transaction } from 'kysely';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { SECURE_PLACEHOLDER } from 'shared-validators';
import type { Database } from '../storage/database.ts';
import type { Numbered } from './save-days.ts';
import type { Allocation } from './worked-day.ts';

/**
 * "Secure fields show a masked value of five asterisks": what is stored with a timecard is the mask, the value itself is
 * kept apart, so that no read can give it away. A mask that comes back in a save changes nothing.
 */
export async function keepSecureValues(
  trx: Transaction<Database>,
  itemId: number,
  numbered: Numbered,
  definitions: readonly CustomFieldDefinition[],
): Promise<Numbered> {
  const secure = new Set(definitions.filter((field) => field.secure).map((field) => field.reqBillCostAllocDefId));
  if (secure.size === 0) return numbered;
  const kept: { part_id: number; billing_item_id: number; value: string }[] = [];
  const masked = (allocation: Allocation): Allocation => ({
    ...allocation,
    costAllocationValues: allocation.costAllocationValues.map((one) => {
      if (!secure.has(one.reqBillCostAllocId) || !one.value || one.id === null) return one;
      if (one.value !== SECURE_PLACEHOLDER) kept.push({ part_id: one.id, billing_item_id: itemId, value: one.value });
      return { ...one, value: SECURE_PLACEHOLDER };
    }),
  });
  const result = {
    days: numbered.days.map((day) => ({ ...day, billingCostAllocation: day.billingCostAllocation.map(masked) })),
    allocations: numbered.allocations.map(masked),
  };
  if (kept.length > 0) {
    await trx
      .insertInto('secure_value')
      .values(kept)
      .onConflict((conflict) => conflict.column('part_id').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
      .execute();
  }
  return result;
}
