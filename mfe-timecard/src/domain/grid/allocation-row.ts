import { blankAllocation } from '../form/blank.ts';
import { ALLOCATION_AMOUNTS, type AllocationForm, type DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';

/** The identity of a row of the allocation matrix on every day: its custom values, its type, and its number among equal ones. */
export interface AllocationName {
  /** Values of custom fields by definition, without empty ones. */
  readonly values: Readonly<Record<string, string>>;
  readonly costAllocType: string;
  readonly pieceType: string;
  /** 0 for the first allocation of a day with these values and this type. */
  readonly nth: number;
}

/** The name of an allocation. `before` are the earlier allocations of its day. */
export function nameOf(row: AllocationForm, before: readonly AllocationForm[]): AllocationName {
  const own = { values: valuesOf(row), costAllocType: row.costAllocType, pieceType: row.pieceType };
  const text = JSON.stringify(own);
  const same = (one: AllocationForm) =>
    JSON.stringify({ values: valuesOf(one), costAllocType: one.costAllocType, pieceType: one.pieceType }) === text;
  return { ...own, nth: before.filter(same).length };
}

function valuesOf({ values }: AllocationForm): Record<string, string> {
  const entered = values.filter((one) => one.value.trim() !== '');
  return Object.fromEntries(
    entered
      .map((one): [string, string] => [String(one.reqBillCostAllocId), one.value])
      .sort(([a], [b]) => Number(a) - Number(b)),
  );
}

export const keyOfName = (name: AllocationName): string => JSON.stringify(name);

/** The allocation of a day that belongs to a row of the matrix. */
export function allocationNamed(day: DayForm, name: AllocationName): AllocationForm | undefined {
  const key = keyOfName(name);
  return day.allocations.find((row, index) => keyOfName(nameOf(row, day.allocations.slice(0, index))) === key);
}

/** The names of all allocations of the given days, each once, in order of first appearance. */
export function allocationNames(days: readonly DayForm[]): AllocationName[] {
  const names = days.flatMap((day) =>
    day.allocations.map((row, index) => nameOf(row, day.allocations.slice(0, index))),
  );
  return [...new Map(names.map((name) => [keyOfName(name), name])).values()];
}

/** Whether an allocation has no entries, like the one an untouched day starts with. */
export function isSpare(row: AllocationForm): boolean {
  return (
    row.id === null &&
    ALLOCATION_AMOUNTS.every((field) => row[field] === '') &&
    row.leave.length === 0 &&
    row.multiRates.every((line) =>
      [line.hours, line.regularHours, line.overtimeHours, line.doubletimeHours].every((text) => text === ''),
    ) &&
    Object.keys(valuesOf(row)).length === 0
  );
}

/** An allocation of that name without amounts: an unused one of the day with its key, or a new one. */
export function allocationToFill(day: DayForm, name: AllocationName, rules: TimecardRules): AllocationForm {
  const spare = name.nth === 0 ? day.allocations.find((row) => isSpare(row)) : undefined;
  return withName(spare ?? blankAllocation(rules, day.allocations.length + 1), name);
}

/**
 * The days after a row of the matrix is renamed: its allocations get the new values and the new type. Empty allocations stay empty, because
 * a name alone does not make a day incomplete.
 */
export function renamedRow(days: readonly DayForm[], name: AllocationName, next: AllocationName): DayForm[] {
  return days.map((day) => {
    const row = allocationNamed(day, name);
    if (!row || day.readOnly || isSpare(row)) return day;
    return { ...day, allocations: day.allocations.map((one) => (one === row ? withName(one, next) : one)) };
  });
}

/** An allocation with the values and the type of a name. */
export function withName(row: AllocationForm, { values, costAllocType, pieceType }: AllocationName): AllocationForm {
  return {
    ...row,
    costAllocType,
    pieceType,
    values: row.values.map((one) => {
      const value = values[String(one.reqBillCostAllocId)] ?? '';
      return value === one.value
        ? one
        : { ...one, value, associatedValues: [], defaultValueSet: false, inactive: false };
    }),
  };
}
