import { normalizeDecimal, normalizeHours, readDecimal, readHours } from 'shared-validators/amounts';
import { UNITS_PRECISION } from '../allocations/allocation-total.ts';
import { setSickDay, setWorked } from '../day/toggles.ts';
import { visibleParts } from '../day/visible-parts.ts';
import { blankAllocation, blankMultiRate, rowKey } from '../form/blank.ts';
import type { AllocationForm, DayForm, MultiRateForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { fieldOf } from '../save-rules/validation-issue.ts';
import { allocationNamed, allocationToFill, isSpare } from './allocation-row.ts';
import type { AllocationAmount, AmountPart, AmountRow } from './amount-row.ts';

/** The content of a cell. */
export interface AmountCell {
  /** As typed; `yes` or empty for a flag. */
  readonly text: string;
  /** The cell's control on the day card, by the name that issues use; null until the day has the row. */
  readonly field: string | null;
}

/** Reads a cell; null if the day takes no such amount. */
export function amountCell(day: DayForm, { part }: AmountRow, rules: TimecardRules): AmountCell | null {
  const parts = visibleParts(day, rules);
  switch (part.of) {
    case 'flag':
      if (part.field === 'sickDay' && !parts.sickDay) return null;
      return { text: day[part.field] ? 'yes' : '', field: part.field };
    case 'day':
      if (part.field === 'sickDayPercent' ? !(parts.sickDay && day.sickDay) : !parts[part.field]) return null;
      return { text: day[part.field], field: part.field };
    case 'unit': {
      const unit = day.units.find((one) => one.type === part.type);
      return parts.units && unit ? { text: unit.unitsWorked, field: fieldOf(unit.key, 'unitsWorked') } : null;
    }
    case 'shift': {
      if (!parts.shiftLines) return null;
      const line = day.shiftLines.find((one) => one.shiftName === part.name);
      return line ? { text: line.hours, field: fieldOf(line.key, 'hours') } : { text: '', field: null };
    }
    case 'allocation': {
      if (!parts.allocations) return null;
      const row = allocationNamed(day, part.name);
      if (row) return { text: amountOf(row, part), field: fieldOf(row.key, fieldName(row, part)) };
      // A second line of a kind needs a first.
      const { name } = part;
      return name.nth === 0 || allocationNamed(day, { ...name, nth: name.nth - 1 }) ? { text: '', field: null } : null;
    }
  }
}

/** Writes a cell as the day card would, and adds the row to the day if it is missing. Writing an empty text adds no row. */
export function withAmount(day: DayForm, row: AmountRow, text: string, rules: TimecardRules): DayForm {
  const { part } = row;
  const cell = amountCell(day, row, rules);
  if (cell === null || day.readOnly || (cell.text === text && cell.field !== null)) return day;
  switch (part.of) {
    case 'flag':
      return part.field === 'daily' ? setWorked(day, text !== '', rules) : setSickDay(day, text !== '', rules);
    case 'day':
      return { ...day, [part.field]: text };
    case 'unit':
      return { ...day, units: day.units.map((one) => (one.type === part.type ? { ...one, unitsWorked: text } : one)) };
    case 'shift':
      return { ...day, shiftLines: withShift(day, part.name, text) };
    case 'allocation':
      return withAllocationAmount(day, part, text, rules);
  }
}

function withShift({ shiftLines }: DayForm, shiftName: string, hours: string): DayForm['shiftLines'] {
  if (shiftLines.some((line) => line.shiftName === shiftName))
    return shiftLines.map((line) => (line.shiftName === shiftName ? { ...line, hours } : line));
  if (hours.trim() === '') return shiftLines;
  const spare = shiftLines.findIndex((line) => line.shiftName === '' && line.hours === '');
  const line = { key: shiftLines[spare]?.key ?? rowKey(), shiftName, hours };
  return spare === -1 ? [...shiftLines, line] : shiftLines.with(spare, line);
}

type OfAllocation = Extract<AmountPart, { of: 'allocation' }>;

function withAllocationAmount(day: DayForm, part: OfAllocation, text: string, rules: TimecardRules): DayForm {
  const found = allocationNamed(day, part.name);
  if (!found && text.trim() === '') return day;
  const row = found ?? allocationToFill(day, part.name, rules);
  const next = written(row, part, text, rules);
  const isThere = day.allocations.some((one) => one.key === row.key);
  return {
    ...day,
    allocations: isThere
      ? day.allocations.map((one) => (one.key === row.key ? next : one))
      : [...day.allocations, next],
  };
}

/**
 * Regular, overtime and double time are required together, and an empty one is 0 (docs: allocations#allocation-empty-hours): writing one
 * fills the rest. Hours of a rate are stored in its line; its own are 0.
 */
function written(
  row: AllocationForm,
  { field, rate }: OfAllocation,
  text: string,
  rules: TimecardRules,
): AllocationForm {
  if (rate !== undefined) return withRate(row, rate, field, text, rules);
  const next = { ...row, [field]: text };
  const isSplit = SPLIT.some((one) => one === field);
  if (rules.template.allocationType !== 'ot_hours' || !isSplit || text.trim() === '') return next;
  return { ...next, ...Object.fromEntries(SPLIT.filter((one) => next[one].trim() === '').map((one) => [one, '0'])) };
}

const SPLIT = ['regularHours', 'overtimeHours', 'doubletimeHours'] as const;

function withRate(
  row: AllocationForm,
  rate: string,
  field: AllocationAmount,
  text: string,
  { template }: TimecardRules,
): AllocationForm {
  const isLine = (line: MultiRateForm) => line.type.toLowerCase() === rate.toLowerCase();
  const lines = row.multiRates.some(isLine) ? row.multiRates : [...row.multiRates, blankMultiRate(rate)];
  const multiRates = lines.map((line) => (isLine(line) ? { ...line, [field]: text } : line));
  if (template.allocationType !== 'ot_multi_rate') return { ...row, multiRates };
  return { ...row, regularHours: '0', overtimeHours: '0', doubletimeHours: '0', multiRates };
}

function amountOf(row: AllocationForm, { field, rate }: OfAllocation): string {
  if (rate === undefined) return row[field];
  const line = row.multiRates.find((one) => one.type.toLowerCase() === rate.toLowerCase());
  return line?.[field as 'hours'] ?? '';
}

const RATE_FIELDS: Readonly<Record<string, string>> = {
  hours: 'hrs',
  regularHours: 'regHrs',
  overtimeHours: 'otHrs',
  doubletimeHours: 'dtHrs',
};

/** The field of a rate, by the allocation editor's name. */
function fieldName(row: AllocationForm, { field, rate }: OfAllocation): string {
  if (rate === undefined) return field;
  const at = row.multiRates.findIndex((line) => line.type.toLowerCase() === rate.toLowerCase());
  return `rate-${Math.max(0, at)}-${RATE_FIELDS[field] ?? field}`;
}

/**
 * Leaves a cell after typing: its amount is formatted as on the day card, an emptied one becomes 0 (docs:
 * allocations#allocation-empty-hours), and an allocation without any amount left is removed.
 */
export function leaveAmount(day: DayForm, row: AmountRow, text: string, rules: TimecardRules): DayForm {
  const kept = withoutEmptied(withAmount(day, row, text, rules), row, rules);
  const isThere = (amountCell(kept, row, rules)?.field ?? null) !== null;
  return isThere ? withAmount(kept, row, leftAmount(text, row, rules), rules) : kept;
}

/** Removes an allocation that lost its last amount, unless it was saved. The only allocation of a day is kept without its cost centre. */
export function withoutEmptied(day: DayForm, { part }: AmountRow, rules: TimecardRules): DayForm {
  const row = part.of === 'allocation' ? allocationNamed(day, part.name) : undefined;
  if (!row || !isSpare({ ...row, values: [], ...zeroesBlanked(row) })) return day;
  const rest = day.allocations.filter((one) => one.key !== row.key);
  if (rest.length === 0)
    return isSpare({ ...row, ...zeroesBlanked(row) })
      ? day
      : { ...day, allocations: [{ ...blankAllocation(rules, 1), key: row.key }] };
  return { ...day, allocations: rest.map((one, at) => (one.sequence === null ? one : { ...one, sequence: at + 1 })) };
}

/** Clears the zeros that were filled in automatically with an amount. */
const zeroesBlanked = (row: AllocationForm): Partial<AllocationForm> =>
  Object.fromEntries(SPLIT.map((field) => [field, row[field] === '0' ? '' : row[field]]));

/** Whether a text is a valid amount for the row; empty is valid. */
export function isAmount(text: string, { kind }: Pick<AmountRow, 'kind'>, { precision }: TimecardRules): boolean {
  if (kind === 'flag' || text.trim() === '') return true;
  if (kind === 'hours') return readHours(text, precision) !== null;
  return readDecimal(text, kind === 'percent' ? 2 : UNITS_PRECISION) !== null;
}

/** The number of decimals of a row's amounts. */
export const decimalsOf = ({ kind }: Pick<AmountRow, 'kind'>, { precision }: TimecardRules): number =>
  kind === 'hours' ? precision : 2;

/** Longest text of units worked (docs: allocations#units-length). */
const UNITS_LENGTH = 6;

/** Cuts typed text to the longest text of a cell. */
export const cutAmount = (text: string, { kind }: Pick<AmountRow, 'kind'>): string =>
  kind === 'units' ? text.slice(0, UNITS_LENGTH) : text;

/** Formats an amount when its cell is left, as the day's fields do. Text that is not an amount stays unchanged. */
export function leftAmount(text: string, { kind }: Pick<AmountRow, 'kind'>, { precision }: TimecardRules): string {
  if (kind === 'hours') return normalizeHours(text, precision) ?? text;
  return kind === 'percent' ? (normalizeDecimal(text, 2) ?? text) : text;
}
