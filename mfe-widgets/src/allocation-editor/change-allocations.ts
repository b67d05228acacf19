import { formatUnits, readHours } from 'shared-validators/amounts';
import type { AllocationType } from 'shared-validators/totals';
import { type AllocationRow, blankAllocation, isMultiRate } from './allocation-row.ts';

/**
 * The part of a row that an edit changes. Use a function for a list in the row (multi-rates, leave): it gets the row at the time the edit
 * is applied, because the page may not have rendered the previous edit yet.
 */
export type AllocationEdit = Partial<AllocationRow> | ((row: AllocationRow) => Partial<AllocationRow>);

/** An action on the rows. `field` names the control, so that continued typing in one control is one undo step. */
export type AllocationAction =
  | { readonly kind: 'edit'; readonly key: string; readonly field: string; readonly part: AllocationEdit }
  | { readonly kind: 'type'; readonly key: string; readonly costAllocType: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly key: string }
  /** Adds hours that are not allocated yet, as steps at the hour precision, to the last row. */
  | { readonly kind: 'place'; readonly left: number };

/** The rules that applying an action depends on. */
export interface AllocationRules {
  readonly type: AllocationType;
  readonly multiRates: readonly { readonly type: string; readonly showOTDT: boolean }[];
  readonly precision: number;
}

let lastKey = 0;

/** Applies an action to the rows. Untouched rows keep their identity. */
export function changeAllocations(
  rows: readonly AllocationRow[],
  action: AllocationAction,
  { type, multiRates, precision }: AllocationRules,
): readonly AllocationRow[] {
  const on = (key: string, change: (row: AllocationRow) => AllocationRow) =>
    rows.map((row) => (row.key === key ? change(row) : row));
  switch (action.kind) {
    case 'edit':
      return on(action.key, (row) =>
        withAmounts(row, typeof action.part === 'function' ? action.part(row) : action.part, type),
      );
    case 'type': {
      const rateTypes = multiRates.map((rate) => rate.type);
      return on(action.key, (row) => withAllocationType(row, action.costAllocType, type, rateTypes));
    }
    case 'remove':
      return withoutAllocation(rows, action.key, type);
    case 'add': {
      lastKey += 1;
      const blank = blankAllocation(`new-allocation-${lastKey}`, rows.length + 1);
      const lines = multiRates.map((rate) => ({ type: rate.type, hrs: '', regHrs: '', otHrs: '', dtHrs: '' }));
      return [...rows, type === 'multi_rate' ? { ...blank, costAllocationMultiRates: lines } : blank];
    }
    case 'place': {
      const field = type === 'ot_hours' ? 'regularHours' : 'hours';
      const last = rows.at(-1);
      if (!last) return rows;
      const units = Math.max(0, (readHours(last[field], precision) ?? 0) + action.left);
      return on(last.key, (row) => withAmounts(row, { [field]: formatUnits(units, precision) }, type));
    }
  }
}

/** The three amounts of the ot_hours allocation type. */
const SPLIT_HOURS = ['regularHours', 'overtimeHours', 'doubletimeHours'] as const;

/**
 * Changes the amounts of a row. Regular, overtime and double time are required together and an empty one is 0 (docs:
 * allocations#allocation-empty-hours), so writing one of them fills empty ones with 0.
 */
function withAmounts(row: AllocationRow, part: Partial<AllocationRow>, type: AllocationType): AllocationRow {
  const written = { ...row, ...part };
  if (type !== 'ot_hours' || !SPLIT_HOURS.some((field) => (part[field] ?? '').trim() !== '')) return written;
  for (const field of SPLIT_HOURS) if (written[field].trim() === '') written[field] = '0';
  return written;
}

/** Deleting a row renumbers sequence 1..n, only for the hours allocation type (docs: allocations#allocation-sequence). */
export function withoutAllocation(
  rows: readonly AllocationRow[],
  key: string,
  type: AllocationType,
): readonly AllocationRow[] {
  const rest = rows.filter((row) => row.key !== key);
  return type === 'hours' ? rest.map((row, index) => ({ ...row, sequence: index + 1 })) : rest;
}

/**
 * Changes the type of a row. In an ot_multi_rate row a multi-rate type zeroes regular, overtime and double-time hours and sets the first
 * sub-rate's type; any other type clears the sub-rate rows (docs: allocations#allocation-multi-rate).
 */
export function withAllocationType(
  row: AllocationRow,
  costAllocType: string,
  type: AllocationType,
  multiRateTypes: readonly string[],
): AllocationRow {
  const chosen = { ...row, costAllocType };
  if (type !== 'ot_multi_rate') return chosen;
  if (!isMultiRate(costAllocType, multiRateTypes)) return { ...chosen, costAllocationMultiRates: [] };
  const [first, ...rest] = row.costAllocationMultiRates;
  const line = first ?? { type: '', hrs: '', regHrs: '', otHrs: '', dtHrs: '' };
  return {
    ...chosen,
    regularHours: '0',
    overtimeHours: '0',
    doubletimeHours: '0',
    costAllocationMultiRates: [{ ...line, type: costAllocType }, ...rest],
  };
}
