import { sql, type Transaction } from 'kysely';
import type { BillingItemDetailErrors } from 'shared-client/schema/billing';
import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import { showsBillingItemAllocations } from 'shared-client/timecard-templates';
import { takesAllocations } from 'shared-validators/timecard';
import { searchKeyOf } from '../../custom-fields/search-key.ts';
import type { Database } from '../../storage/database.ts';
import { customFieldErrors } from '../rules/custom-fields.ts';
import type { Timecard } from '../rules/timecard.ts';
import type { ValidationIssues } from '../rules/validation-issue.ts';
import type { Allocation } from '../timecard/worked-day.ts';
import type { WithFieldValues } from './secure-values.ts';

/** Adds the issues of the allocations' custom fields, by day. */
export async function checkCostAllocationFields(
  trx: Transaction<Database>,
  definitions: readonly CustomFieldDefinition[],
  timecard: Timecard,
  issues: ValidationIssues,
): Promise<ValidationIssues> {
  if (definitions.length === 0) return issues;
  const isListed = await listedValues(trx, definitions, [
    ...timecard.allocations,
    ...timecard.days.flatMap((day) => day.billingCostAllocation),
  ]);
  const check = (allocations: readonly Allocation[], workedDate: string) =>
    allocations.flatMap((allocation, index) =>
      customFieldErrors(allocation, definitions, { workedDate, place: `billingCostAllocation[${index}]`, isListed }),
    );
  if (showsBillingItemAllocations(timecard.template)) {
    const last = timecard.workedDates.at(-1) ?? '';
    return { ...issues, errors: [...issues.errors, ...check(timecard.allocations, last)] };
  }
  const days = timecard.days.flatMap((day): BillingItemDetailErrors[] => {
    const found = takesAllocations(day, timecard.template) ? check(day.billingCostAllocation, day.workedDate) : [];
    if (found.length === 0) return [];
    const { shiftNumber } = day.timeEntry;
    const workedDate = shiftNumber === null ? day.workedDate : String(shiftNumber);
    return [{ workedDate, shiftNumber, errors: [], costAllocationErrors: found }];
  });
  return { ...issues, billingItemDetailErrors: merged(issues.billingItemDetailErrors, days) };
}

/** One entry for each day, in the order of the days. */
function merged(known: BillingItemDetailErrors[], more: BillingItemDetailErrors[]): BillingItemDetailErrors[] {
  const byPlace = new Map(known.map((day) => [day.workedDate, day]));
  for (const day of more) {
    const before = byPlace.get(day.workedDate);
    const costAllocationErrors = [...(before?.costAllocationErrors ?? []), ...day.costAllocationErrors];
    byPlace.set(day.workedDate, { ...(before ?? day), costAllocationErrors });
  }
  const place = (day: BillingItemDetailErrors) => day.shiftNumber ?? day.workedDate ?? '';
  return [...byPlace.values()].sort((one, other) =>
    typeof place(one) === 'number' && typeof place(other) === 'number'
      ? Number(place(one)) - Number(place(other))
      : String(place(one)).localeCompare(String(place(other))),
  );
}

/** Looks up all values of the long lists in one query. The definitions contain the short lists. */
export async function listedValues(
  trx: Transaction<Database>,
  definitions: readonly CustomFieldDefinition[],
  parts: readonly WithFieldValues[],
) {
  const lists = new Map(
    definitions.flatMap((field) =>
      field.cfReferenceListId !== null && field.cfRefList.length === 0
        ? [[field.reqBillCostAllocDefId, field.cfReferenceListId] as const]
        : [],
    ),
  );
  const wanted = new Set<string>();
  for (const part of parts) {
    for (const { reqBillCostAllocId, value } of part.costAllocationValues)
      if (value && lists.has(reqBillCostAllocId)) wanted.add(searchKeyOf(value));
  }
  const found =
    wanted.size === 0
      ? []
      : await trx
          .selectFrom('reference_value')
          .select(['list_id', 'value'])
          .where('list_id', 'in', [...new Set(lists.values())])
          .where(sql<boolean>`search_key = any(${sql.val([...wanted])}::text[])`)
          .execute();
  return (listId: number, value: string, caseSensitive: boolean): boolean =>
    found.some(
      (row) =>
        row.list_id === listId &&
        (caseSensitive ? row.value === value : row.value.toLowerCase() === value.toLowerCase()),
    );
}
