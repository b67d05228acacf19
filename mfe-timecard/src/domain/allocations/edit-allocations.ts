import { blankAllocation, blankMultiRate } from '../form/blank.ts';
import type { AllocationForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { readHours } from '../hours/decimal-text.ts';
import { formatUnits, type HourUnits } from '../hours/hour-units.ts';

/** Add Allocation. */
export function addAllocation(rows: readonly AllocationForm[], rules: TimecardRules): AllocationForm[] {
  return [...rows, blankAllocation(rules, rows.length + 1)];
}

/** Deleting a row renumbers sequence 1..n, only for the hours allocation type (document 002, section 4). */
export function deleteAllocation(rows: readonly AllocationForm[], key: string, rules: TimecardRules): AllocationForm[] {
  const kept = rows.filter((row) => row.key !== key);
  return rules.template.allocationType === 'hours' ? kept.map((row, index) => ({ ...row, sequence: index + 1 })) : kept;
}

/**
 * Choosing a multi-rate type in an ot_multi_rate row zeroes regular, overtime and double-time hours and sets the first
 * sub-rate type. Choosing a non-multi-rate type clears the sub-rate rows (document 002, section 4).
 */
export function chooseAllocationType(row: AllocationForm, type: string, rules: TimecardRules): AllocationForm {
  const isMultiRate = rules.multiRates.some((rate) => rate.type.toLowerCase() === type.toLowerCase());
  if (!isMultiRate) return { ...row, costAllocType: type, multiRates: [] };
  const first = row.multiRates[0] ?? blankMultiRate();
  return {
    ...row,
    costAllocType: type,
    regularHours: '0',
    overtimeHours: '0',
    doubletimeHours: '0',
    multiRates: [{ ...first, type }],
  };
}

/** The three amounts of the ot_hours allocation type. */
const SPLIT_HOURS = ['regularHours', 'overtimeHours', 'doubletimeHours'] as const;

/**
 * Writes an amount of a row. Regular, overtime and double time are required together and an empty one is 0 (document 002,
 * section 5), so writing one of them fills the others with 0.
 */
export function writeAmount(
  row: AllocationForm,
  field: keyof AllocationForm,
  text: string,
  rules: TimecardRules,
): AllocationForm {
  const written = { ...row, [field]: text };
  if (rules.template.allocationType !== 'ot_hours' || text.trim() === '') return written;
  const zeros = SPLIT_HOURS.filter((name) => name !== field && row[name].trim() === '').map((name) => [name, '0']);
  return { ...written, ...Object.fromEntries(zeros) };
}

/** Adds hours not placed yet to a row: its hours, or its regular hours. */
export function placeRemaining(row: AllocationForm, left: HourUnits, rules: TimecardRules): AllocationForm {
  const field = rules.template.allocationType === 'ot_hours' ? 'regularHours' : 'hours';
  const units = Math.max(0, (readHours(row[field], rules.precision) ?? 0) + left);
  return writeAmount(row, field, formatUnits(units, rules.precision), rules);
}
