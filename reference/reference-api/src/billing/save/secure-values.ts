import type { Transaction } from 'kysely';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { SECURE_PLACEHOLDER } from 'shared-validators';
import type { Database } from '../../storage/database.ts';
import type { Allocation } from '../timecard/worked-day.ts';
import type { Numbered } from './save-days.ts';

/** Anything with custom-field values: an allocation, a line of an expense item. */
export interface WithFieldValues {
  readonly costAllocationValues: Allocation['costAllocationValues'];
}

/**
 * "Secure fields show a masked value of five asterisks": the mask is stored with a timecard and the value separately, so that no read can
 * reveal it. A mask in a save changes nothing.
 *
 * @returns the masked timecard, and the values by the id of their part, for {@link storeSecureValues}
 */
export function maskSecureValues(
  numbered: Numbered,
  definitions: readonly CustomFieldDefinition[],
): { readonly masked: Numbered; readonly values: ReadonlyMap<number, string> } {
  if (!definitions.some((field) => field.secure)) return { masked: numbered, values: new Map() };
  const { mask, values } = masking(definitions);
  const masked = {
    days: numbered.days.map((day) => ({ ...day, billingCostAllocation: day.billingCostAllocation.map(mask) })),
    allocations: numbered.allocations.map(mask),
  };
  return { masked, values };
}

interface SplitLine extends WithFieldValues {
  readonly split: { readonly parts: readonly WithFieldValues[] } | null;
}

/** The same for the lines of an item without days, and for their parts. */
export async function keepSecureLines<Line extends SplitLine>(
  trx: Transaction<Database>,
  itemId: number,
  lines: readonly Line[],
  definitions: readonly CustomFieldDefinition[],
): Promise<Line[]> {
  const { mask, values } = masking(definitions);
  const result = lines.map((line) => {
    const split = line.split && { ...line.split, parts: line.split.parts.map(mask) };
    return { ...mask(line), split };
  });
  await storeSecureValues(trx, itemId, values);
  return result;
}

/** Masks part by part, and collects the masked values by id. */
function masking(definitions: readonly CustomFieldDefinition[]) {
  const secure = new Set(definitions.filter((field) => field.secure).map((field) => field.reqBillCostAllocDefId));
  const values = new Map<number, string>();
  const mask = <Part extends WithFieldValues>(part: Part): Part => ({
    ...part,
    costAllocationValues: part.costAllocationValues.map((one) => {
      if (!secure.has(one.reqBillCostAllocId) || !one.value || one.id === null) return one;
      if (one.value !== SECURE_PLACEHOLDER) values.set(one.id, one.value);
      return { ...one, value: SECURE_PLACEHOLDER };
    }),
  });
  return { mask, values };
}

/** Stores the masked values of an item. */
export async function storeSecureValues(
  trx: Transaction<Database>,
  itemId: number,
  values: ReadonlyMap<number, string>,
): Promise<void> {
  if (values.size === 0) return;
  await trx
    .insertInto('secure_value')
    .values([...values].map(([part_id, value]) => ({ part_id, billing_item_id: itemId, value })))
    .onConflict((conflict) => conflict.column('part_id').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute();
}
