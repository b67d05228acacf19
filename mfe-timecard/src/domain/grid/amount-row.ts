import { allocatesByDay, showsUnitsOfDay } from '../form/blank.ts';
import type { ALLOCATION_AMOUNTS, DayForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { type AllocationName, allocationNames, isSpare } from './allocation-row.ts';

/** An amount of an allocation, or of the line of a rate. */
export type AllocationAmount = (typeof ALLOCATION_AMOUNTS)[number];

/** The part of every day that a row of the amount grid edits. */
export type AmountPart =
  | { readonly of: 'flag'; readonly field: 'daily' | 'sickDay' }
  | { readonly of: 'day'; readonly field: 'hours' | 'sickHours' | 'sickDayPercent' }
  | { readonly of: 'unit'; readonly type: string }
  | { readonly of: 'shift'; readonly name: string }
  | {
      readonly of: 'allocation';
      readonly name: AllocationName;
      readonly field: AllocationAmount;
      readonly rate?: string;
    };

/** A row of the amount grid. */
export interface AmountRow {
  /** Stable for as long as the row edits the same part. */
  readonly key: string;
  readonly part: AmountPart;
  readonly kind: 'flag' | 'hours' | 'percent' | 'units';
}

/** The setting of the rows besides days and rules. */
export interface AmountOptions {
  /** Added rows that have no amount yet. */
  readonly added: readonly AllocationName[];
  /** Rates are entered as one amount each. */
  readonly prorated: boolean;
}

/** The rows of the grid: flags, amounts of the day, units, shifts, then the allocations in order of first appearance. */
export function amountRows(days: readonly DayForm[], rules: TimecardRules, options: AmountOptions): AmountRow[] {
  const { template } = rules;
  const parts: AmountPart[] = [
    ...(template.showWorked ? [{ of: 'flag', field: 'daily' } as const] : []),
    ...(template.showSickDay && rules.displaySickDay && !rules.payroll ? sickParts(days) : []),
    ...(template.showHours ? [{ of: 'day', field: 'hours' } as const] : []),
    ...(template.showSickHours && rules.eligibleForSickTime ? [{ of: 'day', field: 'sickHours' } as const] : []),
    ...(showsUnitsOfDay(template) ? rules.pieceTypes.map((type) => ({ of: 'unit', type }) as const) : []),
    ...(template.showShiftEntry && rules.useShiftDifferential ? shiftNames(days, rules) : []),
    ...(allocatesByDay(template)
      ? rowNames(days, rules, options.added).flatMap((name) => amountsOf(name, rules, options.prorated))
      : []),
  ];
  return parts.map((part) => ({ key: JSON.stringify(part), part, kind: kindOf(part) }));
}

/** The percentage of a sick day has a row once a day is marked sick. */
function sickParts(days: readonly DayForm[]): AmountPart[] {
  const percent: AmountPart[] = [{ of: 'day', field: 'sickDayPercent' }];
  return [{ of: 'flag', field: 'sickDay' }, ...(days.some((day) => day.sickDay) ? percent : [])];
}

function shiftNames(days: readonly DayForm[], { shiftNames: offered }: TimecardRules): AmountPart[] {
  const used = days.flatMap((day) => day.shiftLines.map((line) => line.shiftName)).filter((name) => name !== '');
  return [...new Set([...offered, ...used])].map((name) => ({ of: 'shift', name }));
}

/** The allocations of the period. If each has a type, the offered types have rows as well. */
function rowNames(days: readonly DayForm[], rules: TimecardRules, added: readonly AllocationName[]): AllocationName[] {
  const { allocationType } = rules.template;
  const filled = days.map((day) => ({ ...day, allocations: day.allocations.filter((row) => !isSpare(row)) }));
  const ready = (part: Partial<AllocationName>): AllocationName => ({
    values: {},
    costAllocType: '',
    pieceType: '',
    nth: 0,
    ...part,
  });
  const offered =
    allocationType === 'per_unit'
      ? rules.pieceTypes.map((pieceType) => ready({ pieceType }))
      : allocationType === 'ot_multi_rate'
        ? ['Labor', ...rules.multiRates.map((rate) => rate.type)].map((costAllocType) => ready({ costAllocType }))
        : [];
  const found = [...allocationNames(filled), ...added];
  // If cost centres distinguish rows, the row of an offered type is shown until one of its type has a cost centre.
  const known = offered.filter((name) => !found.some((one) => hasSameType(one, name)));
  const all = [...found, ...known];
  const first = all.length > 0 ? all : [ready({})];
  return [...new Map(first.map((name) => [JSON.stringify(name), name])).values()];
}

const hasSameType = (one: AllocationName, other: AllocationName): boolean =>
  one.costAllocType === other.costAllocType && one.pieceType === other.pieceType;

/** The amounts of an allocation (docs: allocations#allocation-columns), one row each. */
function amountsOf(name: AllocationName, rules: TimecardRules, prorated: boolean): AmountPart[] {
  const own = (...fields: AllocationAmount[]): AmountPart[] =>
    fields.map((field) => ({ of: 'allocation', name, field }));
  const ofRate = (rate: string, ...fields: AllocationAmount[]): AmountPart[] =>
    fields.map((field) => ({ of: 'allocation', name, field, rate }));
  const split: AllocationAmount[] = ['regularHours', 'overtimeHours', 'doubletimeHours'];
  const pto: AllocationAmount[] = rules.eligibleForPTO ? ['ptoHours'] : [];
  switch (rules.template.allocationType) {
    case 'hours':
      return own('hours');
    case 'percent':
      return own('percentOfDay');
    case 'per_unit':
      return own('unitsWorked');
    case 'ot_hours':
      return own(...split, ...pto);
    case 'multi_rate':
      return rules.multiRates.flatMap((rate) => ofRate(rate.type, 'hours'));
    case 'ot_multi_rate': {
      const rate = rules.multiRates.find((one) => one.type.toLowerCase() === name.costAllocType.toLowerCase());
      if (!rate) return own(...split, ...pto);
      return [...ofRate(rate.type, ...(rate.showOTDT && !prorated ? split : ['hours' as const])), ...own(...pto)];
    }
    default:
      return [];
  }
}

function kindOf(part: AmountPart): AmountRow['kind'] {
  if (part.of === 'flag') return 'flag';
  if (part.of === 'unit') return 'units';
  if (part.of === 'shift') return 'hours';
  if (part.of === 'day') return part.field === 'sickDayPercent' ? 'percent' : 'hours';
  return part.field === 'unitsWorked' ? 'units' : part.field === 'percentOfDay' ? 'percent' : 'hours';
}
